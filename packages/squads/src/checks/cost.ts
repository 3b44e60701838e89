/** Calculates the cost of ships and upgrades. */
import { discountBy, type Upgrade, upgradeCost } from "@broadside/cards";
import type { ResolvedShip } from "./resolve.ts";

/** What an upgrade costs on a ship with its other cards, including discounts (1E-SQUAD-08: a cost may be negative). */
export function costOn({ pilot, ship, upgrades }: Pick<ResolvedShip, "pilot" | "ship" | "upgrades">, card: Upgrade): number | undefined {
  const cost = upgradeCost(card, pilot, ship);
  if (cost === undefined) return undefined;
  const beside = upgrades.map((one) => one.card);
  return cost - discountBy(beside, card, cost);
}

/** The cost of all upgrades on a ship. */
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
