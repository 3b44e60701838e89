/**
 * Piles of Damage cards on a huge ship. Such a ship may have many cards, so facedown ones may be stacked in piles of five for easy counting
 * (2E-HUGE-44).
 */
import type { Ship } from "../state/state.ts";

const PILE = 5;

export function facedownPiles({ damage }: Ship): readonly number[] {
  const facedown = damage.filter(({ faceup }) => !faceup).length;
  return Array.from({ length: Math.ceil(facedown / PILE) }, (_, pile) => Math.min(PILE, facedown - pile * PILE));
}
