import { GREEN } from "@broadside/rules/procedures";
import { take } from "../../../both-editions/tokens-moved.ts";
import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { isSubject, subjectIs } from "../../../language/when-second-edition.ts";

const TAKE_GREEN = Object.fromEntries(GREEN.map((token) => [token, take(token)]));

export const mercenarySwz103: Card = {
  card: "upgrade:mercenary-swz103",
  title: "Mercenary",
  triggers: [
    {
      at: "destroyed",
      when: subjectIs(both(other, friendly, within(0, 2))),
      must: [{ verb: "choose ship", among: isSubject, does: [{ verb: "one of", choices: TAKE_GREEN }] }],
    },
  ],
};
