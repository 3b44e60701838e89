/**
 * Data for which the exchange format has no place, under `vendor.broadside`: ruleset, format, options, tier or member, player, wings,
 * docking and quick builds. It also includes cards that couldn't be read back from the entries alone.
 */
import { type Catalogue, SECTIONS } from "@broadside/cards";
import { join } from "@broadside/kit";
import type { EntryDraft, FormatOptions, SquadDraft, UpgradeDraft } from "../draft.ts";
import type { FileReader } from "./file-reader.ts";
import { LIST_LIMITS } from "./list-limits.ts";
import { type Fields, fieldsIn, flagIn, noteOthers, numberIn, optional, textIn, textsIn } from "./xws-fields.ts";
import type { XwsNames } from "./xws-names.ts";
import { placeIn, readOptions, readWings } from "./xws-options.ts";
import { readFromEntries, type ShipCards, sameCards } from "./xws-ships.ts";

export interface Extras extends Pick<SquadDraft, "player" | "captain" | "obstacles" | "declared" | "wings" | "builds"> {
  /** The ruleset with which the file was written. The edition in it decides how the file is read. */
  readonly ruleset?: { readonly edition: string; readonly catalogue: string };
  readonly format?: string;
  /** Only the first list has the options. */
  readonly options?: FormatOptions;
  /** The number of the tier or member, starting at 1. */
  readonly list?: number;
  /** The list's faction, if the exchange format doesn't have that faction. */
  readonly faction?: string;
  readonly docked?: readonly { readonly ship: number; readonly to: number }[];
  readonly ships?: readonly ({ readonly ship: number } & ShipCards)[];
}

const KEYS: readonly (keyof Extras | "vendor")[] = [
  "ruleset",
  "format",
  "options",
  "list",
  "faction",
  "player",
  "captain",
  "obstacles",
  "declared",
  "wings",
  "docked",
  "builds",
  "ships",
  "vendor",
];

/** How many obstacles a list in the exchange format has, if it has any. */
export const OBSTACLES_OF_FORMAT = 3;

export function extrasOf(names: XwsNames, entry: EntryDraft, at: number, squad: SquadDraft, faction: string): Extras {
  const { player, captain, obstacles, declared, wings, builds } = squad;
  const { points, epicPoints } = declared ?? {};
  const statedHere = {
    ...(points !== undefined && !Number.isInteger(points) && { points }),
    ...(epicPoints !== undefined && { epicPoints }),
  };
  const docked = squad.ships.flatMap(({ dockedTo }, ship) => (dockedTo === undefined ? [] : [{ ship, to: dockedTo }]));
  const ships = squad.ships.flatMap((draft, ship) => {
    const plain = readFromEntries(names, draft, faction);
    const { pilot, upgrades, onlySection } = draft;
    return plain && sameCards(plain, draft) ? [] : [{ ship, pilot, upgrades, ...(onlySection && { onlySection }) }];
  });
  return {
    ...{ ruleset: rulesetOf(names.catalogue), format: entry.format },
    ...(at === 0 && entry.options && { options: entry.options }),
    ...(entry.squads.length > 1 && { list: at + 1 }),
    ...(faction !== squad.faction && { faction: squad.faction }),
    ...(player !== undefined && { player }),
    ...(captain !== undefined && { captain }),
    ...(obstacles && obstacles.length !== OBSTACLES_OF_FORMAT && { obstacles }),
    ...(Object.keys(statedHere).length > 0 && { declared: statedHere }),
    ...(wings && { wings }),
    ...(docked.length > 0 && { docked }),
    ...(builds && { builds }),
    ...(ships.length > 0 && { ships }),
  };
}

const rulesetOf = ({ pack }: Catalogue): { readonly edition: string; readonly catalogue: string } => ({
  edition: pack.edition,
  catalogue: pack.date,
});

