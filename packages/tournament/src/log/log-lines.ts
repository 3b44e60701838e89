/** A whole log in words: each row told with the names of its own moment, and whom it is about. */
import type { TournamentEvent } from "../event/event.ts";
import { matchAt, membersOf } from "../event/working-event.ts";
import { admit, build } from "./fold.ts";
import type { Entry, Happening } from "./log.ts";
import { rowInWords } from "./log-words.ts";
import { undoneBy } from "./undo.ts";

export interface LogLine {
  readonly entry: Entry;
  readonly text: string;
  /** Players and teams, their members included. */
  readonly about: ReadonlySet<string>;
  readonly takenBack: boolean;
}

/** Of a log that has been opened; a row that cannot stand ends it. */
export function logLines(entries: readonly Entry[]): readonly LogLine[] {
  const begun = build(entries.slice(0, 1));
  if (!begun.ok) return [];
  const event = begun.value;
  const undone = undoneBy(entries);
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const { number, what } = entry;
    const takenBack = undone.has(number);
    const about = what.kind === "undone" ? (lines[what.entry - 1]?.about ?? new Set<string>()) : everybodyIn(event, namedIn(event, what));
    lines.push({ entry, text: textOf(entry, event, lines), about, takenBack });
    if (number > 1 && !takenBack && what.kind !== "undone" && admit(event, entry)) break;
  }
  return lines;
}

/** A row that takes another back says what that one was. */
function textOf(entry: Entry, event: TournamentEvent, before: readonly LogLine[]): string {
  const words = rowInWords(entry, event);
  const undone = entry.what.kind === "undone" ? before[entry.what.entry - 1]?.text : undefined;
  return undone === undefined ? words : `${words}: ${undone}`;
}

const everybodyIn = (event: TournamentEvent, ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => [id, ...membersOf(event, id)]));

/** Who writes a row does not count: the organiser writes nearly all of them. */
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
