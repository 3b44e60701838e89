/** The ready-made lists of a first-edition format, and the default choice from them. */
import { squadFormatFacts } from "@broadside/formats";
import { listsForSides, readyMadeLists } from "@broadside/squads";
import { type ListOffer, readyMadeOffer } from "./list-offer.ts";
import type { FormatTable } from "./list-table.ts";
import type { SquadNames } from "./squad-names.ts";

export const formatLists = async ({ edition, format }: FormatTable, names: SquadNames): Promise<readonly ListOffer[]> =>
  (await readyMadeLists(edition)).filter(({ entry }) => entry.format === format).map((list) => readyMadeOffer(list, names));

/**
 * Picks ready-made lists so that no two enemies have the same faction. In team formats, one ready-made entry provides the lists for a whole
 * team.
 */
export async function formatLineUp(
  table: FormatTable,
  brought: readonly (ListOffer | undefined)[],
  names: SquadNames,
): Promise<readonly ListOffer[]> {
  const offers = await formatLists(table, names);
  const sides = table.teams.map((team, seat) => team ?? -1 - seat);
  const isByTeam = squadFormatFacts(table.format).lists.called === "member";
  const handing = isByTeam ? [...new Set(sides)].map((side) => sides.indexOf(side)) : [...sides.keys()];
  const places = handing.map((seat) => ({ side: sides[seat] ?? seat, chosen: brought[seat] }));
  const flown = listsForSides(places, offers, ({ squads }) => squads[0]?.faction);
  return sides.flatMap((side, seat) => flown[isByTeam ? [...new Set(sides)].indexOf(side) : seat] ?? []);
}
