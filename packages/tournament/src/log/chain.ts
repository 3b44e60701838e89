/**
 * The hashes of the rows: each covers its row and the row before it, so that a row which was changed, taken out or put in by other means
 * than by `record` is found. They are no signature: who makes all hashes anew leaves no trace. Logs from before there were any go on
 * without, and the first row that is added to one begins the chain.
 */
import { contentHash } from "@broadside/kit";
import type { Entry } from "./log.ts";
import { undoneBy } from "./undo.ts";

/** Rows that are not as they were written: one of them from `first` to `last`, which differ only where the rows before had no hashes. */
export interface Edit {
  readonly first: number;
  readonly last: number;
}

/** What the hash of a row is, given that of the row before it; the first row has none before it. */
export function hashOf({ hash, ...row }: Entry, before: string | undefined): string {
  return contentHash(`${before ?? ""}${canonicalJson(row)}`);
}

/** What the next row is chained to. */
export const chainEnd = (entries: readonly Entry[]): string | undefined => walk(entries).end;

/** Every row that does not fit its hash, or has none though one before it has; the first rows where they should have some. */
export const editsIn = (entries: readonly Entry[]): readonly Edit[] => [...strippedRows(entries), ...walk(entries).edits];

/** Agreements came after hashes, so that an event which was made with them has had its hashes taken away. */
function strippedRows(entries: readonly Entry[]): readonly Edit[] {
  const made = entries[0]?.what;
  if (made?.kind !== "created" || made.settings.agreements === undefined) return [];
  const hashed = entries.findIndex(({ hash }) => hash !== undefined);
  const last = hashed < 0 ? entries.length : hashed;
  return last === 0 ? [] : [{ first: 1, last }];
}

/** The same rows with a chain of their own. */
export function withHashes(entries: readonly Entry[]): readonly Entry[] {
  let before: string | undefined;
  return entries.map((entry) => {
    before = hashOf(entry, before);
    return { ...entry, hash: before };
  });
}

/** Those with which no organiser has said to go on. */
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

/** Such as "row 12", or "rows 1 to 12" where any of them may be meant. */
export const editInWords = ({ first, last }: Edit): string => (first === last ? `row ${last}` : `one of the rows ${first} to ${last}`);

/** A row's own hash counts for the next one even where it is wrong: then the rows after an edited one still fit. */
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

/** JSON without spaces, the keys of objects in order (RFC 8785), so that it does not matter how a file was laid out. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}
