import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

export const wingman: Card = {
  card: "upgrade:wingman",
  title: "Wingman",
  triggers: [
    {
      at: "startOfCombat",
      must: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1)),
          does: [{ verb: "remove token", tokens: ["stress"], who: "chosen" }],
        },
      ],
    },
  ],
};
