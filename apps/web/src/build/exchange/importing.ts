/** A list file from outside becomes an entry, with notes on what was not understood. */
import type { Problem, Result } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import { type EntryDraft, formatById, parseListFile, readListFile } from "@broadside/squads";
import { DRAFT_NAMES } from "../../words/build/draft-names.ts";
import { loadCatalogue } from "../cards/catalogues.ts";
import { unstated } from "../entry/statements.ts";

export interface ImportedList {
  readonly name: string;
  readonly entry: EntryDraft;
  readonly notes: readonly Problem[];
}

/** The cards of the edition that is played are fetched for it, or else of the file's own. */
export async function importText(text: string, edition?: Edition): Promise<Result<ImportedList>> {
  const file = parseListFile(text);
  if (!file.ok) return file;
  const { catalogue } = await loadCatalogue(edition ?? file.value.edition);
  const read = readListFile(file.value, catalogue);
  if (!read.ok) return read;
  const { guess } = file.value;
  const guessed = edition === undefined && guess !== undefined ? [{ path: "", reason: guess }] : [];
  return { ok: true, value: { ...asDraft(read.value.entry), notes: [...guessed, ...read.value.notes] } };
}

/** Lists that come in, as a draft keeps them. */
export function asDraft(lists: EntryDraft): { readonly name: string; readonly entry: EntryDraft } {
  const { entry, name } = unstated(lists);
  return { entry, name: name ?? formatById(entry.format)?.name ?? DRAFT_NAMES.imported };
}
