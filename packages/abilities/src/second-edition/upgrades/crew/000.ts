import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";

/** A calculate token, unless the enemy next to it takes stress. */
export const tripleZero: Card = {
  card: "upgrade:000",
  title: "0-0-0",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(0, 1)),
          does: [
            {
              verb: "one of",
              by: "chosen",
              choices: { calculate: [{ verb: "gain", token: "calculate" }], stress: [{ verb: "gain", token: "stress", who: "chosen" }] },
            },
          ],
        },
      ],
    },
  ],
};
