/** A host's game together with everything in its journal. It is loaded from rows and written as rows. */
import { failure, type Problem, type Result, success } from "@broadside/kit";
import { nameIn } from "@broadside/protocol";
import {
  type Checkpoint,
  type Content,
  continueUnderTheseRules,
  type Dice,
  type EarlierGame,
  earlierIn,
  frozenFromRecord,
  type Game,
  type GameRecord,
  gameFromRecord,
  keyframesSinceTakeover,
  type PlayerId,
  type PlayerNames,
  RECORD_VERSION,
  RULES_VERSION,
  readRecord,
  recordOf,
  resumeUnderTheseRules,
  withName,
  written,
} from "@broadside/rules";
import type { Reason } from "../bots/reasons.ts";
import type { SpentTime } from "../clocks/clock-keeper.ts";
import type { SeatPlayer } from "../people/seat-player.ts";
import type { TableState } from "../table/table-state.ts";
import { Answers } from "./answers.ts";
import { playerNow } from "./former-player.ts";
import { contentsOf, type JournalRow, rowsOf } from "./journal.ts";
import { type SideRow, tableIn } from "./side-rows.ts";

export interface LiveGame {
  readonly game: Game;
  dice: Dice | undefined;
  readonly earlier: EarlierGame | undefined;
  /** The record of a finished game played under older rules. It can only be watched. */
  closed: GameRecord | undefined;
  readonly players: SeatPlayer[];
  /** The player in each seat, according to the journal. */
  seated: readonly SeatPlayer[];
  /** The players' names, according to the journal. */
  named: PlayerNames;
  readonly spent: SpentTime | undefined;
  /** Rows outside the game itself that still have to be written. */
  reasons: readonly Reason[];
  /** All rows beside the game, and how many of them are written. */
  side: readonly SideRow[];
  writtenSide: number;
  /** What has happened at the table, and what everybody was answered, according to these rows and the log. */
  table: TableState;
  readonly answers: Answers;
  /** How much of the game is in the journal: rows, log entries, and keyframes since the current rules took over. */
  rows: number;
  entries: number;
  /** A copy, because the game changes its own list as it is played. */
  keyframes: readonly Checkpoint[];
  /** True if the journal has an older format or older rules, so it must be rewritten completely. */
  mustRewrite: boolean;
  /** The number of journal rows that couldn't be read. */
  readonly unreadable: number;
}

export type ContentFor = (setup: GameRecord["setup"]) => Promise<Content | undefined>;

/** Opens the game in a journal. This may add rows, such as missing keyframes or a change of rules, which still have to be written. */
export async function loadGame(rows: readonly unknown[], contentFor: ContentFor): Promise<Result<LiveGame>> {
  const contents = contentsOf(rows);
  if (!contents) return failure([{ path: "", reason: "holds no game" }]);
  const read = readRecord(contents.record);
  if (!read.ok) return read;
  const record = read.value;
  const content = await contentFor(record.setup).catch(() => undefined);
  if (!content) return failure([{ path: "setup.scenario", reason: `is ${record.setup.scenario}, which isn't a known scenario` }]);
  const found = record.rulesVersion === RULES_VERSION ? ofTheseRules(record, content) : ofOlderRules(record, content);
  if (!found.ok) return found;
  const { players, spent, side, unreadable } = contents;
  const { dice } = record;
  const mustRewrite = found.value.mustRewrite || contents.record.formatVersion !== RECORD_VERSION;
  const sitting = players.map((player, seat) => playerNow(player, seat, found.value.game.state));
  const seated = { players: [...sitting], seated: sitting, named: record.names, reasons: [] };
  const beside = { side, writtenSide: side.length, table: tableIn(side), answers: new Answers(record.entries, side) };
  const written = { rows: rows.length, entries: record.entries.length, mustRewrite, unreadable };
  return success({ ...found.value, dice, ...seated, ...beside, spent, ...written });
}

type LoadedGame = Pick<LiveGame, "game" | "earlier" | "closed" | "keyframes" | "mustRewrite">;

function ofTheseRules(record: GameRecord, content: Content): Result<LoadedGame> {
  const game = gameFromRecord(record, content);
  if (!game.ok) return game;
  const earlier = earlierIn(record);
  const keyframes = record.keyframes.slice(earlier?.keyframes.length ?? 0);
  return success({ game: game.value, earlier, closed: undefined, keyframes, mustRewrite: false });
}

/**
 * Loads a game played under older rules. A finished game can only be watched. A running one continues from its last keyframe. If the
 * journal lacks keyframes, the last one may be far behind, so the game is replayed under the current rules. It then continues exactly where
 * it was, but only if these rules play all of it in the same way.
 */
