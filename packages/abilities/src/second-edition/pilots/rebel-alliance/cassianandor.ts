import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";

export const cassianandor: Card = {
  card: "pilot:cassianandor",
  title: "Cassian Andor",
  triggers: [
    {
      at: "startOfActivation",
      may: [
        { verb: "choose ship", among: both(friendly, within(1, 3)), does: [{ verb: "remove token", tokens: ["stress"], who: "chosen" }] },
      ],
    },
  ],
};
