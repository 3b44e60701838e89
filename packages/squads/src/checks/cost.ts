/** Calculates what ships and upgrades cost. */
import { discountBy, type Upgrade, upgradeCost } from "@broadside/cards";
import type { ResolvedShip } from "./resolve.ts";

/** Returns what an upgrade costs on a ship with its other cards, including discounts. A cost can be negative (1E-SQUAD-08). */
export function costOn({ pilot, ship, upgrades }: Pick<ResolvedShip, "pilot" | "ship" | "upgrades">, card: Upgrade): number | undefined {
  const cost = upgradeCost(card, pilot, ship);
  if (cost === undefined) return undefined;
  const beside = upgrades.map((one) => one.card);
  return cost - discountBy(beside, card, cost);
}

/** Returns what all upgrades on a ship cost together. */
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
