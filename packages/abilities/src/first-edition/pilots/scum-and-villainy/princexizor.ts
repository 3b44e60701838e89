import type { Card } from "../../../language/card.ts";
import { named, pickOne } from "../../../language/pick.ts";
import { type CardScene, later } from "../../../language/scene.ts";
import { any, both, critIsLeft, friendly, hitIsLeft, isDefender, other, within } from "../../../language/when.ts";
import { sufferInstead } from "../../taken-results.ts";

const resultsLeft = (scene: CardScene): readonly ("hit" | "crit")[] => [
  ...(hitIsLeft(scene) ? (["hit"] as const) : []),
  ...(critIsLeft(scene) ? (["crit"] as const) : []),
];

/**
 * The player of the ship that would suffer the damage decides. If that isn't Xizor's player, they can refuse, and Xizor's player can choose
 * another ship.
 */
export const princexizor: Card = {
  card: "pilot:princexizor",
  title: "Prince Xizor",
  triggers: [
    {
      at: "defenderHit",
      when: isDefender,
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1)),
          does: [
            {
              verb: "special",
              can: any(hitIsLeft, critIsLeft),
              *perform(scene) {
                const { game, self, chosen } = scene;
                if (!chosen) return false;
                const mayRefuse = chosen.seat !== self.ship.seat && { orNone: true as const };
                const among = (now: CardScene) => named(resultsLeft(later(now)));
                const result = yield* pickOne(scene, { rule: game.edition.questions.chooseEffect, by: "chosen", among, ...mayRefuse });
                if (!result) return false;
                yield* sufferInstead(scene, chosen, result === "hit" ? { hits: 1 } : { crits: 1 });
                return true;
              },
            },
          ],
        },
      ],
    },
  ],
};
