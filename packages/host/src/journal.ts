/**
 * What a host keeps of a game, and how: rows are only ever added. A journal is written by whoever has storage; it knows nothing of the game.
 */
import {
  type Checkpoint,
  commitmentOf,
  type Dice,
  type GameRecord,
  type GameSetup,
  type Logged,
  RECORD_FORMAT,
  type Resumption,
} from "@broadside/rules";
import type { Look } from "@broadside/telling";
import type { SpentTime } from "./clock-keeper.ts";
import { isJournalRow } from "./journal-shapes.ts";
import type { Reason } from "./reasons.ts";
import type { SeatPlayer } from "./seat-player.ts";

export interface Journal {
  /** All rows after so many, in their order. */
  load(after: number): Promise<readonly JournalRow[]>;
  /** Adds rows behind the first `after`: all of them, or none where somebody else has added some meanwhile. */
  append(after: number, rows: readonly JournalRow[]): Promise<"kept" | "conflict">;
  /** Whether rows outlast this process; false where there is no storage. */
  readonly isLasting: boolean;
}

export type JournalRow =
  /** The first row. Where rows were of an older format it comes again: the game stands anew behind it, and what is before it no longer counts. */
  | {
      readonly row: "opened";
      readonly formatVersion: GameRecord["formatVersion"];
      readonly rulesVersion: string;
      readonly setup: GameSetup;
      readonly key: string;
      /** Where the key comes from, while it is known. */
      readonly dice?: Dice | undefined;
      readonly players: readonly SeatPlayer[];
    }
  /** An input with what it caused; without an input what happened before the first, or when other rules took over. */
  | { readonly row: "entry"; readonly entry: Logged }
  /** Moments from which the game can be taken up again: so many of those before stay, and these come behind them. */
  | { readonly row: "keyframes"; readonly kept: number; readonly added: readonly Checkpoint[] }
  /** Why a program gave the answer of an input. Nothing follows from it. */
  | ({ readonly row: "reason" } & Reason)
  /** Somebody has looked at what is secret to a seat. */
  | ({ readonly row: "look" } & Look)
  | { readonly row: "seat"; readonly seat: number; readonly player: SeatPlayer }
  /** Other rules count from an entry on. */
  | { readonly row: "resumed"; readonly rulesVersion: string; readonly from: Resumption }
  | { readonly row: "clocks"; readonly spent: SpentTime };

/** What the rows of a journal come to. */
export interface JournalContents {
  readonly record: GameRecord;
  readonly players: readonly SeatPlayer[];
  readonly spent: SpentTime | undefined;
  readonly looks: readonly Look[];
  /** Rows that could not be read and were left out. */
  readonly unreadable: number;
}

/** Undefined if no game was opened. Storage may hold anything: rows that can't be read are left out. */
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
  const entries: Logged[] = [];
  const resumed: Resumption[] = [];
  const players = [...opened.players];
  let { rulesVersion } = opened;
  let keyframes: readonly Checkpoint[] = [];
  const looks: Look[] = [];
  let spent: SpentTime | undefined;
  for (const row of rows) {
    if (row.row === "entry") entries.push(row.entry);
    else if (row.row === "keyframes") keyframes = [...keyframes.slice(0, row.kept), ...row.added];
    else if (row.row === "seat") players[row.seat] = row.player;
    else if (row.row === "clocks") spent = row.spent;
    else if (row.row === "look") looks.push(lookOf(row));
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
    ...(dice && { commitment: commitmentOf(dice.seed), dice }),
    key,
    entries,
    keyframes,
    ...(outcome && { result: outcome }),
    ...(resumed.length > 0 && { resumed }),
  };
  return { record, players, spent, looks, unreadable: all.length - readable.length };
}

const lookOf = ({ row: _, ...look }: { readonly row: "look" } & Look): Look => look;

/** How the game has ended, by its events. */
function lastOutcome(entries: readonly Logged[]): GameRecord["result"] {
  for (let at = entries.length - 1; at >= 0; at -= 1)
    for (const event of entries[at]?.events.toReversed() ?? [])
      if ("change" in event && event.change === "state" && "outcome" in event.set) return event.set.outcome ?? undefined;
  return undefined;
}

/** The rows of a game from a file. */
export function rowsOf(record: GameRecord, players: readonly SeatPlayer[]): readonly JournalRow[] {
  const { formatVersion, rulesVersion, setup, key, dice, entries, keyframes, resumed = [] } = record;
  const begun = resumed[0]?.rulesVersion ?? rulesVersion;
  return [
    { row: "opened", formatVersion, rulesVersion: begun, setup, key, ...(dice && { dice }), players },
    ...entries.map((entry): JournalRow => ({ row: "entry", entry })),
    { row: "keyframes", kept: 0, added: keyframes },
    ...resumed.map((from, at): JournalRow => ({ row: "resumed", rulesVersion: resumed[at + 1]?.rulesVersion ?? rulesVersion, from })),
  ];
}

/** A journal that lives no longer than whoever holds it: for tests, and where there is no storage. */
export function memoryJournal(rows: JournalRow[] = []): Journal & { readonly rows: readonly JournalRow[] } {
  return {
    rows,
    isLasting: false,
    load: async (after) => copied(rows.slice(after)),
    append: async (after, added) => {
      if (after !== rows.length) return "conflict";
      rows.push(...copied(added));
      return "kept";
    },
  };
}

/** As storage gives it back: nobody shares what another changes. */
const copied = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;
