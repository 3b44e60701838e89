/** Finds rows that somebody has edited in the file. */
import { editsIn, openEdits } from "../log/chain.ts";
import type { Entry } from "../log/log.ts";
import type { Finding } from "./finding.ts";

/** An edit that an organiser has accepted is only a note. */
export function editFindings(entries: readonly Entry[]): readonly Finding[] {
  const open = new Set(openEdits(entries).map(({ last }) => last));
  const edits = editsIn(entries);
  if (edits.length === 0 && entries.length > 0 && entries.every(({ hash }) => hash === undefined)) return [NO_HASHES];
  return edits.map((edit) => ({
    entry: edit.last,
    found: { key: "row was edited", edit, accepted: !open.has(edit.last) },
    weight: open.has(edit.last) ? "broken" : "note",
  }));
}

/** Files from earlier versions have no hashes. */
const NO_HASHES: Finding = { found: { key: "no row has a hash" }, weight: "note" };
