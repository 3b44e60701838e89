/** Names of cards by their ids; unknown ids are shown as they are. */
import type { Catalogue, Pilot } from "@broadside/cards";
import type { ShipDraft } from "@broadside/squads";

export const pilotName = ({ pilots }: Catalogue, id: string): string => pilots.get(id)?.name ?? id;
/** A huge ship with a title card is called by its title. */
export function shipName(catalogue: Catalogue, { pilot, upgrades }: ShipDraft): string {
  const { pilots, ships, upgrades: cards } = catalogue;
  const isHuge = ships.get(pilots.get(pilot)?.ship ?? "")?.size === "huge";
  const title = isHuge ? upgrades.map(({ id }) => cards.get(id)).find((card) => card?.slots.includes("title")) : undefined;
  return title?.name ?? pilotName(catalogue, pilot);
}
export const shipTypeOf = ({ pilots, ships }: Catalogue, pilot: string): string => ships.get(pilots.get(pilot)?.ship ?? "")?.name ?? "?";
/** The ship type beside a pilot's name; undefined if both names are the same, as for huge ships without named pilots. */
export const typeBeside = ({ ships }: Catalogue, { name, ship }: Pilot): string | undefined => {
  const type = ships.get(ship)?.name ?? ship;
  return type === name ? undefined : type;
};

/** The upgrades printed on a standard-loadout card. They tell pilots with the same name apart. */
export const printedUpgrades = (catalogue: Catalogue, { standardLoadout }: Pilot): string | undefined =>
  standardLoadout?.map((id) => upgradeName(catalogue, id)).join(", ");

export const upgradeName = ({ upgrades }: Catalogue, id: string): string => upgrades.get(id)?.name ?? id;
