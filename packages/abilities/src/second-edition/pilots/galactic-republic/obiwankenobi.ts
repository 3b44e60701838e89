import type { Card } from "../../../language/card.ts";
import { all, both, friendly, spentIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const obiwankenobi: Card = {
  card: "pilot:obiwankenobi",
  title: "Obi-Wan Kenobi",
  triggers: [
    {
      at: "tokenSpent",
      when: all(spentIs("focus"), subjectIs(both(friendly, within(0, 2)))),
      may: [{ verb: "spend force" }, { verb: "gain", token: "focus", who: "subject" }],
    },
  ],
};
