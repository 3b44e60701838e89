/** The game of a host with everything that stands in its journal: taken up from rows, and written down as rows. */
import { failure, type Problem, type Result, success } from "@broadside/kit";
import {
  type Checkpoint,
  type Content,
  type Dice,
  type Earlier,
  earlierIn,
  type Game,
  type GameRecord,
  gameFromRecord,
  RECORD_VERSION,
  RULES_VERSION,
  readRecord,
  recordOf,
  resumeUnderTheseRules,
  stillFromRecord,
  written,
} from "@broadside/rules";
import type { Look } from "@broadside/telling";
import type { SpentTime } from "./clock-keeper.ts";
import { contentsOf, type JournalRow, rowsOf } from "./journal.ts";
import type { Reason } from "./reasons.ts";
import type { SeatPlayer } from "./seat-player.ts";

export interface LiveGame {
  readonly game: Game;
  readonly dice: Dice | undefined;
  readonly earlier: Earlier | undefined;
  /** Of a game of older rules that is over: its record, which nothing changes any more. */
  readonly closed: GameRecord | undefined;
  readonly players: SeatPlayer[];
  /** Who plays as the journal has it. */
  seated: readonly SeatPlayer[];
  readonly spent: SpentTime | undefined;
  /** Rows besides the game that are still to be written. */
  reasons: readonly Reason[];
  /** All looks at secrets, and how many of them are written. */
  looks: readonly Look[];
  writtenLooks: number;
  /** How much of the game stands in the journal: rows, entries of the log, keyframes. */
  rows: number;
  entries: number;
  keyframes: readonly Checkpoint[];
  /** The journal has it in an older format, so all of it is to be written again. */
  isOfOlderFormat: boolean;
}

export type ContentFor = (setup: GameRecord["setup"]) => Promise<Content | undefined>;

/** Takes the game of a journal up. Of older rules it goes on from its last keyframe; rows that say so are still to be written. */
export async function takeUp(rows: readonly JournalRow[], contentFor: ContentFor): Promise<Result<LiveGame>> {
  const contents = contentsOf(rows);
  if (!contents) return failure([{ path: "", reason: "holds no game" }]);
  const read = readRecord(contents.record);
  if (!read.ok) return read;
  const record = read.value;
  const content = await contentFor(record.setup).catch(() => undefined);
  if (!content) return failure([{ path: "setup.scenario", reason: `is not known here: ${record.setup.scenario}` }]);
  const found = record.rulesVersion === RULES_VERSION ? ofTheseRules(record, content) : ofOlderRules(record, content);
  if (!found.ok) return found;
  const { players, spent, looks } = contents;
  const { dice } = record;
  const isOfOlderFormat = contents.record.formatVersion !== RECORD_VERSION;
  const seated = { players: [...players], seated: players, reasons: [], looks, writtenLooks: looks.length };
  return success({ ...found.value, dice, ...seated, spent, rows: rows.length, isOfOlderFormat });
}

type Taken = Pick<LiveGame, "game" | "earlier" | "closed" | "entries" | "keyframes">;

function ofTheseRules(record: GameRecord, content: Content): Result<Taken> {
  const game = gameFromRecord(record, content);
  if (!game.ok) return game;
  const { log, keyframes } = game.value;
  return success({ game: game.value, earlier: earlierIn(record), closed: undefined, entries: log.length, keyframes });
}

function ofOlderRules(record: GameRecord, content: Content): Result<Taken> {
  if (record.result) {
    const still = stillFromRecord(record, Number.POSITIVE_INFINITY, content);
    if (!still.ok) return still;
    return success({ game: still.value, earlier: undefined, closed: record, entries: record.entries.length, keyframes: [] });
  }
  const resumed = resumeUnderTheseRules(record, content);
  if (!resumed.ok) return failure([olderRules(record), ...resumed.problems]);
  return success({ ...resumed.value, closed: undefined, entries: record.entries.length, keyframes: [] });
}

const olderRules = ({ rulesVersion }: GameRecord): Problem => ({
  path: "rulesVersion",
  reason: `is ${rulesVersion}; these are the rules ${RULES_VERSION}`,
});

/** What of the game stands in the journal, as storage would give it back. */
export function keptRows(live: LiveGame): readonly JournalRow[] {
  const record = recordOfLive(live);
  const { result: _result, claim: _claim, ...open } = record;
  const entries = record.entries.slice(0, live.entries);
  const keyframes = [...(live.earlier?.keyframes ?? []), ...live.keyframes];
  const rows = [...rowsOf({ ...open, entries, keyframes }, live.seated), ...lookRows(live.looks.slice(0, live.writtenLooks))];
  return JSON.parse(JSON.stringify(rows)) as readonly JournalRow[];
}

/** The whole game, for a journal that holds nothing of it, or has it in an older format. */
export const allRows = (live: LiveGame): readonly JournalRow[] => [...rowsOf(recordOfLive(live), live.players), ...lookRows(live.looks)];

const lookRows = (looks: readonly Look[]): readonly JournalRow[] => looks.map((look) => ({ row: "look", ...look }));

/** What has come since the journal was last written. */
export function newRows(live: LiveGame): readonly JournalRow[] {
  const { game, earlier, entries, keyframes, closed } = live;
  if (closed) return [];
  if (live.isOfOlderFormat) return allRows(live);
  const added = game.log.slice(entries);
  const same = commonStart(keyframes, game.keyframes);
  const before = earlier?.keyframes.length ?? 0;
  const change = earlier?.resumed.find(({ number }) => added.some((entry) => entry.number === number && !entry.input));
  return [
    ...(change ? [{ row: "resumed", rulesVersion: RULES_VERSION, from: change } as const] : []),
    ...added.map((entry): JournalRow => ({ row: "entry", entry: { ...entry, events: entry.events.map(written) } })),
    ...(same < keyframes.length || same < game.keyframes.length
      ? [{ row: "keyframes", kept: before + same, added: game.keyframes.slice(same) } as const]
      : []),
    ...live.reasons.map((reason): JournalRow => ({ row: "reason", ...reason })),
    ...lookRows(live.looks.slice(live.writtenLooks)),
    ...live.players.flatMap((player, seat): readonly JournalRow[] => (player === live.seated[seat] ? [] : [{ row: "seat", seat, player }])),
  ];
}

/** Says that these rows stand in the journal by now. */
export function markWritten(live: LiveGame, rows: number): void {
  live.rows += rows;
  live.entries = live.game.log.length;
  live.keyframes = live.game.keyframes;
  live.seated = [...live.players];
  live.reasons = [];
  live.writtenLooks = live.looks.length;
  live.isOfOlderFormat = false;
}

function commonStart<Thing>(one: readonly Thing[], other: readonly Thing[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

export const recordOfLive = ({ game, dice, earlier, closed }: LiveGame): GameRecord => closed ?? recordOf(game, dice, earlier);
