/** Names that may stand only so often, and cards that stand alone or everywhere. */
import type { Pilot, Upgrade } from "@broadside/cards";
import type { Place } from "../verdict.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

export function checkNames(context: CheckContext, squad: ResolvedSquad): void {
  checkLimitedNames(context, squad);
  const marked = squad.ships.some(({ upgrades }) => upgrades.some(({ card }) => card.solitary || card.standardized));
  if (marked) {
    checkSolitary(context, squad);
    checkStandardized(context, squad);
  }
}

export interface LimitedName {
  limit: number;
  readonly copies: Copy[];
}

/** Where a name stands, and whether the limit is printed on that card too. */
interface Copy {
  readonly place: Place;
  readonly limited: boolean;
}

/** Where each limited name stands, over ships and upgrades; a printed limit binds every copy of the name (2E-SQUAD-12). */
export function limitedNames({ ships, list }: ResolvedSquad): ReadonlyMap<string, LimitedName> {
  const names = new Map<string, LimitedName>();
  for (const { pilot, upgrades } of ships) {
    noteLimit(names, pilot);
    for (const { card } of upgrades) noteLimit(names, card);
  }
  if (names.size > 0)
    for (const { pilot, upgrades, at: ship } of ships) {
      const place = ship < 0 ? { list } : { list, ship };
      names.get(pilot.name)?.copies.push({ place, limited: pilot.limit !== undefined });
      for (const { card, at } of upgrades)
        names.get(card.name)?.copies.push({ place: at < 0 ? place : { list, ship, upgrade: at }, limited: card.limit !== undefined });
    }
  return names;
}

function noteLimit(names: Map<string, LimitedName>, { name, limit }: Pilot | Upgrade): void {
  if (limit === undefined) return;
  const found = names.get(name);
  if (!found) names.set(name, { limit, copies: [] });
  else if (limit < found.limit) found.limit = limit;
}

/** A quick look, for most lists have nothing to find: whether any name with a limit stands more than once. */
function mayRepeatLimitedName({ ships }: ResolvedSquad): boolean {
  const limited = new Set<string>();
  let copies = 0;
  const note = ({ name, limit }: Pilot | Upgrade): void => {
    if (limit === undefined) return;
    limited.add(name);
    copies += 1;
  };
  for (const { pilot, upgrades } of ships) {
    note(pilot);
    for (const { card } of upgrades) note(card);
  }
  if (limited.size < copies) return true;
  const isCopy = ({ name, limit }: Pilot | Upgrade): boolean => limit === undefined && limited.has(name);
  return ships.some(({ pilot, upgrades }) => isCopy(pilot) || upgrades.some(({ card }) => isCopy(card)));
}

function checkLimitedNames({ faults }: CheckContext, squad: ResolvedSquad): void {
  if (!mayRepeatLimitedName(squad)) return;
  for (const [name, { limit, copies }] of limitedNames(squad))
    for (const { place, limited } of copies.slice(limit))
      faults.add(
        limited ? "uniqueName" : "printedLimit",
        place,
        `${name} may stand ${limit === 1 ? "once" : `${limit} times`} in a squad, over ships and upgrades`,
        `Take out one ${name}`,
      );
}

function checkSolitary({ faults }: CheckContext, { ships, list }: ResolvedSquad): void {
  const first = new Map<string, Upgrade>();
  for (const { upgrades, at: ship } of ships)
    for (const { card, at } of upgrades) {
      if (!card.solitary) continue;
      const type = card.slots.join();
      const other = first.get(type);
      if (other)
        faults.add(
          "solitary",
          ship < 0 ? { list } : { list, ship, upgrade: at },
          `${card.name} is solitary, and ${other.name} of the same type is there`,
          `Take off ${card.name} or ${other.name}`,
        );
      else first.set(type, card);
    }
}

/** Once a ship has the card, every ship of its type must; in 2.5 only those with the ship ability named, and no standard loadout. */
function checkStandardized({ faults, format }: CheckContext, { ships, list }: ResolvedSquad): void {
  const carriers = new Map<string, { readonly card: Upgrade; readonly carrier: ResolvedShip }>();
  for (const carrier of ships)
    for (const { card } of carrier.upgrades)
      if (card.standardized && !carrier.pilot.standardLoadout) carriers.set(`${card.id} ${carrier.ship.id}`, { card, carrier });
  for (const { card, carrier } of carriers.values())
    for (const ship of ships) {
      // Quick builds are fixed.
      if (ship.at < 0 || ship.ship !== carrier.ship || ship.upgrades.some((upgrade) => upgrade.card === card)) continue;
      if (format.loadout && (ship.pilot.standardLoadout || !hasNamedAbility(card, ship.pilot))) continue;
      faults.add(
        "standardized",
        { list, ship: ship.at },
        `${card.name} is standardized: every ${ship.ship.name} must have it, ${ship.pilot.name} too`,
        `Equip it on every ${ship.ship.name}, or on none`,
      );
    }
}

function hasNamedAbility({ restrictions }: Upgrade, { shipAbility }: Pilot): boolean {
  const named = restrictions?.find((restriction) => restriction.needs === "ship-ability");
  return named?.needs !== "ship-ability" || (shipAbility !== undefined && named.abilities.includes(shipAbility));
}
