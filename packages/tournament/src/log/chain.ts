/**
 * The hashes of the rows: each covers its row and the hash before it, which reveals rows that somebody edited, removed or inserted in the
 * file. They are not signatures: somebody who edits a row and recomputes all hashes leaves no trace. Logs of earlier versions have no
 * hashes; there, the chain starts with the first row that this version adds.
 */
import { contentHash } from "@broadside/kit";
import type { Entry } from "./log.ts";
import { undoneBy } from "./undo.ts";

/**
 * Somebody edited one of the rows from `first` to `last`. `first` and `last` are the same row, unless the rows before it have no hashes.
 */
export interface Edit {
  readonly first: number;
  readonly last: number;
}

/** The hash of a row, computed with the hash of the row before it, if there is one. */
export function hashOf({ hash, ...row }: Entry, before: string | undefined): string {
  return contentHash(`${before ?? ""}${canonicalJson(row)}`);
}

/** The hash that the next row continues. */
export const chainEnd = (entries: readonly Entry[]): string | undefined => walk(entries).end;

/** Finds rows that don't match their hash, and rows without a hash that should have one. */
export const editsIn = (entries: readonly Entry[]): readonly Edit[] => [...strippedRows(entries), ...walk(entries).edits];

/** Events with agreements have always had hashes. If any are missing, somebody has removed them. */
function strippedRows(entries: readonly Entry[]): readonly Edit[] {
  const made = entries[0]?.what;
  if (made?.kind !== "created" || made.settings.agreements === undefined) return [];
  const hashed = entries.findIndex(({ hash }) => hash !== undefined);
  const last = hashed < 0 ? entries.length : hashed;
  return last === 0 ? [] : [{ first: 1, last }];
}

/** The same rows with new hashes. */
export function withHashes(entries: readonly Entry[]): readonly Entry[] {
  let before: string | undefined;
  return entries.map((entry) => {
    before = hashOf(entry, before);
    return { ...entry, hash: before };
  });
}

/** Edits that no organiser has accepted. */
export function openEdits(entries: readonly Entry[]): readonly Edit[] {
  const edits = editsIn(entries);
  if (edits.length === 0) return edits;
  const undone = undoneBy(entries);
  const accepted = new Set(
    entries.flatMap(({ what, number }) =>
      what.kind === "edit accepted" && !undone.has(number) ? what.rows.filter((row) => row < number) : [],
    ),
  );
  return edits.filter(({ last }) => !accepted.has(last));
}

/** The next row builds on the stored hash even if that hash is wrong, so rows after an edited one still match. */
function walk(entries: readonly Entry[]): { readonly edits: readonly Edit[]; readonly end: string | undefined } {
  const edits: Edit[] = [];
  let before: string | undefined;
  let begun = false;
  for (const [at, entry] of entries.entries()) {
    const due = hashOf(entry, before);
    const isChained = entry.hash !== undefined;
    if (begun ? entry.hash !== due : isChained && entry.hash !== due) edits.push({ first: begun ? at + 1 : 1, last: at + 1 });
    begun ||= isChained;
    before = entry.hash ?? due;
  }
  return { edits, end: before };
}

/** JSON without spaces and with sorted keys (RFC 8785), so the layout of a file does not matter. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}
