/** Names the place of a problem as on the cards, and adds up what a list has spent: facts for the sentences in a verdict. */
import type { Catalogue } from "@broadside/cards";
import { limitOf } from "./checks/limits.ts";
import type { EntryDraft, SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { Counts, ListWord, Place } from "./problem.ts";
import type { Verdict } from "./verdict.ts";

type Entry = Pick<EntryDraft, "squads" | "options">;

/** A place given by names; numbers count from 1. */
export interface NamedPlace {
  /** The list; present if the entry has several. */
  readonly list?: { readonly called: ListWord; readonly number: number; readonly player?: string };
  readonly wing?: number;
  /** The ship. Its number is present if the list has several ships with that name, or no ship in this place. */
  readonly ship?: { readonly name?: string; readonly number?: number };
  readonly upgrade?: string;
  /** All lists of the entry. */
  readonly isWholeEntry?: true;
}

export function namePlace(place: Place, entry: Entry, format: Format, catalogue: Catalogue): NamedPlace {
  const several = entry.squads.length > 1;
  const squad = place.list === undefined ? undefined : entry.squads[place.list];
  const player = squad?.player?.trim() ?? "";
  const upgrade = squad && upgradeName(squad, place, catalogue);
  return {
    ...(several && place.list === undefined && { isWholeEntry: true }),
    ...(several &&
      place.list !== undefined && { list: { called: format.lists.called, number: place.list + 1, ...(player !== "" && { player }) } }),
    ...(place.wing !== undefined && { wing: place.wing + 1 }),
    ...(squad && place.ship !== undefined && { ship: shipName(squad, place.ship, catalogue) }),
    ...(upgrade !== undefined && { upgrade }),
  };
}

function shipName(squad: SquadDraft, at: number, catalogue: Catalogue): NonNullable<NamedPlace["ship"]> {
  const names = squad.ships.map(({ pilot }) => catalogue.pilots.get(pilot)?.name ?? pilot);
  const name = names[at];
  if (name === undefined) return { number: at + 1 };
  return names.filter((other) => other === name).length > 1 ? { name, number: at + 1 } : { name };
}

/** Cards printed on a ship card have no place in the draft. */
function upgradeName(squad: SquadDraft, { ship = -1, upgrade = -1 }: Place, catalogue: Catalogue): string | undefined {
  const id = squad.ships[ship]?.upgrades[upgrade]?.id;
  return id === undefined ? undefined : (catalogue.upgrades.get(id)?.name ?? id);
}

export interface Spent {
  readonly counts: Counts;
  readonly spent: number;
  readonly limit?: number;
  /** The points left under the limit; in 2.5, the deficit. */
  readonly isDeficit?: true;
  readonly epicPoints?: { readonly spent: number; readonly limit: number };
}

/** What a list in an entry has spent; undefined if there is no such list. */
export function spentOn(list: number, entry: Entry, format: Format, { lists }: Verdict): Spent | undefined {
  const totals = lists[list];
  if (!totals) return undefined;
  const counts = limitOf(format, entry.options ?? {}, list, entry.squads.length)?.counts ?? "points";
  return {
    counts,
    spent: totals[counts],
    ...(totals.limit !== undefined && { limit: totals.limit }),
    ...(format.loadout && !format.epic && { isDeficit: true }),
    ...(format.epicPoints !== undefined && { epicPoints: { spent: totals.epicPoints, limit: format.epicPoints } }),
  };
}
