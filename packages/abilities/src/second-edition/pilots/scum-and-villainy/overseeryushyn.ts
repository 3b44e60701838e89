import type { Card } from "../../../language/card.ts";
import { all, both, friendly, lacksToken, tokenIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const overseeryushyn: Card = {
  card: "pilot:overseeryushyn",
  title: "Overseer Yushyn",
  triggers: [
    {
      at: "tokenComing",
      when: all(tokenIs("disarm"), subjectIs(both(friendly, within(1), lacksToken("stress")))),
      may: [{ verb: "spend charge" }, { verb: "gain", token: "stress", who: "subject" }],
    },
  ],
};
