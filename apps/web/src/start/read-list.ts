import type { EditionId } from "@broadside/formats";
import type { EntryDraft } from "@broadside/squads";
import { importText } from "../lists/exchange/importing.ts";
import { LISTS, listProblem } from "../words/play/start-seats.ts";

/** Reads an imported list, or explains what is wrong with it. */
export async function readList(
  text: string,
  edition: EditionId,
): Promise<{ readonly name: string; readonly entry: EntryDraft } | { readonly problems: readonly string[] }> {
  const read = await importText(text, edition).catch(() => undefined);
  if (read?.ok) return read.value;
  return {
    problems: read?.problems.map(({ path, reason }) => listProblem(path, reason)) ?? [LISTS.noCards],
  };
}
