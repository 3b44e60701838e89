/** Games for bot tests, played with their cards. */
import { prepareGame } from "@broadside/content";
import { type Game, newGame } from "@broadside/rules";
import { TABLES } from "@broadside/tools/strength/cells";
import { drawnGame } from "@broadside/tools/strength/tables";

export const BUDGET = { milliseconds: Number.MAX_SAFE_INTEGER, simulations: 8 };
export const SIGNAL = { aborted: false };

export async function botGame(table: string, seed = "bots"): Promise<Game> {
  const kind = TABLES[table];
  if (!kind) throw new Error(`no table ${table}`);
  const prepared = await prepareGame((await drawnGame(kind, 1)).choice);
  if (!("setup" in prepared)) throw new Error("what was drawn cannot be played");
  return newGame(prepared.setup, prepared.content, { seed, salts: [] });
}

/** A first-edition game, one with huge ships, a 2.5 scenario, and a 2.0 game with teams, huge ships and wings. */
export const BOT_GAMES = ["dogfight", "epic-dogfight", "salvage-mission", "cover-the-evacuation"];
