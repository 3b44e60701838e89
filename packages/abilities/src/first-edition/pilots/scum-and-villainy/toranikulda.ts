import type { Card } from "../../../language/card.ts";
import { both, enemy, inBullseyeAt, isAttacker } from "../../../language/when.ts";

export const toranikulda: Card = {
  card: "pilot:toranikulda",
  title: "Torani Kulda",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      must: [
        {
          verb: "each ship",
          among: both(enemy, inBullseyeAt(1, 3)),
          does: [
            {
              verb: "one of",
              by: "chosen",
              choices: {
                "remove tokens": [{ verb: "lose all", tokens: ["focus", "evade"], who: "chosen" }],
                damage: [{ verb: "suffer", hits: 1, who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
