/** A whole entry: its lists, its format and the organiser's settings. */
import type { Catalogue, Faction } from "@broadside/cards";
import { type EntryDraft, type Format, type FormatOptions, limitOf, type SquadDraft } from "@broadside/squads";

const EMPTY: SquadDraft = { faction: "", ships: [] };

export const newEntry = (format: Format): EntryDraft => ({
  format: format.id,
  squads: Array.from({ length: format.lists.least }, (_, at) => newSquad(format, at)),
});

/** In a team, the first member is the captain until another is chosen. */
const newSquad = (format: Format, at: number, faction = ""): SquadDraft =>
  hasCaptain(format) && at === 0 ? { ...EMPTY, faction, captain: true } : { ...EMPTY, faction };

export const hasCaptain = ({ rules }: Format): boolean => rules.captain !== undefined;

/** Whether all lists are of one faction. */
export const sharesFaction = ({ rules }: Format): boolean => rules.sharedFaction !== undefined;

export const withSquad = (entry: EntryDraft, list: number, change: (squad: SquadDraft) => SquadDraft): EntryDraft => ({
  ...entry,
  squads: entry.squads.map((squad, at) => (at === list ? change(squad) : squad)),
});

/** Changes the entry to another format of the same edition. Adds missing lists and removes surplus ones. */
export function withFormat(entry: EntryDraft, format: Format): EntryDraft {
  const { least, most } = format.lists;
  const kept = entry.squads.slice(0, most);
  const faction = sharesFaction(format) ? (kept[0]?.faction ?? "") : "";
  const added = Array.from({ length: Math.max(0, least - kept.length) }, (_, at) => newSquad(format, kept.length + at, faction));
  const squads = [...kept, ...added];
  const captained = hasCaptain(format) && !squads.some(({ captain }) => captain) ? squads.map(asCaptain(0)) : squads;
  const { options: _, ...rest } = entry;
  return { ...rest, format: format.id, squads: captained };
}

export const withCaptain = (entry: EntryDraft, list: number): EntryDraft => ({ ...entry, squads: entry.squads.map(asCaptain(list)) });

const asCaptain =
  (list: number) =>
  ({ captain: _, ...squad }: SquadDraft, at: number): SquadDraft =>
    at === list ? { ...squad, captain: true } : squad;

/** Changes the faction of a list, or of all lists if they share one. */
export const withFaction = (entry: EntryDraft, format: Format, list: number, faction: Faction): EntryDraft => ({
  ...entry,
  squads: entry.squads.map((squad, at) => (at === list || sharesFaction(format) ? { ...squad, faction } : squad)),
});

export const addList = (entry: EntryDraft, format: Format): EntryDraft =>
  entry.squads.length >= format.lists.most
    ? entry
    : { ...entry, squads: [...entry.squads, newSquad(format, entry.squads.length, entry.squads[0]?.faction)] };

export const removeList = (entry: EntryDraft, list: number): EntryDraft => ({
  ...entry,
  squads: entry.squads.filter((_, at) => at !== list),
});

/** Removes settings that are undefined. */
export function withOptions(
  entry: EntryDraft,
  change: { readonly [Key in keyof FormatOptions]?: FormatOptions[Key] | undefined },
): EntryDraft {
  const set = Object.entries({ ...entry.options, ...change }).filter(([, value]) => value !== undefined);
  const { options: _, ...rest } = entry;
  return set.length === 0 ? rest : { ...rest, options: Object.fromEntries(set) as FormatOptions };
}

/** Whether no ship is chosen yet. */
export const isEmpty = ({ squads }: EntryDraft): boolean =>
  squads.every(({ ships, builds }) => ships.length === 0 && (builds?.length ?? 0) === 0);

/** Whether a list is made of quick builds, which cost threat instead of points. */
export const countsThreat = (entry: EntryDraft, format: Format, list: number): boolean =>
  limitOf(format, entry.options ?? {}, list, entry.squads.length)?.counts === "threat";

export const factionsOf = ({ pack }: Catalogue): readonly Faction[] => [...new Set(pack.pilots.map(({ faction }) => faction))];
