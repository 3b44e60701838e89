/**
 * What a host saves for a game: rows that are added and never changed. Whoever provides storage implements the journal, without knowing
 * anything about the game.
 */
import {
  type Checkpoint,
  commitmentOf,
  type Dice,
  type GameRecord,
  type GameSetup,
  type LoggedInput,
  type PlayerId,
  RECORD_FORMAT,
  type Resumption,
} from "@broadside/rules";
import type { Reason } from "../bots/reasons.ts";
import type { SpentTime } from "../clocks/clock-keeper.ts";
import type { SeatPlayer } from "../people/seat-player.ts";
import type { FormerPlayer } from "./former-player.ts";
import type { GameSummary } from "./game-summary.ts";
import { isJournalRow } from "./journal-shapes.ts";
import { type FormerLook, isSideRow, type SideRow, sideRowNow } from "./side-rows.ts";

export interface Journal {
  /** Returns all rows except the first `after` ones, in order. */
  load(after: number): Promise<readonly JournalRow[]>;
  /**
   * Adds rows to a journal that has `after` rows so far. Adds all of them, or none if somebody else has added rows meanwhile. If this
   * rejects, the rows may have been added or not. The summary describes what the game waits for after these rows.
   */
  append(after: number, rows: readonly JournalRow[], summary?: GameSummary): Promise<"saved" | "conflict">;
  /** Whether rows outlast this process; false without storage. */
  readonly isLasting: boolean;
}

/** Who plays a seat; older journals stored it in another form. */
type JournaledPlayer = SeatPlayer | FormerPlayer;

/** Reasons as older journals recorded them, when bots gave them as text. */
type ReasonAsText = Omit<Reason, "reasons"> & { readonly text: string };

/** Every row has a time; rows of older journals don't. */
export type JournalRow = (Row & { readonly at?: number | undefined }) | SideRow | FormerLook;

type Row =
  /**
   * The first row. If a game was saved in an older format, this row appears again further down. Reading then starts over from that row, and
   * the rows before it no longer count.
   */
  | {
      readonly row: "opened";
      readonly formatVersion: GameRecord["formatVersion"];
      readonly rulesVersion: string;
      readonly setup: GameSetup;
      readonly key: string;
      /** Where the dice key came from, if that is known. */
      readonly dice?: Dice | undefined;
      readonly players: readonly JournaledPlayer[];
    }
  /**
   * The names of some players; `null` withdraws a name. No hash covers these rows, so storage may empty an old one after a name was
   * withdrawn.
   */
  | { readonly row: "names"; readonly names: Readonly<Record<PlayerId, string | null>> }
  /**
   * An input with its events. An entry without an input holds the events before the first input, or those caused when newer rules took
   * over.
   */
  | { readonly row: "entry"; readonly entry: LoggedInput }
  /** Keyframes from which the game can continue: the first `kept` keyframes so far stay, and the added ones follow them. */
  | { readonly row: "keyframes"; readonly kept: number; readonly added: readonly Checkpoint[] }
  /** Why a bot gave an input's answer. It never affects the game. */
  | ({ readonly row: "reason" } & (Reason | ReasonAsText))
  | { readonly row: "seat"; readonly seat: number; readonly player: JournaledPlayer }
  /** From this entry on, other rules apply. */
  | { readonly row: "resumed"; readonly rulesVersion: string; readonly from: Resumption }
  | { readonly row: "clocks"; readonly spent: SpentTime };

/** The contents of a journal. */
export interface JournalContents {
  readonly record: GameRecord;
  readonly players: readonly JournaledPlayer[];
  readonly spent: SpentTime | undefined;
  readonly side: readonly SideRow[];
  /** The number of rows that couldn't be read and were left out. */
  readonly unreadable: number;
}

