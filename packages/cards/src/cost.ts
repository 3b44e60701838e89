/** Calculates what an upgrade costs. */
import type { Pilot, Ship, Upgrade } from "./card.ts";

/**
 * Returns an upgrade's printed cost on a ship. The cost can depend on the ship's base values (2E-SQUAD-21). Undefined if no source gives
 * the cost.
 */
export function upgradeCost(card: Upgrade, pilot: Pilot, ship: Ship): number | undefined {
  const { cost } = card;
  if (typeof cost !== "object") return cost;
  const figure = cost.by === "initiative" ? pilot.initiative : cost.by === "agility" ? (pilot.agility ?? ship.agility) : ship.size;
  return cost.values[String(figure)];
}

/** Returns how much the ship's other cards reduce a card's cost. A reduction never makes a cost negative. */
export function discountBy(others: readonly Upgrade[], card: Upgrade, cost: number): number {
  let off = 0;
  for (const other of others)
    for (const { slots, by } of other.building?.discounts ?? []) if (!slots || slots.some((slot) => card.slots.includes(slot))) off += by;
  return Math.max(0, Math.min(cost, off));
}
