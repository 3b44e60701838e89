/** Reads lists in the exchange format. The reader is tolerant: it adds a note on everything that it doesn't understand. */
import type { Catalogue } from "@broadside/cards";
import { failure, join, success } from "@broadside/kit";
import type { EntryDraft, ShipDraft, SquadDraft } from "../draft.ts";
import { formatById } from "../formats.ts";
import { FileReader } from "./file-reader.ts";
import { LIST_LIMITS } from "./list-limits.ts";
import type { FileNote, Read } from "./note.ts";
import { usualFormat } from "./usual-format.ts";
import { type Extras, readExtras } from "./xws-extras.ts";
import { type Fields, isFields, noteOthers, numberIn, optional, shortened, textIn, textsIn } from "./xws-fields.ts";
import { factionToWrite, namesOf, type XwsNames } from "./xws-names.ts";
import { readFromEntries, readShips, sameCards } from "./xws-ships.ts";
import { OURS, readVendor } from "./xws-vendor.ts";
import { factionOf, type ListInFile, ourExtrasIn } from "./xws-version.ts";

export interface ReadEntry {
  readonly entry: EntryDraft;
  /** Notes, with paths, on everything that wasn't understood. Whatever has no note was read. */
  readonly notes: readonly FileNote[];
}

interface ReadList {
  readonly squad: SquadDraft;
  readonly extras: Extras;
  readonly path: string;
}

export function readLists(lists: readonly ListInFile[], catalogue: Catalogue): Read<ReadEntry> {
  const reader = new FileReader(LIST_LIMITS.problems);
  const names = namesOf(catalogue);
  const read = inOrder(lists.flatMap(({ fields, path }) => readList(names, fields, path, reader)));
  if (read.length === 0) return failure<FileNote>(reader.notes.length > 0 ? reader.notes : [{ path: "", note: "no list inside" }]);
  const squads = read.map(({ squad }) => squad);
  const options = read.find(({ extras }) => extras.options)?.extras.options;
  const format = formatOf(read, catalogue, reader) ?? usualFormat(squads, catalogue).id;
  return success({ entry: { format, ...(options && { options }), squads }, notes: reader.notes });
}

/** Sorts lists by the number of their tier or member, if every list has one. Otherwise keeps the file's order. */
function inOrder(lists: readonly ReadList[]): readonly ReadList[] {
  const numbers = new Set(lists.map(({ extras }) => extras.list));
  if (numbers.has(undefined) || numbers.size < lists.length) return lists;
  return [...lists].sort((one, other) => (one.extras.list ?? 0) - (other.extras.list ?? 0));
}

/** Returns the format named by the first list, if the edition has that format. */
function formatOf(lists: readonly ReadList[], { pack }: Catalogue, reader: FileReader): string | undefined {
  let named: string | undefined;
  for (const { extras, path } of lists) {
    if (extras.format === undefined) continue;
    const here = ours(path, "format");
    if (formatById(extras.format)?.edition !== pack.edition)
      reader.note(here, { note: "unknown format", format: shortened(extras.format), edition: pack.edition });
    else if (named !== undefined && named !== extras.format)
      reader.note(here, { note: "another format", format: extras.format, first: named });
    else named = extras.format;
  }
  return named;
}

const LIST_KEYS = ["faction", "pilots", "version", "ruleset", "name", "description", "obstacles", "points", "vendor"];
const ours = (path: string, key: string): string => join(join(join(path, "vendor"), OURS), key);

