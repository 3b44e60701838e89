/** Two ways to get a host: open the game in a journal, or start a journal with a new game or one from a record. */
import { failure, type Result, success } from "@broadside/kit";
import { cleanNames } from "@broadside/protocol";
import { type Dice, type GameRecord, type GameSetup, newGame, type PlayerNames, recordOf } from "@broadside/rules";
import { Host } from "./host.ts";
import type { HostOptions } from "./host-options.ts";
import { type JournalRow, rowsOf, timed } from "./journal/journal.ts";
import { type ContentFor, loadGame } from "./journal/live-game.ts";
import { playersIn, playersOf, type SeatPlayer } from "./people/seat-player.ts";

/** How a game starts: with a set-up and dice, or from a record. */
export type HostStart =
  | {
      readonly setup: GameSetup;
      readonly names?: PlayerNames | undefined;
      readonly dice: Dice;
      readonly players?: readonly SeatPlayer[] | undefined;
    }
  | { readonly record: GameRecord; readonly players?: readonly SeatPlayer[] | undefined };

/** Opens the game in a journal. */
export async function openHost(options: HostOptions): Promise<Result<Host>> {
  const rows = await options.journal.load(0);
  const live = await loadGame(rows, options.contentFor);
  if (!live.ok) return live;
  const host = new Host(options, live.value);
  await host.begin();
  return success(host);
}

/** Starts a journal with a new game or one from a record. The journal must be empty. */
export async function startHost(options: HostOptions, beginning: HostStart): Promise<Result<Host>> {
  const rows = await openingRows(beginning, options.contentFor);
  if (!rows.ok) return rows;
  const live = await loadGame(rows.value, options.contentFor);
  if (!live.ok) return live;
  if (!beginning.players) live.value.players.splice(0, Number.POSITIVE_INFINITY, ...playersIn(live.value.game));
  const kept = await options.journal.append(0, timed(rows.value, options.clock.now()));
  if (kept === "conflict") return failure([{ path: "", reason: "the journal holds a game already" }]);
  const host = new Host(options, live.value);
  await host.begin();
  return success(host);
}

async function openingRows(beginning: HostStart, contentFor: ContentFor): Promise<Result<readonly JournalRow[]>> {
  const setup = "record" in beginning ? beginning.record.setup : beginning.setup;
  const players = beginning.players ?? playersOf(setup);
  if ("record" in beginning) return success(rowsOf(beginning.record, players));
  const content = await contentFor(setup);
  if (!content) return failure([{ path: "setup.scenario", reason: `is ${setup.scenario}, which isn't a known scenario` }]);
  const game = newGame(setup, content, beginning.dice);
  game.names = cleanNames(beginning.names ?? {});
  // A copy of the record, as storage would return it.
  const record = JSON.parse(JSON.stringify(recordOf(game, beginning.dice))) as GameRecord;
  return success(rowsOf(record, players));
}
