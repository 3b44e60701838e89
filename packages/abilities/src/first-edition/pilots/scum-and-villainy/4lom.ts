import type { Card } from "../../../language/card.ts";
import { both, other, within } from "../../../language/when.ts";

export const fourLom: Card = {
  card: "pilot:4lom",
  title: "4-LOM",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        {
          verb: "choose ship",
          among: both(other, within(1)),
          does: [{ verb: "transfer", token: "stress" }],
        },
      ],
    },
  ],
};
