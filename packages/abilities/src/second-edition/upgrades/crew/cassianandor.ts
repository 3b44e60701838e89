import type { Ship } from "@broadside/rules";
import { choose, optionsOf, setDial } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { perform } from "../../../language/verbs.ts";
import { both, enemy, hasDial, toThisShip, within } from "../../../language/when.ts";

/** Returns the speeds and bearings on the ship's dial, without their colours. */
const guesses = ({ game }: CardScene, ship: Ship): readonly string[] => [
  ...new Set([...game.factsOf(ship).dial.keys()].map((code) => code.slice(0, 2))),
];

/** If the player guesses an enemy's maneuver correctly, the ship can reset its own dial. */
export const cassianandor: Card = {
  card: "upgrade:cassianandor",
  title: "Cassian Andor",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(1, 2), hasDial),
          does: [
            {
              verb: "special",
              can: () => true,
              *perform(scene) {
                const { game, self, chosen } = scene;
                if (!chosen) return;
                const guess = yield* choose<string>(() => ({
                  kind: "choose one",
                  seat: self.ship.seat,
                  rule: "2E-PLAN-11",
                  about: { ship: chosen.id, card: self.card },
                  options: optionsOf(guesses(scene, chosen).map((value) => ({ key: value, value }))),
                }));
                yield* perform(scene, [{ verb: "look at dial", who: "chosen" }]);
                if (chosen.dial?.startsWith(guess)) yield* setDial(game, self.ship);
              },
            },
          ],
        },
      ],
    },
  ],
};