function ofOlderRules(record: GameRecord, content: Content): Result<LoadedGame> {
  if (record.result) {
    const still = frozenFromRecord(record, Number.POSITIVE_INFINITY, content);
    if (!still.ok) return still;
    return success({ game: still.value, earlier: undefined, closed: record, keyframes: [], mustRewrite: false });
  }
  if (keyframesSinceTakeover(record).isComplete) {
    const resumed = resumeUnderTheseRules(record, content);
    if (!resumed.ok) return failure([olderRules(record), ...resumed.problems]);
    return success({ ...resumed.value, closed: undefined, keyframes: [], mustRewrite: false });
  }
  const same = continueUnderTheseRules(record, content);
  if (!same.ok) return failure([olderRules(record), ...same.problems]);
  const keyframes = [...same.value.keyframes];
  return success({ game: same.value, earlier: earlierIn(record), closed: undefined, keyframes, mustRewrite: true });
}

const olderRules = ({ rulesVersion }: GameRecord): Problem => ({
  path: "rulesVersion",
  reason: `is ${rulesVersion}, but this is rules version ${RULES_VERSION}`,
});

/** Returns the rows that are already in the journal, as storage would return them. */
export function journaledRows(live: LiveGame): readonly JournalRow[] {
  const record = recordOfLive(live);
  const { result: _result, claim: _claim, ...open } = { ...record, names: live.named };
  const entries = record.entries.slice(0, live.entries);
  const keyframes = [...(live.earlier?.keyframes ?? []), ...live.keyframes];
  const rows = [...rowsOf({ ...open, entries, keyframes }, live.seated), ...live.side.slice(0, live.writtenSide)];
  return JSON.parse(JSON.stringify(rows)) as readonly JournalRow[];
}

/** Returns the rows of the whole game, for a journal that is empty or must be rewritten. */
export const allRows = (live: LiveGame): readonly JournalRow[] => [...rowsOf(recordOfLive(live), live.players), ...live.side];

/** Returns the rows for everything since the journal was last written. */
export function newRows(live: LiveGame): readonly JournalRow[] {
  const { game, earlier, entries, keyframes, closed } = live;
  const names = nameRows(live);
  const beside = [...names, ...live.side.slice(live.writtenSide)];
  if (closed && beside.length === 0) return [];
  if (live.mustRewrite) return allRows(live);
  if (closed) return beside;
  const added = game.log.slice(entries);
  const same = commonStart(keyframes, game.keyframes);
  const before = earlier?.keyframes.length ?? 0;
  const change = earlier?.resumed.find(({ number }) => added.some((entry) => entry.number === number && !entry.input));
  return [
    ...names,
    ...(change ? [{ row: "resumed", rulesVersion: RULES_VERSION, from: change } as const] : []),
    ...added.map((entry): JournalRow => ({ row: "entry", entry: { ...entry, events: entry.events.map(written) } })),
    ...(same < keyframes.length || same < game.keyframes.length
      ? [{ row: "keyframes", kept: before + same, added: game.keyframes.slice(same) } as const]
      : []),
    ...live.reasons.map((reason): JournalRow => ({ row: "reason", ...reason })),
    ...live.side.slice(live.writtenSide),
    ...live.players.flatMap((player, seat): readonly JournalRow[] => (player === live.seated[seat] ? [] : [{ row: "seat", seat, player }])),
  ];
}

/** Returns a row with the names that have changed since the journal was last written. */
function nameRows({ game: { names }, named }: LiveGame): readonly JournalRow[] {
  const changed = [...new Set([...Object.keys(named), ...Object.keys(names)])].filter((id) => nameIn(named, id) !== nameIn(names, id));
  return changed.length > 0 ? [{ row: "names", names: Object.fromEntries(changed.map((id) => [id, nameIn(names, id) ?? null])) }] : [];
}

/**
 * Corrects or withdraws a player's name. If the name was part of the dice key, its withdrawal takes the seed and salts along, so the whole
 * journal must be rewritten.
 */
export function renamePlayer(live: LiveGame, player: PlayerId, name: string | undefined): void {
  const record = withName(recordOfLive(live), player, name);
  live.game.names = record.names;
  if (live.dice && !record.dice) {
    live.dice = undefined;
    live.mustRewrite = true;
  }
  if (live.closed) live.closed = record;
}

/** Notes that this many rows have been added to the journal. */
export function markWritten(live: LiveGame, rows: number): void {
  live.rows += rows;
  live.entries = live.game.log.length;
  live.keyframes = [...live.game.keyframes];
  live.seated = [...live.players];
  live.named = live.game.names;
  live.reasons = [];
  live.writtenSide = live.side.length;
  live.mustRewrite = false;
}

/** Counts the keyframes that both lists share from the start. The same input always makes the same keyframes. */
function commonStart(one: readonly Checkpoint[], other: readonly Checkpoint[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at]?.number === other[at]?.number) at += 1;
  return at;
}

export const recordOfLive = ({ game, dice, earlier, closed }: LiveGame): GameRecord => closed ?? recordOf(game, dice, earlier);
