import type { Card } from "../../../card.ts";
import { all, both, friendly, tokenIs, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

export const jynerso: Card = {
  card: "upgrade:jynerso",
  title: "Jyn Erso",
  triggers: [
    {
      at: "tokenComing",
      when: all(tokenIs("focus"), subjectIs(both(friendly, within(0, 3)))),
      may: [{ verb: "gain", token: "evade", who: "subject" }],
    },
  ],
};
