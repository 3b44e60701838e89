import type { Card } from "../../../card.ts";
import { all, both, friendly, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";
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
