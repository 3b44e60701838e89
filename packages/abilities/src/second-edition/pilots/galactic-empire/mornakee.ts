import type { Card, CardText } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { hasToken } from "../../../language/when.ts";

type Reinforce = "reinforceFore" | "reinforceAft";

const kept = (token: Reinforce): string => `morna kee keeps ${token}`;
const turned = (from: Reinforce, to: Reinforce): readonly Instruction[] => [
  provided(hasToken(from)),
  {
    verb: "apply",
    what: ({ game, self: { ship } }) =>
      game.setShip(ship, { tokens: { ...ship.tokens, [from]: ship.tokens[from] - 1, [to]: ship.tokens[to] + 1 } }),
  },
  { verb: "lasting", effect: kept(to), until: "phase" },
];
const keeping = (token: Reinforce): CardText => ({ changes: [{ of: "keptTokens", by: 1, when: ({ moment }) => moment.token === token }] });
const KEEPING: NonNullable<Card["effects"]> = {
  [kept("reinforceFore")]: keeping("reinforceFore"),
  [kept("reinforceAft")]: keeping("reinforceAft"),
};

/** Works at the start of the End phase, because according to some rules references, tokens are removed right after that. */
export const mornakee: Card = {
  card: "pilot:mornakee",
  title: "Morna Kee",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        { verb: "spend charge" },
        { verb: "one of", choices: { fore: turned("reinforceFore", "reinforceAft"), aft: turned("reinforceAft", "reinforceFore") } },
      ],
    },
  ],
  effects: KEEPING,
};
