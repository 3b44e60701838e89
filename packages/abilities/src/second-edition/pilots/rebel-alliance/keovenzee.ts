import { readManeuver } from "@broadside/cards";
import { asSideslip, changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { harderColour } from "../phrases.ts";

function slip({ game, self }: CardScene): void {
  const { motion } = game.state;
  const maneuver = motion && readManeuver(motion.code);
  const slipped = maneuver && asSideslip(maneuver);
  if (slipped) changeManeuver(game, self.ship, codeOf(slipped), harderColour(game));
}

/** A red maneuver cannot be made harder. */
export const keovenzee: Card = {
  card: "pilot:keovenzee",
  title: "Keo Venzee",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(
        toThisShip,
        maneuverIs(["bank", "turn"], 1, 3),
        ({ game, self }) => self.ship.force === 0 && harderColour(game) !== undefined,
      ),
      may: [{ verb: "apply", what: slip }, { verb: "recover force" }],
    },
  ],
};
