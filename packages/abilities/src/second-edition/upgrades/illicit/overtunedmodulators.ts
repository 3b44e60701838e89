import { assign, GREEN, may } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, isUnstressed, not, toThisShip } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

/** Returns the number of green tokens that the End phase is about to remove. */
const goingTokens = ({ game, self: { ship } }: CardScene): number =>
  GREEN.reduce((total, token) => total + (may(game, "keepToken", { ship, token }, false) ? 0 : ship.tokens[token]), 0);

export const overtunedmodulators: Card = {
  card: "upgrade:overtunedmodulators",
  title: "Overtuned Modulators",
  triggers: [
    {
      at: "systemPhase",
      when: all(toThisShip, isUnstressed),
      may: [{ verb: "spend charge" }, { verb: "gain", token: "calculate", count: 3 }],
    },
    {
      at: "duringEnd",
      when: not(hasCharges()),
      must: [
        {
          verb: "special",
          can: (scene) => goingTokens(scene) > 0,
          *perform(scene) {
            yield* assign(scene.game, scene.self.ship, "strain", goingTokens(scene), scene.self.ship);
          },
        },
      ],
    },
  ],
};
