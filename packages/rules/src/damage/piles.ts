/** A huge ship has many Damage cards: its facedown ones may be laid in piles of five, so that they are easy to count (2E-HUGE-44). */
import type { Ship } from "../state/state.ts";

const PILE = 5;

export function facedownPiles({ damage }: Ship): readonly number[] {
  const facedown = damage.filter(({ faceup }) => !faceup).length;
  return Array.from({ length: Math.ceil(facedown / PILE) }, (_, pile) => Math.min(PILE, facedown - pile * PILE));
}
