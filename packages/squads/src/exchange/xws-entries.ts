/**
 * Converts ships to entries in the exchange format, in which every ship card is an entry. So a first-edition corvette becomes two entries,
 * linked by a number.
 */
import { SECTIONS, type SectionName } from "@broadside/cards";
import { folded } from "@broadside/kit";
import type { ShipDraft, UpgradeDraft, Vendor } from "../draft.ts";
import type { XwsNames } from "./xws-names.ts";
import { slotKey } from "./xws-slots.ts";
import { vendorToWrite } from "./xws-vendor.ts";

export interface XwsPilot {
  /** In version 2. */
  readonly id?: string;
  /** In version 1. */
  readonly name?: string;
  readonly ship?: string;
  readonly multisection_id?: number;
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
  readonly vendor?: Vendor;
}

export function entriesOf(names: XwsNames, ships: readonly ShipDraft[]): readonly XwsPilot[] {
  let links = 0;
  return ships.flatMap((ship) => {
    const entries = entriesOfShip(names, ship, links);
    if (entries[0]?.multisection_id !== undefined) links += 1;
    return entries;
  });
}

function entriesOfShip(names: XwsNames, ship: ShipDraft, link: number): readonly XwsPilot[] {
  const pilot = names.catalogue.pilots.get(ship.pilot);
  const { sections } = (pilot && names.catalogue.ships.get(pilot.ship)) ?? {};
  const vendor = vendorToWrite(undefined, ship.vendor, names.kind);
  const ofOthers = vendor && { vendor };
  if (sections) {
    const { onlySection } = ship;
    return sections
      .filter(({ section }) => onlySection === undefined || section === onlySection)
      .map(({ id, section }, at) => ({
        name: id,
        ship: id,
        // Even a corvette with only one half has a number. Otherwise, its half could be taken for part of the next corvette.
        multisection_id: link,
        ...upgradesOf(names, onlySection ? ship.upgrades : ship.upgrades.filter((upgrade) => halfOf(names, upgrade) === section)),
        ...(at === 0 && ofOthers),
      }));
  }
  const rest = { ...upgradesOf(names, ship.upgrades), ...ofOthers };
  const name = pilot ? (pilot.xws ?? pilot.id) : writableId(ship.pilot);
  if (names.kind === "xws2") return [{ id: name, ...rest }];
  return [{ name, ship: pilot?.ship ?? UNKNOWN_ID, ...(names.sections.has(folded(name)) && { multisection_id: link }), ...rest }];
}

/** Returns the half that carries a card: the one named by the list, or else by the card, or else the first. */
const halfOf = ({ catalogue }: XwsNames, { id, section }: UpgradeDraft): SectionName =>
  section ?? catalogue.upgrades.get(id)?.section ?? SECTIONS[0];

function upgradesOf({ catalogue, kind }: XwsNames, upgrades: readonly UpgradeDraft[]): Pick<XwsPilot, "upgrades"> {
  if (upgrades.length === 0) return {};
  const bySlot = new Map<string, string[]>();
  for (const { id } of upgrades) {
    const card = catalogue.upgrades.get(id);
    const key = slotKey(card?.slots[0], kind);
    const written = card ? id : writableId(id);
    const same = bySlot.get(key);
    if (same) same.push(written);
    else bySlot.set(key, [written]);
  }
  return { upgrades: Object.fromEntries(bySlot) };
}

const UNKNOWN_ID = "unknown";

/** Writes an unknown id with the letters that the format allows. */
function writableId(id: string): string {
  const plain = /^[0-9a-z]+(-[0-9a-z]+)*$/.test(id) ? id : folded(id);
  return plain.length > 1 ? plain : UNKNOWN_ID;
}
