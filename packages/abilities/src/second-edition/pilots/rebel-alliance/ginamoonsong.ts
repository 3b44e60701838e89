import type { Card } from "../../../language/card.ts";
import { both, friendly, isStressed, other, within } from "../../../language/when.ts";

export const ginamoonsong: Card = {
  card: "pilot:ginamoonsong",
  title: "Gina Moonsong",
  triggers: [
    {
      at: "startOfCombat",
      when: isStressed,
      must: [{ verb: "choose ship", among: both(other, friendly, within(0, 2)), does: [{ verb: "transfer", token: "stress" }] }],
    },
  ],
};
