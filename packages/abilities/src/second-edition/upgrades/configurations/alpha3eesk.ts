import { assign, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";

function* ionize(scene: CardScene): Procedure {
  const { game, self } = scene;
  const { attack } = game.state;
  const defender = whoIs(scene, "defender");
  if (!attack || !defender) return;
  game.set({ attack: { ...attack, crits: 0 } });
  yield* assign(game, defender, "ion", attack.crits, self.ship);
}

/** Spends two charges to turn the criticals of a primary attack into ion tokens. */
export const alpha3eesk: Card = {
  card: "upgrade:alpha3eesk",
  title: "Alpha-3E “Esk”",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, withPrimary, ({ moment }) => moment.kind === "attack" && moment.reason === "attack"),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "lasting", effect: "alpha3eesk", until: "attack" },
      ],
    },
  ],
  effects: {
    alpha3eesk: {
      triggers: [
        {
          at: "attackHits",
          when: all(isAttacker, ({ attack }) => (attack?.crits ?? 0) > 0),
          must: [{ verb: "special", can: () => true, perform: ionize }],
        },
      ],
    },
  },
};
