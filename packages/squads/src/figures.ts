/** Facts for the sentences in a verdict: places named as on the cards, and what a list has spent. */
import type { Catalogue } from "@broadside/cards";
import { limitOf } from "./checks/limits.ts";
import type { EntryDraft, SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { Counts, ListWord, Place } from "./problem.ts";
import type { Verdict } from "./verdict.ts";

type Entry = Pick<EntryDraft, "squads" | "options">;

/** A place in an entry, by names. Numbers count from 1. */
export interface NamedPlace {
  /** The list. Present if the entry has more than one. */
  readonly list?: { readonly called: ListWord; readonly number: number; readonly player?: string };
  readonly wing?: number;
  /** The ship. It has a number if the list has several ships with its name, or if there is no ship in this place. */
  readonly ship?: { readonly name?: string; readonly number?: number };
  readonly upgrade?: string;
  /** True if the place is the whole entry, and the entry has several lists. */
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

/** Returns the upgrade's name. Undefined for cards printed on the ship card, which have no place in the draft. */
function upgradeName(squad: SquadDraft, { ship = -1, upgrade = -1 }: Place, catalogue: Catalogue): string | undefined {
  const id = squad.ships[ship]?.upgrades[upgrade]?.id;
  return id === undefined ? undefined : (catalogue.upgrades.get(id)?.name ?? id);
}

export interface Spent {
  readonly counts: Counts;
  readonly spent: number;
  readonly limit?: number;
  /** True in 2.5, where the points left under the limit are called the deficit. */
  readonly isDeficit?: true;
  readonly epicPoints?: { readonly spent: number; readonly limit: number };
}

/** Returns what a list in an entry has spent. Undefined if there is no such list. */
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
