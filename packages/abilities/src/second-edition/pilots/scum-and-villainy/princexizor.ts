import { isInAttackArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { provided } from "../../../language/provided.ts";
import { both, friendly, isDefender, other, within } from "../../../language/when.ts";
import { cancelResult } from "../../upgrades/results.ts";

export const princexizor: Card = {
  card: "pilot:princexizor",
  title: "Prince Xizor",
  triggers: [
    {
      at: "neutralizing",
      when: isDefender,
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(0, 1), ({ game }, ship) => isInAttackArc(game, ship)),
          does: [
            {
              verb: "one of",
              choices: {
                hit: [provided(({ attack }) => (attack?.hits ?? 0) > 0), { verb: "suffer", hits: 1, who: "chosen" }, cancelResult("hits")],
                crit: [
                  provided(({ attack }) => (attack?.crits ?? 0) > 0),
                  { verb: "suffer", crits: 1, who: "chosen" },
                  cancelResult("crits"),
                ],
              },
            },
          ],
        },
      ],
    },
  ],
};
