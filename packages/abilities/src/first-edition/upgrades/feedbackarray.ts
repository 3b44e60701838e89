import type { Card } from "../../card.ts";
import { both, enemy, within } from "../../when.ts";

export const feedbackarray: Card = {
  card: "upgrade:feedbackarray",
  title: "Feedback Array",
  insteadOfAttack: {
    does: [
      {
        verb: "choose ship",
        among: both(enemy, within(1)),
        does: [
          { verb: "gain", token: "ion" },
          { verb: "suffer", hits: 1 },
          { verb: "suffer", hits: 1, who: "chosen" },
        ],
      },
    ],
  },
};
