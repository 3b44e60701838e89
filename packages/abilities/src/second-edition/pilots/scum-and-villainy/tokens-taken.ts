/** A focus or evade token that a chosen ship has comes to this one. */
import type { TokenKind } from "@broadside/rules";
import { mayHave, transferToken } from "@broadside/rules/procedures";
import type { Deed } from "../../../language/deed.ts";

export const take = (token: TokenKind): readonly Deed[] => [
  {
    verb: "special",
    can: ({ game, self, chosen }) => chosen !== undefined && chosen.tokens[token] > 0 && mayHave(game, self.ship, token),
    *perform({ game, self, chosen }) {
      if (chosen) yield* transferToken(game, chosen, self.ship, token);
    },
  },
];

export const TAKE_FOCUS_OR_EVADE: Deed = { verb: "one of", choices: { focus: take("focus"), evade: take("evade") } };
