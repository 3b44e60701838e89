/** What an upgrade costs. */
import type { Pilot, Ship, Upgrade } from "./card.ts";

/** The printed cost of an upgrade on a ship, by the ship's base values (2E-SQUAD-21); undefined where no source gives it. */
export function upgradeCost(card: Upgrade, pilot: Pilot, ship: Ship): number | undefined {
  const { cost } = card;
  if (typeof cost !== "object") return cost;
  const figure = cost.by === "initiative" ? pilot.initiative : cost.by === "agility" ? (pilot.agility ?? ship.agility) : ship.size;
  return cost.values[String(figure)];
}