function readList(names: XwsNames, value: unknown, path: string, reader: FileReader): readonly ReadList[] {
  if (!isFields(value)) return reader.ignore(path, { note: "not a list file" }) ?? [];
  noteOthers(reader, value, path, LIST_KEYS);
  const { own, others } = readVendor(reader, value["vendor"], join(path, "vendor"));
  const extras = own ? readExtras(reader, own, join(join(path, "vendor"), OURS)) : {};
  checkRuleset(names, value, path, reader);
  const faction = readFaction(names, value, path, reader);
  const ships = shipsWith(extras, names, readPilots(names, value, path, faction, reader), faction, path, reader);
  const obstacles = readObstacles(value, path, reader) ?? extras.obstacles;
  const declared = {
    ...optional(value, "points", path, (points, at) => numberIn(reader, points, at)),
    ...extras.declared,
  };
  const { player, captain, wings, builds } = extras;
  const squad: SquadDraft = {
    ...optional(value, "name", path, (name, at) => textIn(reader, name, at)),
    ...(player !== undefined && { player }),
    ...(captain !== undefined && { captain }),
    faction: factionWith(extras, names, faction, ships, path, reader),
    ships,
    ...(wings && { wings }),
    ...(builds && { builds }),
    ...(obstacles && { obstacles }),
    ...(Object.keys(declared).length > 0 && { declared }),
    ...optional(value, "description", path, (description, at) => textIn(reader, description, at, LIST_LIMITS.characters)),
    ...(others && { vendor: others }),
  };
  return [{ squad, extras, path }];
}

function checkRuleset({ catalogue }: XwsNames, list: Fields, path: string, reader: FileReader): void {
  const ruleset = ourExtrasIn(list)?.["ruleset"];
  if (ruleset === undefined) return;
  const edition = isFields(ruleset) ? ruleset["edition"] : undefined;
  if (edition !== catalogue.pack.edition) reader.note(ours(path, "ruleset"), { note: "another edition", edition: catalogue.pack.edition });
}

function readFaction({ kind }: XwsNames, list: Fields, path: string, reader: FileReader): string {
  const text = textIn(reader, list["faction"], join(path, "faction")) ?? "";
  const faction = factionOf(text, kind);
  if (faction === undefined) reader.note(join(path, "faction"), { note: "unknown faction", faction: shortened(text) });
  return faction ?? text;
}

function readPilots(names: XwsNames, list: Fields, path: string, faction: string, reader: FileReader): readonly ShipDraft[] {
  const pilots = reader.list(list["pilots"], join(path, "pilots"), LIST_LIMITS.ships) ?? [];
  return readShips(names, pilots, join(path, "pilots"), faction, reader);
}

/** Reads the obstacles. Some builders send an empty list if there are none. */
function readObstacles(list: Fields, path: string, reader: FileReader): readonly string[] | undefined {
  if (list["obstacles"] === undefined || list["obstacles"] === null) return undefined;
  const obstacles = textsIn(reader, list["obstacles"], join(path, "obstacles"), LIST_LIMITS.upgrades);
  return obstacles && obstacles.length > 0 ? obstacles : undefined;
}

/**
 * Adds docking, and cards that have no place in the entries. A ship from our extras is used only if writing it would give exactly the entry
 * in the list.
 */
function shipsWith(
  { ships: cards = [], docked = [] }: Extras,
  names: XwsNames,
  plain: readonly ShipDraft[],
  faction: string,
  path: string,
  reader: FileReader,
): readonly ShipDraft[] {
  const ships = [...plain];
  for (const [at, { ship, ...own }] of cards.entries()) {
    const entry = plain[ship];
    const written = readFromEntries(names, own, faction);
    if (entry && written && sameCards(written, entry)) ships[ship] = { ...own, ...(entry.vendor && { vendor: entry.vendor }) };
    else reader.ignore(join(ours(path, "ships"), at), { note: "ship does not match" });
  }
  for (const [at, { ship, to }] of docked.entries()) {
    const entry = ships[ship];
    if (entry) ships[ship] = { ...entry, dockedTo: to };
    else reader.ignore(join(ours(path, "docked"), at), { note: "no such ship" });
  }
  return ships;
}

function factionWith(
  extras: Extras,
  names: XwsNames,
  faction: string,
  ships: readonly ShipDraft[],
  path: string,
  reader: FileReader,
): string {
  if (extras.faction === undefined) return faction;
  if (factionToWrite(names, { faction: extras.faction, ships }) === faction) return extras.faction;
  reader.ignore(ours(path, "faction"), { note: "faction does not match" });
  return faction;
}