/** True if the extras say nothing except where the list comes from. */
export const nameOnlyTheOrigin = (extras: Extras): boolean =>
  Object.keys(extras).every((key) => key === "ruleset" || key === "format" || key === "list");

export function readExtras(reader: FileReader, own: Fields, path: string): Extras {
  noteOthers(reader, own, path, KEYS);
  return {
    ...optional(own, "format", path, (format, at) => textIn(reader, format, at)),
    ...optional(own, "options", path, (options, at) => readOptions(reader, options, at)),
    ...optional(own, "list", path, (list, at) => reader.whole(list, at, 1, LIST_LIMITS.squads)),
    ...optional(own, "faction", path, (faction, at) => textIn(reader, faction, at)),
    ...optional(own, "player", path, (player, at) => textIn(reader, player, at)),
    ...optional(own, "captain", path, (captain, at) => flagIn(reader, captain, at)),
    ...optional(own, "obstacles", path, (obstacles, at) => textsIn(reader, obstacles, at, LIST_LIMITS.upgrades)),
    ...optional(own, "declared", path, (declared, at) => readDeclared(reader, declared, at)),
    ...optional(own, "wings", path, (wings, at) => readWings(reader, wings, at)),
    ...optional(own, "docked", path, (docked, at) => readDocked(reader, docked, at)),
    ...optional(own, "builds", path, (builds, at) => textsIn(reader, builds, at, LIST_LIMITS.ships)),
    ...optional(own, "ships", path, (ships, at) => readShipCards(reader, ships, at)),
  };
}

function readDeclared(reader: FileReader, value: unknown, path: string): SquadDraft["declared"] {
  const declared = fieldsIn(reader, value, path, ["points", "epicPoints"]);
  return (
    declared && {
      ...optional(declared, "points", path, (points, at) => numberIn(reader, points, at)),
      ...optional(declared, "epicPoints", path, (points, at) => numberIn(reader, points, at)),
    }
  );
}

function readDocked(reader: FileReader, value: unknown, path: string): Extras["docked"] {
  return reader.list(value, path, LIST_LIMITS.ships)?.flatMap((docked, at) => {
    const here = join(path, at);
    const fields = fieldsIn(reader, docked, here, ["ship", "to"]);
    const ship = fields && placeIn(reader, fields["ship"], join(here, "ship"));
    const to = fields && placeIn(reader, fields["to"], join(here, "to"));
    return ship === undefined || to === undefined ? [] : [{ ship, to }];
  });
}

function readShipCards(reader: FileReader, value: unknown, path: string): Extras["ships"] {
  return reader.list(value, path, LIST_LIMITS.ships)?.flatMap((cards, at) => {
    const here = join(path, at);
    const fields = fieldsIn(reader, cards, here, ["ship", "pilot", "upgrades", "onlySection"]);
    const ship = fields && placeIn(reader, fields["ship"], join(here, "ship"));
    const pilot = fields && textIn(reader, fields["pilot"], join(here, "pilot"));
    const listed = fields && reader.list(fields["upgrades"], join(here, "upgrades"), 2 * LIST_LIMITS.upgrades);
    if (ship === undefined || pilot === undefined || !listed) return [];
    const upgrades = listed.flatMap((upgrade, place) => readUpgrade(reader, upgrade, join(join(here, "upgrades"), place)));
    return [{ ship, pilot, upgrades, ...sectionOf(reader, fields, "onlySection", here) }];
  });
}

function readUpgrade(reader: FileReader, value: unknown, path: string): readonly UpgradeDraft[] {
  const fields = fieldsIn(reader, value, path, ["id", "section"]);
  const id = fields && textIn(reader, fields["id"], join(path, "id"));
  return id === undefined ? [] : [{ id, ...sectionOf(reader, fields ?? {}, "section", path) }];
}

const sectionOf = <Key extends string>(reader: FileReader, fields: Fields, key: Key, path: string) =>
  optional(fields, key, path, (section, at) => reader.oneOf(section, at, SECTIONS));
