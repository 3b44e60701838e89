import type { Card } from "../../../language/card.ts";
import { all, both, friendly, other, spentIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const chaser: Card = {
  card: "pilot:chaser",
  title: "“Chaser”",
  triggers: [
    {
      at: "tokenSpent",
      when: all(spentIs("focus"), subjectIs(both(friendly, other, within(1)))),
      must: [{ verb: "gain", token: "focus" }],
    },
  ],
};
