/**
 * Health for scoring: the current hull and shield values including upgrades (EB-HEALTH-01, -07-Q), minus lost shields and Damage cards,
 * faceup or not (EB-HEALTH-03, -06). It is read from the current state, so repaired health counts again (EB-HEALTH-05).
 */
import type { Situation } from "../contract/situation.ts";
import { hull, shieldValue } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";

export interface Health {
  readonly value: number;
  readonly lost: number;
}

/** Returns a ship's health. A destroyed or fled ship has lost all of it (EB-SCORE-20-Q); an escaped ship has lost none (EB-SCORE-21-Q). */
export function healthOf(game: Situation, ship: Ship): Health {
  const value = hull(game, ship) + shieldValue(game, ship);
  if (ship.status === "destroyed" || ship.status === "fled") return { value, lost: value };
  if (ship.status === "escaped") return { value, lost: 0 };
  return { value, lost: shieldValue(game, ship) - ship.shields + ship.damage.length };
}

/** Whether a ship has no lost shields and no Damage cards (EB-HEALTH-02). */
export const isAtFullHealth = (game: Situation, ship: Ship): boolean => healthOf(game, ship).lost <= 0;

/** Whether a ship has lost at least half its health, rounded up (EB-HEALTH-04). */
export const isHalf = ({ value, lost }: Health): boolean => lost >= Math.ceil(value / 2);
export const isAtHalfHealth = (game: Situation, ship: Ship): boolean => isHalf(healthOf(game, ship));
