/** The name and points that a list states: the builder adds them to a list that goes out and drops them from one that comes in. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Format } from "@broadside/squads";

/** Adds the name of the draft, and points and epic points if the format requires lists to state them. */
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

/** The entry without them, and its name if all its lists have the same name. */
export function removeStatements(entry: EntryDraft): { readonly entry: EntryDraft; readonly name: string | undefined } {
  const names = [...new Set(entry.squads.map(({ name }) => name?.trim() ?? ""))];
  const [name] = names.length === 1 ? names : [];
  const squads = entry.squads.map(({ declared: _, name: own, ...squad }) =>
    name !== undefined || own === undefined ? squad : { ...squad, name: own },
  );
  return { entry: { ...entry, squads }, name: name === "" ? undefined : (name ?? names.find((one) => one !== "")) };
}
