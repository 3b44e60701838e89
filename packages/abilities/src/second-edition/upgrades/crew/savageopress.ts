import type { Card } from "../../../language/card.ts";
import { all, both, friendly, tokenIs, within } from "../../../language/when.ts";
import { inArcOfThisShip, subjectIs } from "../../../language/when-second-edition.ts";

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
