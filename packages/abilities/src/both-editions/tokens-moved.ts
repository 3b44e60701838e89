/** Tokens that cards in both editions move between ships. */
import type { TokenKind } from "@broadside/rules";
import { mayTransfer, type Procedure, transferToken } from "@broadside/rules/procedures";
import type { Instruction } from "../language/instruction.ts";
import type { CardScene } from "../language/scene.ts";

/** Takes a token of this kind from a chosen ship. */
export const take = (token: TokenKind): readonly Instruction[] => [{ verb: "transfer", token, from: "chosen", to: "this ship" }];

export const TAKE_FOCUS_OR_EVADE: Instruction = { verb: "one of", choices: { focus: take("focus"), evade: take("evade") } };

/** Gives these tokens to the chosen ship, except those that it can't have. */
export function* giveAll({ game, self, chosen }: CardScene, tokens: readonly TokenKind[]): Procedure {
  if (!chosen) return;
  for (const token of tokens)
    for (let count = self.ship.tokens[token]; count > 0; count -= 1) yield* transferToken(game, self.ship, chosen, token);
}
export const canGiveAny = ({ game, self, chosen }: CardScene, tokens: readonly TokenKind[]): boolean =>
  chosen !== undefined && tokens.some((token) => mayTransfer(game, self.ship, chosen, token));
