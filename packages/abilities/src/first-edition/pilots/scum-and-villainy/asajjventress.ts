import type { Card } from "../../../language/card.ts";
import { both, inMobileArc, within } from "../../../language/when.ts";

export const asajjventress: Card = {
  card: "pilot:asajjventress",
  title: "Asajj Ventress",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "choose ship", among: both(within(1, 2), inMobileArc), does: [{ verb: "gain", token: "stress", who: "chosen" }] }],
    },
  ],
};
