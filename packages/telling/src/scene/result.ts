/** How a game ended, in words and in points. */

import { claimOf, type Game } from "@broadside/rules";
import { accountOf } from "../english/account.ts";
import type { PlayResult } from "./scene-types.ts";

export function resultOf(game: Game): PlayResult {
  const { verdict = "", ...account } = accountOf(game);
  return { text: verdict, ...account, claim: JSON.stringify(claimOf(game), null, 2) };
}
