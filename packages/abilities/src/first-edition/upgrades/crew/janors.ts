import type { Card } from "../../../language/card.ts";
import { all, both, friendly, tokenIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

/** She helps her own ship as well. */
export const janorsCrew: Card = {
  card: "upgrade:janors",
  title: "Jan Ors",
  triggers: [
    {
      at: "tokenComing",
      once: "a round",
      when: all(tokenIs("focus"), subjectIs(both(friendly, within(1, 3)))),
      may: [{ verb: "gain", token: "evade", who: "subject" }],
    },
  ],
};
