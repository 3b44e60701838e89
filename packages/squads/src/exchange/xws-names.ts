/** Finds cards by their ids in the list exchange format, however those are spelt. */
import type { Catalogue, Faction, Pilot, SectionName, Ship, Slot, Upgrade } from "@broadside/cards";
import { folded } from "@broadside/kit";
import type { SquadDraft } from "../draft.ts";
import type { XwsKind } from "./xws-slots.ts";
import { FACTIONS_OF } from "./xws-version.ts";

export interface XwsNames {
  readonly kind: XwsKind;
  readonly catalogue: Catalogue;
  /** Ids in the exchange format and our own ids, by normalised spelling. */
  readonly pilots: ReadonlyMap<string, readonly Pilot[]>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  /** The cards for the halves of corvettes. */
  readonly sections: ReadonlyMap<string, CorvetteCard>;
}

export interface CorvetteCard {
  readonly ship: Ship;
  readonly section: SectionName;
}

/** Version 1 is of the first edition, version 2 of the later ones. */
export const xwsKind = ({ pack }: Catalogue): XwsKind => (pack.edition === "1e" ? "xws1" : "xws2");

/** Made once per catalogue. */
const known = new WeakMap<Catalogue, XwsNames>();

export function namesOf(catalogue: Catalogue): XwsNames {
  const names = known.get(catalogue) ?? makeNames(catalogue);
  known.set(catalogue, names);
  return names;
}

function makeNames(catalogue: Catalogue): XwsNames {
  const { pilots, upgrades, ships } = catalogue.pack;
  return {
    kind: xwsKind(catalogue),
    catalogue,
    pilots: new Map([
      ...pilots.map((pilot): [string, readonly Pilot[]] => [folded(pilot.id), [pilot]]),
      ...[...catalogue.pilotsByXws].map(([xws, sharing]): [string, readonly Pilot[]] => [folded(xws), sharing]),
    ]),
    upgrades: new Map(upgrades.map((card) => [folded(card.id), card])),
    sections: new Map(
      ships.flatMap((ship) => (ship.sections ?? []).map(({ id, section }): [string, CorvetteCard] => [id, { ship, section }])),
    ),
  };
}

/** Finds the pilot with this id, by ship and faction if several share it. */
export function findPilot(names: XwsNames, id: string, ship: string, faction: string): Pilot | undefined {
  const named = names.catalogue.pilotsByXws.get(id) ?? names.pilots.get(folded(id)) ?? withoutShip(names, id);
  const ofShip = ship === "" ? [] : named.filter((pilot) => pilot.ship === ship);
  if (ship !== "" && ofShip.length === 0) {
    // Second-edition ids contain the ship if several pilots share a name.
    const withShip = names.pilots.get(folded(`${id}${ship}`));
    if (withShip) return withShip[0];
  }
  const likely = ofShip.length > 0 ? ofShip : named;
  return likely.find((pilot) => pilot.faction === faction) ?? likely[0];
}

/** Some builders add the ship to an id that doesn't need it. */
function withoutShip(names: XwsNames, id: string): readonly Pilot[] {
  const [name = "", ...ship] = id.split("-");
  return names.pilots.get(folded(name))?.filter((pilot) => pilot.ship === folded(ship.join(""))) ?? [];
}

/** Finds the upgrade with this id. If its type is wrong, a card with the same name and the right type replaces it (`crew: ["r2d2"]`). */
export function findUpgrade(names: XwsNames, id: string, slot: Slot | undefined): Upgrade | undefined {
  const { catalogue } = names;
  const found = catalogue.upgrades.get(id) ?? names.upgrades.get(folded(id));
  if (!found || slot === undefined || found.slots.includes(slot)) return found;
  return catalogue.pack.upgrades.find((card) => card.id.startsWith(`${found.id}-`) && card.slots.includes(slot)) ?? found;
}

/** The list's faction if the format has it, or else its first ship's faction. */
export function factionToWrite({ kind, catalogue }: XwsNames, { faction, ships }: Pick<SquadDraft, "faction" | "ships">): Faction {
  const known = FACTIONS_OF[kind];
  const own = known.find((one) => one === faction);
  const ofShips = ships.flatMap(({ pilot }) => catalogue.pilots.get(pilot)?.faction ?? []);
  return own ?? ofShips[0] ?? known[0] ?? "rebel";
}
