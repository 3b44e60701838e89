/** A verdict for people: where a fault is, and how much of what has been spent. */
import type { Catalogue } from "@broadside/cards";
import { limitOf } from "./checks/limits.ts";
import type { EntryDraft, SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { Place, Verdict } from "./verdict.ts";

type Entry = Pick<EntryDraft, "squads" | "options">;

/** Such as "tier 2, Wedge Antilles, R2-D2", or "member 1 (Anna)". */
export function placeInWords(place: Place, entry: Entry, format: Format, catalogue: Catalogue): string {
  const several = entry.squads.length > 1;
  const squad = place.list === undefined ? undefined : entry.squads[place.list];
  const words = [
    several && place.list !== undefined ? withPlayer(listInWords(place.list, format), squad?.player) : undefined,
    place.wing === undefined ? undefined : `wing ${place.wing + 1}`,
    squad && place.ship !== undefined ? shipInWords(squad, place.ship, catalogue) : undefined,
    squad && upgradeInWords(squad, place, catalogue),
  ].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(", ") : several ? "all lists" : "the list";
}

const withPlayer = (list: string, player = ""): string => (player.trim() === "" ? list : `${list} (${player.trim()})`);

/** What a list of the entry is called, counted from 1. */
export const listInWords = (list: number, { lists }: Pick<Format, "lists">): string => `${lists.called} ${list + 1}`;

/** By name, and by its number where several ships of the list have that name. */
function shipInWords(squad: SquadDraft, at: number, catalogue: Catalogue): string {
  const names = squad.ships.map(({ pilot }) => catalogue.pilots.get(pilot)?.name ?? pilot);
  const name = names[at] ?? `ship ${at + 1}`;
  return names.filter((other) => other === name).length > 1 ? `${name} (ship ${at + 1})` : name;
}

/** Cards printed on a ship card have no place of their own. */
function upgradeInWords(squad: SquadDraft, { ship = -1, upgrade = -1 }: Place, catalogue: Catalogue): string | undefined {
  const id = squad.ships[ship]?.upgrades[upgrade]?.id;
  return id === undefined ? undefined : (catalogue.upgrades.get(id)?.name ?? id);
}

/** Such as "284 of 300 points, 16 left; 3 of 5 epic points". In 2.5 what is left is the deficit. */
export function spentInWords(list: number, entry: Entry, format: Format, { lists }: Verdict): string {
  const totals = lists[list];
  if (!totals) return "";
  const counts = limitOf(format, entry.options ?? {}, list, entry.squads.length)?.counts ?? "points";
  const { limit, left = 0 } = totals;
  const rest = left < 0 ? `${-left} over` : format.loadout && !format.epic ? `deficit ${left}` : `${left} left`;
  const spent = limit === undefined ? `${totals[counts]} ${counts}` : `${totals[counts]} of ${limit} ${counts}, ${rest}`;
  return format.epicPoints === undefined ? spent : `${spent}; ${totals.epicPoints} of ${format.epicPoints} epic points`;
}
