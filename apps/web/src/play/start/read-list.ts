import type { EditionId } from "@broadside/formats";
import type { EntryDraft } from "@broadside/squads";
import { importText } from "../../build/exchange/importing.ts";
import { LISTS } from "../../words/play/start-seats.ts";

/** A list from elsewhere, or what is wrong with it in words. */
export async function readList(
  text: string,
  edition?: EditionId,
): Promise<{ readonly name: string; readonly entry: EntryDraft } | { readonly problems: readonly string[] }> {
  const read = await importText(text, edition).catch(() => undefined);
  if (read?.ok) return read.value;
  return {
    problems: read?.problems.map(({ path, reason }) => LISTS.problem(path, reason)) ?? [LISTS.noCards],
  };
}
