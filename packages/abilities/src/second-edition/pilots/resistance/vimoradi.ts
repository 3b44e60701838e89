import type { Card } from "../../../card.ts";
import { enemy } from "../../../when.ts";

export const vimoradi: Card = {
  card: "pilot:vimoradi",
  title: "Vi Moradi",
  triggers: [
    {
      at: "afterForces",
      must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id: "compromisingintel", who: "chosen" }] }],
    },
  ],
};
