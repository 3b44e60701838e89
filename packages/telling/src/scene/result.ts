/** How a game ended, as text and in points. */
import type { PlayResult } from "@broadside/protocol";
import { claimOf, type Game } from "@broadside/rules";
import type { Wording } from "../language.ts";

export function resultOf(game: Game, wording: Wording): PlayResult {
  const { verdict = "", ...account } = wording.accountOf(game);
  return { text: verdict, ...account, claim: JSON.stringify(claimOf(game), null, 2) };
}
