import type { Card } from "../../../language/card.ts";
import { both, friendly, other } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

export const kylekatarn: Card = {
  card: "pilot:kylekatarn",
  title: "Kyle Katarn",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "choose ship", among: both(friendly, other, inFiringArc), does: [{ verb: "transfer", token: "focus" }] }],
    },
  ],
};
