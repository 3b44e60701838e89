import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

export const roarkgarnet: Card = {
  card: "pilot:roarkgarnet",
  title: "Roark Garnet",
  triggers: [
    {
      at: "startOfCombat",
      must: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1, 3)),
          does: [{ verb: "lasting", effect: "pilot skill", until: "phase", who: "chosen", value: 12 }],
        },
      ],
    },
  ],
};
