import type { Card } from "../../../language/card.ts";
import { all, both, enemy, tokenIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const dacebonearm: Card = {
  card: "pilot:dacebonearm",
  title: "Dace Bonearm",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(tokenIs("ion"), subjectIs(both(enemy, within(0, 3)))),
      may: [
        { verb: "spend charge", count: 3 },
        { verb: "gain", token: "ion", count: 2, who: "subject" },
      ],
    },
  ],
};
