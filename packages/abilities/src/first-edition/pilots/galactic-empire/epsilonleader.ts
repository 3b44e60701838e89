import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";

export const epsilonleader: Card = {
  card: "pilot:epsilonleader",
  title: "“Epsilon Leader”",
  triggers: [
    {
      at: "startOfCombat",
      must: [{ verb: "each ship", among: both(friendly, within(1)), does: [{ verb: "remove token", tokens: ["stress"], who: "chosen" }] }],
    },
  ],
};
