/** What the organiser has changed after the event was closed. */
import type { TournamentEvent } from "../event/event.ts";
import { mendsAfterTheEnd } from "../log/fold.ts";
import type { Entry } from "../log/log.ts";
import { rowInWords } from "../log/log-words.ts";
import { undoneBy } from "../log/undo.ts";
import type { Finding } from "./finding.ts";

export function afterEndFindings(event: TournamentEvent, entries: readonly Entry[]): readonly Finding[] {
  const undone = undoneBy(entries);
  const end = entries.find(({ number, what }) => what.kind === "finished" && !undone.has(number))?.number;
  if (end === undefined) return [];
  return entries
    .filter(({ number, what }) => number > end && !undone.has(number) && mendsAfterTheEnd(event, what))
    .map((entry) => ({ entry: entry.number, text: `Came after the event had been closed: ${rowInWords(entry, event)}`, weight: "note" }));
}
