import type { Card } from "../../../language/card.ts";
import { all, both, friendly, other, spentIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const yoda: Card = {
  card: "pilot:yoda",
  title: "Yoda",
  triggers: [
    {
      at: "tokenSpent",
      when: all(spentIs("force"), subjectIs(both(friendly, other, within(0, 3)))),
      may: [{ verb: "spend force" }, { verb: "recover force", who: "subject" }],
    },
  ],
};
