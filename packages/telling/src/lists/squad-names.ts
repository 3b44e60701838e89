/** The names of lists that are put together from quick builds or generic ships. */
import type { Faction } from "@broadside/cards";
import type { ListWords } from "./english.ts";

export const factionInWords = (faction: Faction, { cards }: ListWords): string => cards.factions[faction];

/** A squad by its faction and its ships or builds, with at most the first two in full. */
export function squadInWords(faction: string, names: readonly string[], { squadNames }: ListWords): string {
  const [first = "", second = "", ...others] = names;
  const ships = others.length > 0 ? squadNames.several({ first, second, more: others.length }) : names;
  return squadNames.squad({ faction, ships });
}
