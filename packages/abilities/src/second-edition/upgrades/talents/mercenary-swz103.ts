import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { both, friendly, other, within } from "../../../when.ts";
import { take } from "../../pilots/scum-and-villainy/tokens-taken.ts";
import { isSubject, subjectIs } from "../../when.ts";

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
