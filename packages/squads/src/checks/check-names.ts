/** Checks limited names, and solitary and standardized cards. */
import type { Pilot, Upgrade } from "@broadside/cards";
import type { Place } from "../problem.ts";
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

/** One appearance of a name, and whether the limit is printed on that card. */
interface Copy {
  readonly place: Place;
  readonly limited: boolean;
}

/**
 * Finds where each limited name appears, on ships and upgrades. If one copy prints a limit, it applies to every copy of the name
 * (2E-SQUAD-12).
 */
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

/** Quickly checks whether some limited name might appear more than once. In most lists, none does. */
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

function checkLimitedNames({ problems }: CheckContext, squad: ResolvedSquad): void {
  if (!mayRepeatLimitedName(squad)) return;
  for (const [name, { limit, copies }] of limitedNames(squad))
    for (const { place, limited } of copies.slice(limit))
      problems.add(
        limited ? "uniqueName" : "printedLimit",
        place,
        { problem: "too many of a name", name, most: limit },
        { fix: "remove a copy", card: name },
      );
}

function checkSolitary({ problems }: CheckContext, { ships, list }: ResolvedSquad): void {
  const first = new Map<string, Upgrade>();
  for (const { upgrades, at: ship } of ships)
    for (const { card, at } of upgrades) {
      if (!card.solitary) continue;
      const type = card.slots.join();
      const other = first.get(type);
      if (other)
        problems.add(
          "solitary",
          ship < 0 ? { list } : { list, ship, upgrade: at },
          { problem: "two solitary cards", card: card.name, other: other.name },
          { fix: "remove either", card: card.name, other: other.name },
        );
      else first.set(type, card);
    }
}

/**
 * If one ship has a standardized card, all ships of its type must have it. In 2.5, ships with a standard loadout are exempt, and so are
 * ships without the ship ability that the card names.
 */
function checkStandardized({ problems, format }: CheckContext, { ships, list }: ResolvedSquad): void {
  const carriers = new Map<string, { readonly card: Upgrade; readonly carrier: ResolvedShip }>();
  for (const carrier of ships)
    for (const { card } of carrier.upgrades)
      if (card.standardized && !carrier.pilot.standardLoadout) carriers.set(`${card.id} ${carrier.ship.id}`, { card, carrier });
  for (const { card, carrier } of carriers.values())
    for (const ship of ships) {
      // Ships in quick builds can't be changed, so they are left out.
      if (ship.at < 0 || ship.ship !== carrier.ship || ship.upgrades.some((upgrade) => upgrade.card === card)) continue;
      if (format.loadout && (ship.pilot.standardLoadout || !hasNamedAbility(card, ship.pilot))) continue;
      problems.add(
        "standardized",
        { list, ship: ship.at },
        { problem: "not on every ship", card: card.name, type: ship.ship.name, ship: ship.pilot.name },
        { fix: "equip all or none", card: card.name, type: ship.ship.name },
      );
    }
}

function hasNamedAbility({ restrictions }: Upgrade, { shipAbility }: Pilot): boolean {
  const named = restrictions?.find((restriction) => restriction.needs === "ship-ability");
  return named?.needs !== "ship-ability" || (shipAbility !== undefined && named.abilities.includes(shipAbility));
}
