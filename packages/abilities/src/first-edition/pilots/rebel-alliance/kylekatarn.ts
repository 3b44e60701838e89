import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

export const kylekatarn: Card = {
  card: "pilot:kylekatarn",
  title: "Kyle Katarn",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1, 3)),
          does: [{ verb: "transfer", token: "focus" }],
        },
      ],
    },
  ],
};
