/** What an upgrade costs. */
import type { Pilot, Ship, Upgrade } from "./card.ts";

/** The printed cost of an upgrade on a ship, by the ship's base values (2E-SQUAD-21); undefined if no source gives it. */
export function upgradeCost(card: Upgrade, pilot: Pilot, ship: Ship): number | undefined {
  const { cost } = card;
  if (typeof cost !== "object") return cost;
  const figure = cost.by === "initiative" ? pilot.initiative : cost.by === "agility" ? (pilot.agility ?? ship.agility) : ship.size;
  return cost.values[String(figure)];
}

/** Subtracts discounts from other cards, down to 0; a cost of 0 or less is unchanged. */
export function discountBy(others: readonly Upgrade[], card: Upgrade, cost: number): number {
  let off = 0;
  for (const other of others)
    for (const { slots, by } of other.building?.discounts ?? []) if (!slots || slots.some((slot) => card.slots.includes(slot))) off += by;
  return Math.max(0, Math.min(cost, off));
}
