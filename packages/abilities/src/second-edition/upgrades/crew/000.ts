import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";

/** The ship gains a calculate token, unless the chosen enemy next to it accepts a stress token. */
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
