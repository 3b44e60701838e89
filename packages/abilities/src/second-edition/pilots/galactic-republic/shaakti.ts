import type { Card, CardText } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { both, friendly, hasToken, within } from "../../../language/when.ts";

/** More ships than anyone has. The card doesn't limit how many ships can be chosen, but each one costs Force. */
const ALL = 100;

type KeptToken = "focus" | "evade";

const EFFECT: Readonly<Record<KeptToken, string>> = { focus: "keeps a focus token", evade: "keeps an evade token" };
const keeping = (token: KeptToken): CardText => ({ changes: [{ of: "keptTokens", by: 1, when: ({ moment }) => moment.token === token }] });
const keep = (token: KeptToken): readonly Instruction[] => [
  provided(hasToken(token, "chosen")),
  { verb: "lasting", effect: EFFECT[token], until: "round", who: "chosen" },
];

export const shaakti: Card = {
  card: "pilot:shaakti",
  title: "Shaak Ti",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        {
          verb: "choose ships",
          among: both(friendly, within(0, 2)),
          most: ALL,
          does: [{ verb: "spend force" }, { verb: "one of", choices: { focus: keep("focus"), evade: keep("evade") } }],
        },
      ],
    },
  ],
  effects: { [EFFECT.focus]: keeping("focus"), [EFFECT.evade]: keeping("evade") },
};
