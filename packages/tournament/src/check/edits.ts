/** Rows that were changed by other means than by the log itself. */
import { editInWords, editsIn, openEdits } from "../log/chain.ts";
import type { Entry } from "../log/log.ts";
import type { Finding } from "./finding.ts";

/** With one that an organiser has accepted the event goes on, so that it is only noted. */
export function editFindings(entries: readonly Entry[]): readonly Finding[] {
  const open = new Set(openEdits(entries).map(({ last }) => last));
  const edits = editsIn(entries);
  if (edits.length === 0 && entries.length > 0 && entries.every(({ hash }) => hash === undefined)) return [NO_HASHES];
  return edits.map((edit) => ({
    entry: edit.last,
    text: `The file was changed by other means than its own rows: ${editInWords(edit)} is not as it was written${
      open.has(edit.last) ? "" : "; the organiser goes on with it"
    }`,
    weight: open.has(edit.last) ? "broken" : "note",
  }));
}

/** As in files from before there were any. */
const NO_HASHES: Finding = {
  text: "No row has a hash, so that a change by other means cannot be found; an event of an earlier version has none, any other had them taken away",
  weight: "note",
};
