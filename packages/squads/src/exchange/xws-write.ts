/** Writes lists in the exchange format. They strictly follow its published schemas, with our extras under `vendor.broadside`. */
import type { Catalogue, Faction } from "@broadside/cards";
import type { EntryDraft, SquadDraft, Vendor } from "../draft.ts";
import { usualFormat } from "./usual-format.ts";
import { entriesOf, type XwsPilot } from "./xws-entries.ts";
import { type Extras, extrasOf, nameOnlyTheOrigin, OBSTACLES_OF_FORMAT } from "./xws-extras.ts";
import { factionToWrite, namesOf, type XwsNames } from "./xws-names.ts";
import type { XwsKind } from "./xws-slots.ts";
import { fitsSchema, vendorToWrite } from "./xws-vendor.ts";
import { editionOf } from "./xws-version.ts";

export { xwsKind } from "./xws-names.ts";

const VERSIONS: Readonly<Record<XwsKind, string>> = { xws1: "1.0.0", xws2: "2.0.0" };

interface XwsList {
  readonly name?: string;
  readonly faction: Faction;
  readonly points?: number;
  readonly version: string;
  readonly description?: string;
  readonly obstacles?: readonly string[];
  readonly pilots: readonly XwsPilot[];
  readonly vendor?: Vendor;
}

/** Writes one list, or several in a container. Containers don't belong to version 2, but we use them there as well. */
export function writeXws(entry: EntryDraft, catalogue: Catalogue): string {
  const names = namesOf(catalogue);
  const told = tellsItself(entry, names);
  const lists = entry.squads.map((squad, at) => {
    const faction = factionToWrite(names, squad);
    const extras = extrasOf(names, entry, at, squad, faction);
    return listOf(names, squad, faction, isNeeded(extras, squad.vendor, names.kind, told) ? extras : undefined);
  });
  return `${JSON.stringify(lists.length === 1 ? lists[0] : { container: lists }, undefined, 2)}\n`;
}

/**
 * Returns whether to write our extras. They are left out only if they would displace another program's data and a reader can work them out
 * from the list.
 */
const isNeeded = (extras: Extras, others: Vendor | undefined, kind: XwsKind, told: boolean): boolean =>
  !(told && nameOnlyTheOrigin(extras) && others !== undefined && fitsSchema(others, kind));

/** True if a reader can tell the edition and the format without our extras. */
function tellsItself({ format, squads }: EntryDraft, names: XwsNames): boolean {
  const { catalogue, kind } = names;
  const lists = squads.map((squad) => ({ path: "", fields: listOf(names, squad, factionToWrite(names, squad), undefined) }));
  return format === usualFormat(squads, catalogue).id && editionOf(kind, lists).edition === catalogue.pack.edition;
}

function listOf(names: XwsNames, squad: SquadDraft, faction: Faction, extras: Extras | undefined): XwsList {
  const { name, description, obstacles, declared, ships } = squad;
  const points = Number.isInteger(declared?.points) ? declared?.points : undefined;
  const vendor = vendorToWrite(extras && { ...extras }, squad.vendor, names.kind);
  return {
    ...(name !== undefined && { name }),
    faction,
    ...(points !== undefined && { points }),
    version: VERSIONS[names.kind],
    ...(description !== undefined && { description }),
    ...(obstacles?.length === OBSTACLES_OF_FORMAT && { obstacles }),
    pilots: entriesOf(names, ships),
    ...(vendor && { vendor }),
  };
}
