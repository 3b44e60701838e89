/** How a game ended, in words and in points. */
import { claimOf, type Game } from "@broadside/rules";
import type { Wording } from "../language.ts";
import type { PlayResult } from "./scene-types.ts";

export function resultOf(game: Game, words: Wording): PlayResult {
  const { verdict = "", ...account } = words.accountOf(game);
  return { text: verdict, ...account, claim: JSON.stringify(claimOf(game), null, 2) };
}
