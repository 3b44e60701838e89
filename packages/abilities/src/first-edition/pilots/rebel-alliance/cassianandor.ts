import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

export const cassianandor: Card = {
  card: "pilot:cassianandor",
  title: "Cassian Andor",
  triggers: [
    {
      at: "startOfActivation",
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1, 2)),
          does: [{ verb: "remove token", tokens: ["stress"], who: "chosen" }],
        },
      ],
    },
  ],
};
