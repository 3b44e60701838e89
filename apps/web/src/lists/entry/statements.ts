/** A list file can state a name and points. The builder adds them on export and removes them on import. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Format } from "@broadside/squads";

/** Adds the draft's name. Adds points and epic points too, if the format requires them. */
export function addStatements(entry: EntryDraft, name: string, format: Format, catalogue: Catalogue): EntryDraft {
  const lists = format.rules.declaredEpicPoints === undefined ? [] : checkEntry(entry, format, catalogue).verdict.lists;
  return {
    ...entry,
    squads: entry.squads.map((squad, at) => {
      const totals = lists[at];
      const named = { ...squad, name: squad.name ?? name };
      return totals ? { ...named, declared: { points: totals.points, epicPoints: totals.epicPoints } } : named;
    }),
  };
}

/**
 * Removes points from the lists, and the name if all lists have the same one. Returns that name. If the lists have different names, they
 * keep them, and `name` is the first one.
 */
export function removeStatements(entry: EntryDraft): { readonly entry: EntryDraft; readonly name: string | undefined } {
  const names = [...new Set(entry.squads.map(({ name }) => name?.trim() ?? ""))];
  const [name] = names.length === 1 ? names : [];
  const squads = entry.squads.map(({ declared: _, name: own, ...squad }) =>
    name !== undefined || own === undefined ? squad : { ...squad, name: own },
  );
  return { entry: { ...entry, squads }, name: name === "" ? undefined : (name ?? names.find((one) => one !== "")) };
}
