/** A log as lines of text: each row with the names that were used at that time, and the sides that it is about. */
import type { TournamentEvent } from "../event/event.ts";
import { matchAt, membersOf } from "../event/working-event.ts";
import { admit, build } from "./fold.ts";
import type { Entry, Happening } from "./log.ts";
import { undoneBy } from "./undo.ts";

export interface LogLine {
  readonly entry: Entry;
  readonly text: string;
  /** Players and teams, including the teams' members. */
  readonly about: ReadonlySet<string>;
  readonly takenBack: boolean;
}

/** Makes the text of a row from the event as it was just before the row. */
type RowText = (entry: Entry, event: TournamentEvent, before: readonly LogLine[]) => string;

/** Expects a log without problems. Stops at the first row that doesn't fit. */
export function logLines(entries: readonly Entry[], rowText: RowText): readonly LogLine[] {
  const begun = build(entries.slice(0, 1));
  if (!begun.ok) return [];
  const event = begun.value;
  const undone = undoneBy(entries);
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const { number, what } = entry;
    const takenBack = undone.has(number);
    const about = what.kind === "undone" ? (lines[what.entry - 1]?.about ?? new Set<string>()) : everybodyIn(event, namedIn(event, what));
    lines.push({ entry, text: rowText(entry, event, lines), about, takenBack });
    if (number > 1 && !takenBack && what.kind !== "undone" && admit(event, entry)) break;
  }
  return lines;
}

const everybodyIn = (event: TournamentEvent, ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => [id, ...membersOf(event, id)]));

/** The people and sides that a row is about. Its author isn't one of them, because the organiser writes nearly all rows. */
function namedIn(event: TournamentEvent, what: Happening): readonly string[] {
  if (what.kind === "paired") return [...what.tables.flatMap(({ sides }) => sides), ...what.byes];
  if (what.kind === "created") return [what.organiser.person];
  const fields = ["person", "player", "side", "team", "captain", "members", "sides", "seeds", "about"];
  const values = new Map<string, unknown>(Object.entries(what));
  const named = fields.flatMap((field) => values.get(field) ?? []).filter((id) => typeof id === "string");
  const [round, table] = [values.get("round"), values.get("table")];
  const sides = typeof round === "number" && typeof table === "number" ? matchAt(event, round, table)?.sides : undefined;
  return [...named, ...(sides ?? [])];
}
