/** What ships and upgrades cost. */
import type { Pilot, Ship, Upgrade } from "@broadside/cards";
import type { ResolvedShip } from "./resolve.ts";

/** The printed cost of an upgrade on a ship, by the ship's base values (2E-SQUAD-21); undefined where no source gives it. */
export function upgradeCost(card: Upgrade, pilot: Pilot, ship: Ship): number | undefined {
  const { cost } = card;
  if (typeof cost !== "object") return cost;
  const figure = cost.by === "initiative" ? pilot.initiative : cost.by === "agility" ? (pilot.agility ?? ship.agility) : ship.size;
  return cost.values[String(figure)];
}

/** What all upgrades of a ship cost together, discounts taken off (1E-SQUAD-08: a cost may be negative). */
export function upgradePoints({ pilot, ship, upgrades }: ResolvedShip): number {
  let total = 0;
  let discounts = false;
  for (const { card, at } of upgrades) {
    if (at < 0) continue;
    total += upgradeCost(card, pilot, ship) ?? 0;
    if (card.building?.discounts) discounts = true;
  }
  if (!discounts) return total;
  for (const { card, at } of upgrades) if (at >= 0) total -= discountOn(card, upgradeCost(card, pilot, ship) ?? 0, upgrades);
  return total;
}

/** How much cheaper a card is, down to 0; a cost that is 0 or less stays as it is. */
function discountOn(card: Upgrade, cost: number, upgrades: ResolvedShip["upgrades"]): number {
  let off = 0;
  for (const { card: other } of upgrades)
    for (const { slots, by } of other.building?.discounts ?? []) if (!slots || slots.some((slot) => card.slots.includes(slot))) off += by;
  return Math.max(0, Math.min(cost, off));
}
