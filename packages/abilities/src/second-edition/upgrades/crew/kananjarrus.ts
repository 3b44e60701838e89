import type { Card } from "../../../language/card.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { subjectFlew } from "./phrases.ts";

export const kananjarrus: Card = {
  card: "upgrade:kananjarrus",
  title: "Kanan Jarrus",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(subjectIs(both(friendly, within(0, 2))), subjectFlew("white")),
      may: [{ verb: "spend force" }, { verb: "remove token", tokens: ["stress"], who: "subject" }],
    },
  ],
};
