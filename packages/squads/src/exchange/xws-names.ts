/** Finds cards by their ids in the list exchange format, in any spelling. */
import type { Catalogue, Faction, Pilot, SectionName, Ship, Slot, Upgrade } from "@broadside/cards";
import { folded } from "@broadside/kit";
import type { SquadDraft } from "../draft.ts";
import type { XwsKind } from "./xws-slots.ts";
import { FACTIONS_OF, xwsKindOf } from "./xws-version.ts";

export interface XwsNames {
  readonly kind: XwsKind;
  readonly catalogue: Catalogue;
  /** Pilots by id, with the spelling normalised. Both the exchange format's ids and our own are included. */
  readonly pilots: ReadonlyMap<string, readonly Pilot[]>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  /** The cards for corvette halves. */
  readonly sections: ReadonlyMap<string, CorvetteCard>;
}

export interface CorvetteCard {
  readonly ship: Ship;
  readonly section: SectionName;
}

/** Returns the version of the exchange format for lists with these cards. */
export const xwsKind = ({ pack }: Catalogue): XwsKind => xwsKindOf(pack.edition);

/** The names for each catalogue, cached so that they are made only once. */
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

/** Finds the pilot with this id. If several pilots share it, the ship and faction decide. */
export function findPilot(names: XwsNames, id: string, ship: string, faction: string): Pilot | undefined {
  const named = names.catalogue.pilotsByXws.get(id) ?? names.pilots.get(folded(id)) ?? withoutShip(names, id);
  const ofShip = ship === "" ? [] : named.filter((pilot) => pilot.ship === ship);
  if (ship !== "" && ofShip.length === 0) {
    // If several second-edition pilots share a name, their ids contain the ship.
    const withShip = names.pilots.get(folded(`${id}${ship}`));
    if (withShip) return withShip[0];
  }
  const likely = ofShip.length > 0 ? ofShip : named;
  return likely.find((pilot) => pilot.faction === faction) ?? likely[0];
}

/** Some builders add the ship to an id even if that isn't necessary. */
function withoutShip(names: XwsNames, id: string): readonly Pilot[] {
  const [name = "", ...ship] = id.split("-");
  return names.pilots.get(folded(name))?.filter((pilot) => pilot.ship === folded(ship.join(""))) ?? [];
}

/**
 * Finds the upgrade with this id. If the list gives a different type (`crew: ["r2d2"]`), and a card with the same name has that
 * type, returns that card instead.
 */
export function findUpgrade(names: XwsNames, id: string, slot: Slot | undefined): Upgrade | undefined {
  const { catalogue } = names;
  const found = catalogue.upgrades.get(id) ?? names.upgrades.get(folded(id));
  if (!found || slot === undefined || found.slots.includes(slot)) return found;
  return catalogue.pack.upgrades.find((card) => card.id.startsWith(`${found.id}-`) && card.slots.includes(slot)) ?? found;
}

/** Returns the list's faction. If the exchange format doesn't have that faction, returns the first ship's faction. */
export function factionToWrite({ kind, catalogue }: XwsNames, { faction, ships }: Pick<SquadDraft, "faction" | "ships">): Faction {
  const known = FACTIONS_OF[kind];
  const own = known.find((one) => one === faction);
  const ofShips = ships.flatMap(({ pilot }) => catalogue.pilots.get(pilot)?.faction ?? []);
  return own ?? ofShips[0] ?? known[0] ?? "rebel";
}
