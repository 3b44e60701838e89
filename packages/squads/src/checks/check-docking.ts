/** Ships that start docked: the carrier must be able to hold them. */
import type { Building, Catalogue } from "@broadside/cards";
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

type Docks = NonNullable<Building["docks"]>;

/** Second-edition carriers that dock by their ship ability (2E-HUGE-53). */
const BY_SHIP_ABILITY: Readonly<Record<string, Docks>> = { "Docking Clamps": { sizes: ["small"], most: 4 } };

export function checkDocking(context: CheckContext, squad: ResolvedSquad): void {
  for (const ship of squad.ships) checkStart(context, squad, ship);
  const docked = squad.ships.filter(({ draft }) => draft?.dockedTo !== undefined);
  if (docked.length === 0) return;
  for (const ship of docked) checkDockedShip(context, squad, ship);
  for (const carrier of squad.ships) {
    const aboard = docked.filter(({ draft, at }) => draft?.dockedTo === carrier.at && at !== carrier.at);
    if (aboard.length > 0) checkCarrier(context, squad, carrier, aboard);
  }
}

/** Some pilots start nowhere but aboard. */
function checkStart({ faults, catalogue }: CheckContext, { list }: ResolvedSquad, { pilot, draft, at }: ResolvedShip): void {
  const names = draft && draft.dockedTo === undefined ? carriersOf(catalogue).get(pilot.id) : undefined;
  if (names)
    faults.add(
      "docking",
      { list, ship: at },
      `${pilot.name} starts aboard a ship with ${names}`,
      `Dock ${pilot.name} to a ship with ${names}`,
    );
}

/** Names of the cards that carry such pilots, by pilot. */
function carriersOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = knownCarriers.get(catalogue);
  if (known) return known;
  const found = new Map<string, string>();
  for (const { name, building } of catalogue.upgrades.values()) for (const id of building?.docks?.pilots ?? []) found.set(id, name);
  knownCarriers.set(catalogue, found);
  return found;
}
const knownCarriers = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

function checkDockedShip({ faults }: CheckContext, { ships, list }: ResolvedSquad, { pilot, draft, at }: ResolvedShip): void {
  const carrier = ships.find((ship) => ship.at === draft?.dockedTo);
  const mend = `Let ${pilot.name} start undocked, or choose another carrier`;
  if (!carrier || carrier.at === at) faults.add("docking", { list, ship: at }, `${pilot.name} is docked to no ship of the list`, mend);
  else if (carrier.draft?.dockedTo !== undefined)
    faults.add("docking", { list, ship: at }, `${carrier.pilot.name} is docked itself and carries nothing`, mend);
}

function checkCarrier(context: CheckContext, { list }: ResolvedSquad, carrier: ResolvedShip, aboard: readonly ResolvedShip[]): void {
  const { faults, catalogue } = context;
  const place = { list, ship: carrier.at };
  const docks = docksOf(carrier);
  if (!docks) {
    faults.add("docking", place, `${carrier.pilot.name} cannot carry docked ships`, "Let them start undocked");
    return;
  }
  if (aboard.length > docks.most)
    faults.add(
      "docking",
      place,
      `${aboard.length} ships are docked; ${carrier.pilot.name} holds ${docks.most}`,
      `Undock ${aboard.length - docks.most}`,
    );
  for (const { ship, pilot, at } of aboard)
    if (!docks.ships?.includes(ship.id) && !docks.sizes?.includes(ship.size)) {
      const holds = docks.ships?.map((id) => catalogue.ships.get(id)?.name ?? id) ?? docks.sizes?.map((size) => `${size} ships`);
      faults.add("docking", { list, ship: at }, `${carrier.pilot.name} holds only ${holds?.join(", ")}`, `Undock ${pilot.name}`);
    }
  for (const { pilot, at } of docks.pilots ? aboard : [])
    if (!docks.pilots?.includes(pilot.id)) {
      const names = docks.pilots?.map((id) => catalogue.pilots.get(id)?.name ?? id).join(" or ");
      faults.add("docking", { list, ship: at }, `Only ${names} docks to ${carrier.pilot.name}`, `Undock ${pilot.name}`);
    }
  for (const { pilot, upgrades, at } of docks.carrying ? aboard : [])
    if (!upgrades.some(({ card }) => docks.carrying?.includes(card.id))) {
      const names = docks.carrying?.map((id) => catalogue.upgrades.get(id)?.name ?? id).join(" or ");
      faults.add(
        "docking",
        { list, ship: at },
        `Only a ship with ${names} docks to ${carrier.pilot.name}`,
        `Equip ${names}, or undock ${pilot.name}`,
      );
    }
  if (docks.sameType && new Set(aboard.map(({ ship }) => ship)).size > 1)
    faults.add("docking", place, "All docked ships must be of one type", "Undock those of the other type");
}

/** What a ship can hold docked. */
const docksOf = ({ pilot, upgrades }: Pick<ResolvedShip, "pilot" | "upgrades">): Docks | undefined =>
  upgrades.find(({ card }) => card.building?.docks)?.card.building?.docks ?? BY_SHIP_ABILITY[pilot.shipAbility ?? ""];
