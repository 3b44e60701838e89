import type { Card } from "../../../card.ts";
import { all, both, friendly, tokenIs, within } from "../../../when.ts";
import { inArcOfThisShip, subjectIs } from "../../when.ts";

export const savageopress: Card = {
  card: "upgrade:savageopress",
  title: "Savage Opress",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(tokenIs("stress", "strain"), subjectIs(both(friendly, within(1, 2), inArcOfThisShip("front")))),
      may: [{ verb: "spend force" }, { verb: "gain", token: "focus", who: "subject" }],
    },
  ],
};
