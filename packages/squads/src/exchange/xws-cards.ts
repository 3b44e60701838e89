/** One entry of the exchange format: its ship card and upgrade cards. Cards that are not known keep the id they came with. */
import type { Slot } from "@broadside/cards";
import { folded, type JsonReader, join } from "@broadside/kit";
import { belongsToWholeShip } from "../corvette.ts";
import type { ShipDraft, UpgradeDraft } from "../draft.ts";
import { LIST_LIMITS } from "./list-limits.ts";
import { type Fields, isFields, noteOthers, quoted, textIn, under } from "./xws-fields.ts";
import { type CorvetteCard, findPilot, findUpgrade, type XwsNames } from "./xws-names.ts";
import { slotOf } from "./xws-slots.ts";
import { readVendor } from "./xws-vendor.ts";

export interface ReadCard {
  readonly path: string;
  readonly ship: ShipDraft;
  /** Of a corvette's card: which half it is, and the number it shares with the other. */
  readonly half?: CorvetteCard;
  readonly link?: number;
}

/** The entry keeps its place in the list, and no list is legal with it. */
const UNREADABLE = "unreadable";
const KNOWN_KEYS = ["id", "name", "ship", "upgrades", "multisection_id", "points", "vendor"];

export function readCard(names: XwsNames, value: unknown, path: string, faction: string, reader: JsonReader): ReadCard {
  if (!isFields(value)) {
    reader.note(path, "must be an object; the ship is not known");
    return { path, ship: { pilot: UNREADABLE, upgrades: [] } };
  }
  noteOthers(reader, value, path, KNOWN_KEYS);
  const key = names.kind === "xws1" ? "name" : "id";
  const id = textIn(reader, value[key] ?? value["id"] ?? value["name"], join(path, key)) ?? UNREADABLE;
  const shipId = typeof value["ship"] === "string" ? folded(value["ship"]) : "";
  const named = findPilot(names, id, shipId, faction);
  const half = named ? undefined : (names.sections.get(folded(id)) ?? names.sections.get(shipId));
  const pilot = half ? names.catalogue.pack.pilots.find(({ ship }) => ship === half.ship.id) : named;
  if (!pilot) reader.note(join(path, key), `names ${quoted(id)}, which is no ship card of this edition`);
  else if (!half && shipId !== "" && pilot.ship !== shipId)
    reader.note(join(path, "ship"), `is ${quoted(shipId)}; ${pilot.name} flies ${quoted(pilot.ship)}, which is taken`);
  const { others } = readVendor(reader, value["vendor"], join(path, "vendor"));
  const upgrades = readUpgrades(names, value["upgrades"], join(path, "upgrades"), half, reader);
  const ship = { pilot: pilot?.id ?? id, upgrades, ...(others && { vendor: others }) };
  const link = linkOf(value, path, half, reader);
  return { path, ship, ...(half && { half }), ...(link !== undefined && { link }) };
}

function linkOf(entry: Fields, path: string, half: CorvetteCard | undefined, reader: JsonReader): number | undefined {
  const value = entry["multisection_id"];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && half) return value;
  return reader.note(join(path, "multisection_id"), half ? "must be a number and is left out" : "is left out: the ship has no halves");
}

function readUpgrades(
  names: XwsNames,
  value: unknown,
  path: string,
  half: CorvetteCard | undefined,
  reader: JsonReader,
): readonly UpgradeDraft[] {
  if (value === undefined || value === null) return [];
  const found: UpgradeDraft[] = [];
  const keyOfSlot = new Map<Slot, string>();
  const take = (id: unknown, slot: Slot | undefined, here: string): void => {
    const text = textIn(reader, id, here);
    if (text === undefined) return;
    if (found.length < LIST_LIMITS.upgrades) found.push(upgradeOf(names, text, slot, half, here, reader));
    else reader.note(here, `is left out: at most ${LIST_LIMITS.upgrades} cards of a ship are read`);
  };
  if (Array.isArray(value)) {
    if (value.length > 0) reader.note(path, "must be an object by type of upgrade; its cards are kept");
    for (const [at, id] of value.slice(0, LIST_LIMITS.upgrades + 1).entries()) take(id, undefined, join(path, at));
    return found;
  }
  if (!isFields(value)) return reader.note(path, "must be an object by type of upgrade and is left out") ?? [];
  for (const [key, listed] of Object.entries(value)) {
    const here = under(path, key);
    const slot = slotOf(key, names.kind);
    if (slot === undefined) reader.note(here, "is no known type of upgrade; its cards are kept");
    const ids = typeof listed === "string" ? [listed] : reader.list(listed, here, LIST_LIMITS.upgrades);
    const twin = slot && keyOfSlot.get(slot);
    const before = twin === undefined ? undefined : found.map((upgrade) => upgrade.id);
    for (const [at, id] of (ids ?? []).entries())
      if (typeof id === "string" && before?.includes(findUpgrade(names, id, slot)?.id ?? id))
        reader.note(join(here, at), `repeats a card of ${quoted(twin ?? "")}, the same type, and counts once`);
      else take(id, slot, join(here, at));
    if (slot) keyOfSlot.set(slot, key);
  }
  return found;
}

/** Titles and modifications belong to the whole corvette, unless one lies on the half it is not for. */
function upgradeOf(
  names: XwsNames,
  id: string,
  slot: Slot | undefined,
  half: CorvetteCard | undefined,
  path: string,
  reader: JsonReader,
): UpgradeDraft {
  const card = findUpgrade(names, id, slot);
  if (!card) reader.note(path, `is ${quoted(id)}, which is no upgrade card of this edition`);
  const ofWholeShip = card !== undefined && belongsToWholeShip(card);
  const inPlace = card?.section === undefined || card.section === half?.section;
  return half && !(ofWholeShip && inPlace) ? { id: card?.id ?? id, section: half.section } : { id: card?.id ?? id };
}
