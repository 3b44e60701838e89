/** An event in use: its rows and what they make. Rows come in through `record` alone. */
import { failure, type Problem, type Result, success } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import type { WorkingEvent } from "../event/working-event.ts";
import { readEntry } from "../file/read-entry.ts";
import { creationRefusal } from "../rows/event-rows.ts";
import { chainEnd, hashOf } from "./chain.ts";
import { apply, build, newRowRefusal, rowRefusal } from "./fold.ts";
import type { Entry, EventCreation, Happening } from "./log.ts";
import { type RowRefusal, refusalInWords } from "./refusal.ts";
import { undoneBy } from "./undo.ts";

export interface EventLog {
  readonly entries: readonly Entry[];
  readonly event: TournamentEvent;
}

interface LiveLog extends EventLog {
  readonly entries: Entry[];
  event: WorkingEvent;
}

/** A log as it was kept; it is checked row by row. */
export function openLog(entries: readonly Entry[]): Result<EventLog> {
  const built = build(entries);
  return built.ok ? success({ entries: [...entries], event: built.value }) : built;
}

export function newLog(what: EventCreation, at: string): Result<EventLog> {
  const read = readEntry({ number: 1, at, by: "organiser", what }, "");
  if (!read.ok) return misshapen(() => creationRefusal(what)) ?? read;
  const { what: made } = read.value;
  const first: Entry = { number: 1, at, by: made.kind === "created" ? made.organiser.person : "", what: made };
  return openLog([{ ...first, hash: hashOf(first, undefined) }]);
}

/**
 * Adds a row, or says why not and leaves the log as it is. The log grows in place; what is kept is the row as its reader knows it. Of rows
 * that are only right together, such as the two lists of a team, each is told all of them. `batch` is the first row of a command that writes
 * several.
 */
export function record(
  log: EventLog,
  what: Happening,
  by: string,
  at: string,
  together: readonly Happening[] = [what],
  batch?: number,
): Result<Entry> {
  const live = log as LiveLog;
  const number = live.entries.length + 1;
  const entry: Entry = { number, at, by, what, ...(batch !== undefined && batch < number && { batch }) };
  const read = readEntry(entry, "");
  if (!read.ok) return misshapen(() => (what.kind === "undone" ? undefined : rowRefusal(live.event, entry))) ?? read;
  const row = chained(live, read.value);
  return row.what.kind === "undone" ? undo(live, row) : add(live, row, together);
}

/** Every reason why a row would be refused; of rows that take others back nothing is known beforehand. */
export function refusalOf(
  log: EventLog,
  what: Happening,
  by: string,
  at: string,
  together: readonly Happening[] = [what],
): readonly Problem[] {
  const read = readEntry({ number: log.entries.length + 1, at, by, what }, "");
  if (!read.ok) return read.problems;
  const against =
    what.kind === "undone" ? undefined : (rowRefusal(log.event, read.value) ?? newRowRefusal(log.event, read.value, together));
  return against ? [{ path: "", reason: refusalInWords(against) }] : [];
}

/** The rules say no more clearly than the shape of a row does, where they can make something of it at all. */
function misshapen(refusal: () => RowRefusal | undefined): Result<never> | undefined {
  try {
    const against = refusal();
    return against && failure([{ path: "", reason: refusalInWords(against) }]);
  } catch {
    return undefined;
  }
}

function add(log: LiveLog, entry: Entry, together: readonly Happening[]): Result<Entry> {
  const against = rowRefusal(log.event, entry) ?? newRowRefusal(log.event, entry, together);
  if (against) return failure([{ path: "", reason: refusalInWords(against) }]);
  apply(log.event, entry);
  log.entries.push(entry);
  return success(entry);
}

/** With its hash at the end of the chain. */
const chained = ({ entries }: EventLog, entry: Entry): Entry => ({
  ...entry,
  hash: hashOf(entry, entries.at(-1)?.hash ?? chainEnd(entries)),
});

/** Leaves one row out. Whatever came later must still stand without it. */
function undo(log: LiveLog, entry: Entry): Result<Entry> {
  const built = build([...log.entries, entry]);
  if (!built.ok) return failure(built.problems.map(({ path, reason }) => ({ path: "", reason: undoReason(path, reason, entry) })));
  log.entries.push(entry);
  log.event = built.value;
  return success(entry);
}

function undoReason(path: string, reason: string, { number }: Entry): string {
  const row = Number(/^entries\[(\d+)\]$/.exec(path)?.[1] ?? 0) + 1;
  return row === number ? reason : `Row ${row} came later and stands on it (${reason}); take that back first, or correct what was wrong`;
}

/** The last row that counts and can be undone, with the rows of the same command; a person who presses undo means these. */
export function lastRows({ entries }: EventLog): readonly Entry[] {
  const undone = undoneBy(entries);
  const counting = entries.filter(
    ({ number, what }) => number > 1 && !["undone", "edit accepted"].includes(what.kind) && !undone.has(number),
  );
  const last = counting.at(-1);
  return last ? counting.filter((row) => batchOf(row) === batchOf(last)) : [];
}

const batchOf = ({ batch, number }: Entry): number => batch ?? number;
