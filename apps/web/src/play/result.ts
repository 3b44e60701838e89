/** How a game ended, in words and in points. */
import { accountOf, claimOf, type Game } from "@broadside/rules";
import type { PlayResult } from "./protocol.ts";

export function resultOf(game: Game): PlayResult {
  const { verdict = "", ...account } = accountOf(game);
  return { text: verdict, ...account, claim: JSON.stringify(claimOf(game), null, 2) };
}
