/** The names of ready-made lists, and of those that are put together from quick builds or generic ships. An app passes them in the reader's language. */
import { type Catalogue, FACTION_NAMES, type Faction, type QuickBuild } from "@broadside/cards";
import type { ReadyMadeNames } from "@broadside/squads";

export interface SquadNames extends ReadyMadeNames {
  faction(faction: Faction): string;
  /** A wing by its leader, with its number of ships. */
  wing(leader: string, ships: number): string;
  /** A build of several ships by the first one, with the number of others. */
  group(first: string, more: number): string;
  /** A squad by its faction and its ships or builds. */
  squad(faction: string, names: readonly string[]): string;
  /** A squad without a name, by its number. */
  unnamed(number: number): string;
}

export const ENGLISH_SQUAD_NAMES: SquadNames = {
  faction: (faction) => FACTION_NAMES[faction],
  wing: (leader, ships) => `${leader}’s wing of ${ships}`,
  group: (first, more) => `${first} and ${more} more`,
  squad: (faction, names) =>
    `${faction}: ${names.length > 2 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(" and ")}`,
  readyMade: (_, title) => title,
  part: (title, part) => `${title}: ${part}`,
  unnamed: (number) => `Squad ${number}`,
};

/** Names a build after its first pilot. */
export function buildName(catalogue: Catalogue, { wing, ships, id }: QuickBuild, names: SquadNames = ENGLISH_SQUAD_NAMES): string {
  const name = catalogue.pilots.get(ships[0]?.pilot ?? "")?.name ?? id;
  if (ships.length === 1) return name;
  return wing ? names.wing(name, ships.length) : names.group(name, ships.length - 1);
}
