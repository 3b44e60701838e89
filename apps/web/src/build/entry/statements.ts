/** What a list says of itself: the builder states it for the player where a list is handed on, and works it out anew where one comes in. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Format } from "@broadside/squads";

/** With the name of the draft, and with points and epic points where the format asks a list to state them. */
export function stated(entry: EntryDraft, name: string, format: Format, catalogue: Catalogue): EntryDraft {
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

/** The entry without that, and the name where all its lists have one and the same. */
export function unstated(entry: EntryDraft): { readonly entry: EntryDraft; readonly name: string | undefined } {
  const names = [...new Set(entry.squads.map(({ name }) => name?.trim() ?? ""))];
  const [name] = names.length === 1 ? names : [];
  const squads = entry.squads.map(({ declared: _, name: own, ...squad }) =>
    name !== undefined || own === undefined ? squad : { ...squad, name: own },
  );
  return { entry: { ...entry, squads }, name: name === "" ? undefined : (name ?? names.find((one) => one !== "")) };
}
