/** Reads one entry in the exchange format: a ship card with its upgrade cards. Unknown cards keep their ids. */
import type { Slot } from "@broadside/cards";
import { folded, join } from "@broadside/kit";
import { belongsToWholeShip } from "../corvette.ts";
import type { ShipDraft, UpgradeDraft } from "../draft.ts";
import type { FileReader } from "./file-reader.ts";
import { LIST_LIMITS } from "./list-limits.ts";
import { type Fields, isFields, noteOthers, pathOf, shortened, textIn } from "./xws-fields.ts";
import { type CorvetteCard, findPilot, findUpgrade, type XwsNames } from "./xws-names.ts";
import { slotOf } from "./xws-slots.ts";
import { readVendor } from "./xws-vendor.ts";

export interface ReadCard {
  readonly path: string;
  readonly ship: ShipDraft;
  /** For a corvette's card: which half it is. `link` is the number that it shares with the other half. */
  readonly half?: CorvetteCard;
  readonly link?: number;
}

/** The id for an unreadable entry. It keeps the entry's position in the list, and makes the list illegal. */
const UNREADABLE = "unreadable";
const KNOWN_KEYS = ["id", "name", "ship", "upgrades", "multisection_id", "points", "vendor"];

export function readCard(names: XwsNames, value: unknown, path: string, faction: string, reader: FileReader): ReadCard {
  if (!isFields(value)) {
    reader.note(path, { note: "not a ship" });
    return { path, ship: { pilot: UNREADABLE, upgrades: [] } };
  }
  noteOthers(reader, value, path, KNOWN_KEYS);
  const key = names.kind === "xws1" ? "name" : "id";
  const id = textIn(reader, value[key] ?? value["id"] ?? value["name"], join(path, key)) ?? UNREADABLE;
  const shipId = typeof value["ship"] === "string" ? folded(value["ship"]) : "";
  const named = findPilot(names, id, shipId, faction);
  const half = named ? undefined : (names.sections.get(folded(id)) ?? names.sections.get(shipId));
  const pilot = half ? names.catalogue.pack.pilots.find(({ ship }) => ship === half.ship.id) : named;
  if (!pilot) reader.note(join(path, key), { note: "unknown ship card", id: shortened(id) });
  else if (!half && shipId !== "" && pilot.ship !== shipId)
    reader.note(join(path, "ship"), { note: "ship of another type", type: shortened(shipId), pilot: pilot.name, known: pilot.ship });
  const { others } = readVendor(reader, value["vendor"], join(path, "vendor"));
  const upgrades = readUpgrades(names, value["upgrades"], join(path, "upgrades"), half, reader);
  const ship = { pilot: pilot?.id ?? id, upgrades, ...(others && { vendor: others }) };
  const link = linkOf(value, path, half, reader);
  return { path, ship, ...(half && { half }), ...(link !== undefined && { link }) };
}

function linkOf(entry: Fields, path: string, half: CorvetteCard | undefined, reader: FileReader): number | undefined {
  const value = entry["multisection_id"];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && half) return value;
  return reader.ignore(join(path, "multisection_id"), { note: half ? "not a number" : "no halves" });
}

function readUpgrades(
  names: XwsNames,
  value: unknown,
  path: string,
  half: CorvetteCard | undefined,
  reader: FileReader,
): readonly UpgradeDraft[] {
  if (value === undefined || value === null) return [];
  const found: UpgradeDraft[] = [];
  const keyOfSlot = new Map<Slot, string>();
  const take = (id: unknown, slot: Slot | undefined, here: string): void => {
    const text = textIn(reader, id, here);
    if (text === undefined) return;
    if (found.length < LIST_LIMITS.upgrades) found.push(upgradeOf(names, text, slot, half, here, reader));
    else reader.ignore(here, { note: "too many upgrades", most: LIST_LIMITS.upgrades });
  };
  if (Array.isArray(value)) {
    if (value.length > 0) reader.note(path, { note: "upgrades not by type" });
    for (const [at, id] of value.slice(0, LIST_LIMITS.upgrades + 1).entries()) take(id, undefined, join(path, at));
    return found;
  }
  if (!isFields(value)) return reader.ignore(path, { note: "not an object" }) ?? [];
  for (const [key, listed] of Object.entries(value)) {
    const here = pathOf(path, key);
    const slot = slotOf(key, names.kind);
    if (slot === undefined) reader.note(here, { note: "unknown upgrade type" });
    const ids = typeof listed === "string" ? [listed] : reader.list(listed, here, LIST_LIMITS.upgrades);
    const twin = slot && keyOfSlot.get(slot);
    const before = twin === undefined ? undefined : found.map((upgrade) => upgrade.id);
    for (const [at, id] of (ids ?? []).entries())
      if (typeof id === "string" && before?.includes(findUpgrade(names, id, slot)?.id ?? id))
        reader.note(join(here, at), { note: "upgrade repeated", type: shortened(twin ?? "") });
      else take(id, slot, join(here, at));
    if (slot) keyOfSlot.set(slot, key);
  }
  return found;
}

/**
 * Reads an upgrade. On a corvette, a title or modification belongs to the whole ship, so the draft names no half for it, unless the file
 * lists it on the wrong half.
 */
function upgradeOf(
  names: XwsNames,
  id: string,
  slot: Slot | undefined,
  half: CorvetteCard | undefined,
  path: string,
  reader: FileReader,
): UpgradeDraft {
  const card = findUpgrade(names, id, slot);
  if (!card) reader.note(path, { note: "unknown upgrade card", id: shortened(id) });
  const ofWholeShip = card !== undefined && belongsToWholeShip(card);
  const inPlace = card?.section === undefined || card.section === half?.section;
  return half && !(ofWholeShip && inPlace) ? { id: card?.id ?? id, section: half.section } : { id: card?.id ?? id };
}
