/** Ships that start docked: the carrier must be able to hold them. */
import type { Building } from "@broadside/cards";
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

/** Second-edition carriers dock by their ship ability. */
const SMALL_SHIPS_BY_ABILITY: Readonly<Record<string, number>> = { "Docking Clamps": 4 };

export function checkDocking(context: CheckContext, squad: ResolvedSquad): void {
  const docked = squad.ships.filter(({ draft }) => draft?.dockedTo !== undefined);
  if (docked.length === 0) return;
  for (const ship of docked) checkDockedShip(context, squad, ship);
  for (const carrier of squad.ships) {
    const aboard = docked.filter(({ draft }) => draft?.dockedTo === carrier.at);
    if (aboard.length > 0) checkCarrier(context, squad, carrier, aboard);
  }
}

function checkDockedShip({ faults }: CheckContext, { ships, list }: ResolvedSquad, { pilot, draft, at }: ResolvedShip): void {
  const carrier = ships.find((ship) => ship.at === draft?.dockedTo);
  const mend = `Let ${pilot.name} start undocked, or choose another carrier`;
  if (!carrier || carrier.at === at) faults.add("docking", { list, ship: at }, `${pilot.name} is docked to no ship of the list`, mend);
  else if (carrier.draft?.dockedTo !== undefined)
    faults.add("docking", { list, ship: at }, `${carrier.pilot.name} is docked itself and carries nothing`, mend);
}

function checkCarrier(
  { faults, catalogue }: CheckContext,
  { list }: ResolvedSquad,
  carrier: ResolvedShip,
  aboard: readonly ResolvedShip[],
): void {
  const place = { list, ship: carrier.at };
  const room = roomOf(carrier);
  const smallOnly = SMALL_SHIPS_BY_ABILITY[carrier.pilot.shipAbility ?? ""];
  if (!room && smallOnly === undefined) {
    faults.add("docking", place, `${carrier.pilot.name} cannot carry docked ships`, "Let them start undocked");
    return;
  }
  const most = room?.most ?? smallOnly ?? 0;
  if (aboard.length > most)
    faults.add(
      "docking",
      place,
      `${aboard.length} ships are docked; ${carrier.pilot.name} holds ${most}`,
      `Undock ${aboard.length - most}`,
    );
  for (const { ship, pilot, at } of aboard)
    if (room ? !room.ships.includes(ship.id) : ship.size !== "small") {
      const holds = room ? room.ships.map((id) => catalogue.ships.get(id)?.name ?? id).join(", ") : "small ships";
      faults.add("docking", { list, ship: at }, `${carrier.pilot.name} holds only ${holds}`, `Undock ${pilot.name}`);
    }
  if (room?.sameType && new Set(aboard.map(({ ship }) => ship)).size > 1)
    faults.add("docking", place, "All docked ships must be of one type", "Undock those of the other type");
}

function roomOf({ upgrades }: ResolvedShip): Building["docks"] {
  return upgrades.find(({ card }) => card.building?.docks)?.card.building?.docks;
}