/** Returns undefined if no game was opened. Storage may hold anything: rows that can't be read are left out. */
export function contentsOf(all: readonly unknown[]): JournalContents | undefined {
  const readable = all.filter(isJournalRow);
  const rows = readable.slice(
    Math.max(
      0,
      readable.findLastIndex(({ row }) => row === "opened"),
    ),
  );
  const [opened] = rows;
  if (opened?.row !== "opened") return undefined;
  const { formatVersion, setup, key, dice } = opened;
  const entries: LoggedInput[] = [];
  const resumed: Resumption[] = [];
  const players = [...opened.players];
  let { rulesVersion } = opened;
  let keyframes: readonly Checkpoint[] = [];
  const side: SideRow[] = [];
  const names = new Map<PlayerId, string>();
  let spent: SpentTime | undefined;
  for (const row of rows) {
    if (row.row === "entry") entries.push(row.entry);
    else if (row.row === "keyframes") keyframes = [...keyframes.slice(0, row.kept), ...row.added];
    else if (row.row === "seat") players[row.seat] = row.player;
    else if (row.row === "clocks") spent = row.spent;
    else if (isSideRow(row)) side.push(sideRowNow(row));
    else if (row.row === "names") takeNames(names, row.names);
    else if (row.row === "resumed") {
      resumed.push(row.from);
      rulesVersion = row.rulesVersion;
    }
  }
  const outcome = lastOutcome(entries);
  const record: GameRecord = {
    format: RECORD_FORMAT,
    formatVersion,
    rulesVersion,
    setup,
    names: Object.fromEntries(names),
    ...(dice && { commitment: commitmentOf(dice.seed), dice }),
    key,
    entries,
    keyframes,
    ...(outcome && { result: outcome }),
    ...(resumed.length > 0 && { resumed }),
  };
  return { record, players, spent, side, unreadable: all.length - readable.length };
}

function takeNames(names: Map<PlayerId, string>, given: Readonly<Record<PlayerId, string | null>>): void {
  for (const [id, name] of Object.entries(given))
    if (name === null) names.delete(id);
    else names.set(id, name);
}

/** Returns the outcome of the game, according to its events. */
function lastOutcome(entries: readonly LoggedInput[]): GameRecord["result"] {
  for (let at = entries.length - 1; at >= 0; at -= 1)
    for (const event of entries[at]?.events.toReversed() ?? [])
      if ("change" in event && event.change === "state" && "outcome" in event.set) return event.set.outcome ?? undefined;
  return undefined;
}

/** Converts a game from a file to journal rows. */
export function rowsOf(record: GameRecord, players: readonly SeatPlayer[]): readonly JournalRow[] {
  const { formatVersion, rulesVersion, setup, names, key, dice, entries, keyframes, resumed = [] } = record;
  const begun = resumed[0]?.rulesVersion ?? rulesVersion;
  return [
    { row: "opened", formatVersion, rulesVersion: begun, setup, key, ...(dice && { dice }), players },
    ...(Object.keys(names).length > 0 ? [{ row: "names", names } as const] : []),
    ...entries.map((entry): JournalRow => ({ row: "entry", entry })),
    { row: "keyframes", kept: 0, added: keyframes },
    ...resumed.map((from, at): JournalRow => ({ row: "resumed", rulesVersion: resumed[at + 1]?.rulesVersion ?? rulesVersion, from })),
  ];
}

/** Adds the time, in milliseconds since 1970, to rows that have none. */
export const timed = (rows: readonly JournalRow[], at: number): readonly JournalRow[] =>
  rows.map((row): JournalRow => (row.at === undefined ? { ...row, at } : row));

/** Creates a journal in memory only, for tests and for when there is no storage. */
export function memoryJournal(rows: JournalRow[] = []): Journal & { readonly rows: readonly JournalRow[] } {
  return {
    rows,
    isLasting: false,
    load: async (after) => copied(rows.slice(after)),
    append: async (after, added) => {
      if (after !== rows.length) return "conflict";
      rows.push(...copied(added));
      return "saved";
    },
  };
}

/** Returns a copy, as storage would. */
const copied = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;
