/**
 * Health for scoring: hull and shields as they are with upgrades (EB-HEALTH-01, -07-Q), lost shields and Damage cards, faceup or not, taken off it
 * (EB-HEALTH-03, -06). Read from the state as it is now, so what is repaired counts again (EB-HEALTH-05).
 */
import type { Situation } from "../driver/situation.ts";
import { hull, shieldValue } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";

export interface Health {
  readonly value: number;
  readonly lost: number;
}

/** Of a ship that is destroyed or fled all is lost (EB-SCORE-20-Q), of one that has escaped nothing (EB-SCORE-21-Q). */
export function healthOf(game: Situation, ship: Ship): Health {
  const value = hull(game, ship) + shieldValue(game, ship);
  if (ship.status === "destroyed" || ship.status === "fled") return { value, lost: value };
  if (ship.status === "escaped") return { value, lost: 0 };
  return { value, lost: shieldValue(game, ship) - ship.shields + ship.damage.length };
}

/** No shield lost and no Damage card (EB-HEALTH-02). */
export const isAtFullHealth = (game: Situation, ship: Ship): boolean => healthOf(game, ship).lost <= 0;

/** At least half is lost, that half rounded up (EB-HEALTH-04). */
export const isHalf = ({ value, lost }: Health): boolean => lost >= Math.ceil(value / 2);
export const isAtHalfHealth = (game: Situation, ship: Ship): boolean => isHalf(healthOf(game, ship));
