/** A log in use: its rows, and the event that they add up to. Rows come in only through `record`. */
import { failure, type Problem, type Result, success } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import type { WorkingEvent } from "../event/working-event.ts";
import { readEntry } from "../file/read-entry.ts";
import type { RowProblem, RowRefusal } from "../reasons/row-refusal.ts";
import { creationRefusal } from "../rows/event-rows.ts";
import { chainEnd, hashOf } from "./chain.ts";
import { apply, build, newRowRefusal, rowRefusal } from "./fold.ts";
import type { Entry, EventCreation, Happening } from "./log.ts";
import { undoneBy } from "./undo.ts";

export interface EventLog {
  readonly entries: readonly Entry[];
  readonly event: TournamentEvent;
}

interface LiveLog extends EventLog {
  readonly entries: Entry[];
  event: WorkingEvent;
}

/** A problem with a row: its own fields are wrong, or the event refuses it. */
export type LogProblem = Problem | RowProblem;

/** Opens a stored log and checks it row by row. */
export function openLog(entries: readonly Entry[]): Result<EventLog, RowProblem> {
  const built = build(entries);
  return built.ok ? success({ entries: [...entries], event: built.value }) : built;
}

export function newLog(what: EventCreation, at: string): Result<EventLog, LogProblem> {
  const read = readEntry({ number: 1, at, by: "organiser", what }, "");
  if (!read.ok) return misshapen(() => creationRefusal(what)) ?? read;
  const { what: made } = read.value;
  const first: Entry = { number: 1, at, by: made.kind === "created" ? made.organiser.person : "", what: made };
  return openLog([{ ...first, hash: hashOf(first, undefined) }]);
}

/**
 * Adds a row to the log in place, or returns why it can't and leaves the log unchanged. The log stores only the fields that the row reader
 * knows. If rows are only valid together, such as the two lists of a team, each call passes all of them as `together`. If a command writes
 * several rows, `batch` is the first of them.
 */
export function record(
  log: EventLog,
  what: Happening,
  by: string,
  at: string,
  together: readonly Happening[] = [what],
  batch?: number,
): Result<Entry, LogProblem> {
  const live = log as LiveLog;
  const number = live.entries.length + 1;
  const entry: Entry = { number, at, by, what, ...(batch !== undefined && batch < number && { batch }) };
  const read = readEntry(entry, "");
  if (!read.ok) return misshapen(() => (what.kind === "undone" ? undefined : rowRefusal(live.event, entry))) ?? read;
  const row = chained(live, read.value);
  return row.what.kind === "undone" ? undo(live, row) : add(live, row, together);
}

/** Returns why a row would be refused. An undo is checked only when it is recorded. */
export function refusalOf(
  log: EventLog,
  what: Happening,
  by: string,
  at: string,
  together: readonly Happening[] = [what],
): readonly LogProblem[] {
  const read = readEntry({ number: log.entries.length + 1, at, by, what }, "");
  if (!read.ok) return read.problems;
  const against =
    what.kind === "undone" ? undefined : (rowRefusal(log.event, read.value) ?? newRowRefusal(log.event, read.value, together));
  return against ? [{ refusal: against }] : [];
}

/** The rules may also refuse a row with the wrong shape. Their refusal is then clearer than a complaint about the row's shape. */
function misshapen(refusal: () => RowRefusal | undefined): Result<never, RowProblem> | undefined {
  try {
    const against = refusal();
    return against && failure([{ refusal: against }]);
  } catch {
    return undefined;
  }
}

function add(log: LiveLog, entry: Entry, together: readonly Happening[]): Result<Entry, RowProblem> {
  const against = rowRefusal(log.event, entry) ?? newRowRefusal(log.event, entry, together);
  if (against) return failure([{ refusal: against }]);
  apply(log.event, entry);
  log.entries.push(entry);
  return success(entry);
}

/** Adds the hash that continues the chain. */
const chained = ({ entries }: EventLog, entry: Entry): Entry => ({
  ...entry,
  hash: hashOf(entry, entries.at(-1)?.hash ?? chainEnd(entries)),
});

/** Undoes a row. All later rows must still be valid without it. */
function undo(log: LiveLog, entry: Entry): Result<Entry, RowProblem> {
  const built = build([...log.entries, entry]);
  if (!built.ok) return failure(built.problems.map((problem) => ({ refusal: undoRefusal(problem, entry) })));
  log.entries.push(entry);
  log.event = built.value;
  return success(entry);
}

const undoRefusal = ({ row = 1, refusal }: RowProblem, { number }: Entry): RowRefusal =>
  row === number ? refusal : { key: "a later row depends on it", row, because: refusal };

/** The rows to undo: the last row that counts, with the other rows of its command. */
export function lastRows({ entries }: EventLog): readonly Entry[] {
  const undone = undoneBy(entries);
  const counting = entries.filter(
    ({ number, what }) => number > 1 && !["undone", "edit accepted"].includes(what.kind) && !undone.has(number),
  );
  const last = counting.at(-1);
  return last ? counting.filter((row) => batchOf(row) === batchOf(last)) : [];
}

const batchOf = ({ batch, number }: Entry): number => batch ?? number;
