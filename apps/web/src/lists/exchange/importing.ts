/** Turns a list file into an entry, with notes on what wasn't understood. */
import type { Problem, Result } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import { type EntryDraft, type FileNote, formatById, parseListFile, readListFile } from "@broadside/squads";
import { loadCatalogue } from "../../cards/catalogues.ts";
import { DRAFT_NAMES } from "../../words/build/draft-names.ts";
import { LISTS } from "../../words/lists.ts";
import { removeStatements } from "../entry/statements.ts";

export interface ImportedList {
  readonly name: string;
  readonly entry: EntryDraft;
  readonly notes: readonly Problem[];
}

/** Uses the given edition's cards. If no edition is given, uses the edition that the file names. */
export async function importText(text: string, edition?: Edition): Promise<Result<ImportedList>> {
  const file = parseListFile(text);
  if (!file.ok) return { ok: false, problems: file.problems.map(inWords) };
  const { catalogue } = await loadCatalogue(edition ?? file.value.edition);
  const read = readListFile(file.value, catalogue);
  if (!read.ok) return { ok: false, problems: read.problems.map(inWords) };
  const guessed: readonly FileNote[] = edition === undefined && file.value.isGuess ? [{ path: "", note: "edition guessed" }] : [];
  return { ok: true, value: { ...asDraft(read.value.entry), notes: [...guessed, ...read.value.notes].map(inWords) } };
}

const inWords = (note: FileNote): Problem => ({ path: note.path, reason: LISTS.note(note) });

/** Converts imported lists to the form in which drafts are stored. */
export function asDraft(lists: EntryDraft): { readonly name: string; readonly entry: EntryDraft } {
  const { entry, name } = removeStatements(lists);
  return { entry, name: name ?? formatById(entry.format)?.name ?? DRAFT_NAMES.imported };
}
