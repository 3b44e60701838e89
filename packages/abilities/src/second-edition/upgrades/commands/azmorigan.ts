import { addEffect } from "@broadside/rules/procedures";
import type { Card, CardText } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, hasToken, tokenIs, within } from "../../../language/when.ts";

type KeptToken = "calculate" | "evade";

const keeps = (token: KeptToken): readonly Instruction[] => [
  {
    verb: "special",
    can: hasToken(token, "chosen"),
    *perform({ game, self, chosen }) {
      if (chosen) addEffect(game, { id: `effect:keeps one ${token}`, ship: chosen.id, by: self.ship.id, until: "phase" });
      yield* [];
    },
  },
];

const kept = (token: KeptToken): CardText => ({ changes: [{ of: "keptTokens", by: 1, when: tokenIs(token) }] });

/**
 * Two friendly ships each keep a calculate or evade token. The player can use the card in any step of the End phase before tokens are
 * removed.
 */
export const azmorigan: Card = {
  card: "upgrade:azmorigan",
  title: "Azmorigan",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        {
          verb: "choose ships",
          most: 2,
          among: both(friendly, within(0, 1)),
          does: [{ verb: "one of", choices: { calculate: keeps("calculate"), evade: keeps("evade") } }],
        },
      ],
    },
  ],
  effects: { "keeps one calculate": kept("calculate"), "keeps one evade": kept("evade") },
};
