/** What ships and upgrades cost. */
import { type Upgrade, upgradeCost } from "@broadside/cards";
import type { ResolvedShip } from "./resolve.ts";

/** What an upgrade costs on a ship beside its other cards, discounts taken off (1E-SQUAD-08: a cost may be negative). */
export function costOn({ pilot, ship, upgrades }: Pick<ResolvedShip, "pilot" | "ship" | "upgrades">, card: Upgrade): number | undefined {
  const cost = upgradeCost(card, pilot, ship);
  return cost === undefined ? undefined : cost - discountOn(card, cost, upgrades);
}

/** What all upgrades of a ship cost together. */
export function upgradePoints(ship: ResolvedShip): number {
  let total = 0;
  let discounts = false;
  for (const { card, at } of ship.upgrades) {
    if (at < 0) continue;
    total += upgradeCost(card, ship.pilot, ship.ship) ?? 0;
    if (card.building?.discounts) discounts = true;
  }
  return discounts ? ship.upgrades.reduce((sum, { card, at }) => sum + (at < 0 ? 0 : (costOn(ship, card) ?? 0)), 0) : total;
}

/** How much cheaper a card is, down to 0; a cost that is 0 or less stays as it is. */
function discountOn(card: Upgrade, cost: number, upgrades: ResolvedShip["upgrades"]): number {
  let off = 0;
  for (const { card: other } of upgrades)
    for (const { slots, by } of other.building?.discounts ?? []) if (!slots || slots.some((slot) => card.slots.includes(slot))) off += by;
  return Math.max(0, Math.min(cost, off));
}
