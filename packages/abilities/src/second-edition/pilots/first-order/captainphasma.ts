import type { Card } from "../../../language/card.ts";
import { both, friendly, isDefender, other, within } from "../../../language/when.ts";
import { cancelResult } from "../../upgrades/results.ts";

/** A nearby friendly ship */
export const captainphasma: Card = {
  card: "pilot:captainphasma",
  title: "Captain Phasma",
  triggers: [
    {
      at: "neutralizing",
      when: isDefender,
      must: [
        {
          verb: "choose ship",
          among: both(friendly, other, within(0, 1)),
          does: [
            {
              verb: "one of",
              choices: {
                hit: [cancelResult("hits"), { verb: "suffer", hits: 1, who: "chosen" }],
                crit: [cancelResult("crits"), { verb: "suffer", crits: 1, who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
