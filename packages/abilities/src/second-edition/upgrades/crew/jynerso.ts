import type { Card } from "../../../language/card.ts";
import { all, both, friendly, tokenIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

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
