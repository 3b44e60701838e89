/** Counts a list's factions, ships and cost. */
import { type Catalogue, FACTIONS } from "@broadside/cards";
import { checkEntry, type Format, type SquadDraft } from "@broadside/squads";
import type { ListFigures, ListOffer } from "./list-offer.ts";
import { type Unit, unitOf } from "./squad-check.ts";
import type { SquadNames } from "./squad-names.ts";

/** Returns a list's main facts. `formatOf` returns the format that a unit is counted in. Undefined if there is none. */
export function listFigures(
  { squads, options }: ListOffer,
  formatOf: (unit: Unit) => Format | undefined,
  catalogue: Catalogue,
  names: SquadNames,
): ListFigures | undefined {
  const [unit = "points"] = squads.map(unitOf);
  const format = formatOf(unit);
  if (!format) return undefined;
  const { verdict } = checkEntry({ squads, ...(options && { options }) }, format, catalogue);
  const shipsIn = ({ ships, builds = [] }: SquadDraft): number =>
    builds.reduce((sum, id) => sum + (catalogue.quickBuilds.get(id)?.ships.length ?? 0), ships.length);
  return {
    factions: [
      ...new Set(
        squads.map(({ faction: id }) => {
          const faction = FACTIONS.find((known) => known === id);
          return faction ? names.faction(faction) : id;
        }),
      ),
    ],
    ships: squads.map(shipsIn),
    unit,
    costs: verdict.lists.map((list) => list[unit]),
  };
}
