import type { Card } from "../../../language/card.ts";
import { all, both, enemy, tokenIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

/** If an enemy next to the ship would gain stress, that enemy gains a jam or tractor token instead. */
export const seventhsister: Card = {
  card: "upgrade:seventhsister",
  title: "Seventh Sister",
  triggers: [
    {
      at: "tokenComing",
      when: all(tokenIs("stress"), subjectIs(both(enemy, within(0, 1)))),
      may: [
        { verb: "spend force" },
        {
          verb: "one of",
          choices: {
            jam: [{ verb: "gain", token: "jam", who: "subject" }],
            tractor: [{ verb: "gain", token: "tractor", who: "subject" }],
          },
        },
      ],
    },
  ],
};
