import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, enemy, isAttacker } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

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
          among: both(enemy, inArcOfThisShip("bullseye")),
          does: [
            {
              verb: "one of",
              by: "chosen",
              choices: {
                "remove token": [{ verb: "remove token", tokens: GREEN, who: "chosen" }],
                damage: [{ verb: "suffer", hits: 1, who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
