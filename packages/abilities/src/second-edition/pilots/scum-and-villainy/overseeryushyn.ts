import type { Card } from "../../../card.ts";
import { all, both, friendly, lacksToken, tokenIs, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

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
