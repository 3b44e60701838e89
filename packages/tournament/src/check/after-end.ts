/** Finds changes that the organiser made after the event was closed. */
import type { TournamentEvent } from "../event/event.ts";
import { changesFinalResults } from "../log/fold.ts";
import type { Entry } from "../log/log.ts";
import { undoneBy } from "../log/undo.ts";
import type { Finding } from "./finding.ts";

export function afterEndFindings(event: TournamentEvent, entries: readonly Entry[]): readonly Finding[] {
  const undone = undoneBy(entries);
  const end = entries.find(({ number, what }) => what.kind === "finished" && !undone.has(number))?.number;
  if (end === undefined) return [];
  return entries
    .filter(({ number, what }) => number > end && !undone.has(number) && changesFinalResults(event, what))
    .map((entry) => ({ entry: entry.number, found: { key: "came after the end", entry }, weight: "note" }));
}
