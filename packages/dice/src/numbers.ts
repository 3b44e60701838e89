/** Each edition's tables of extra dice in an attack, added to the weapon and agility values. */
import type { DieKind } from "./faces.ts";

export interface DiceNumbers {
  /** Extra dice by range, starting at range 0, for weapons with range bonuses. The last entry covers all farther ranges. */
  readonly byRange: Readonly<Record<DieKind, readonly number[]>>;
  /** Extra defense dice when obstructed. */
  readonly obstructed: number;
  /** The maximum number of dice that either side can roll. */
  readonly most: number;
}

/**
 * Gives one more defense die beyond Range 2, also on the long ruler (1E-ATK-05, HS-RULER-03, -04), and one when obstructed (1E-OBST-08).
 */
const FIRST_EDITION: DiceNumbers = {
  byRange: { attack: [0, 1, 0], defense: [0, 0, 0, 1] },
  obstructed: 1,
  most: Number.POSITIVE_INFINITY,
};

/**
 * Gives two more defense dice beyond Range 3 (2E-ATK-13, 2E-HUGE-37), one when obstructed (2E-ATK-29), and at most six dice (2E-ATK-12,
 * -26).
 */
const SECOND_EDITION: DiceNumbers = {
  byRange: { attack: [1, 1, 0], defense: [0, 0, 0, 1, 2] },
  obstructed: 1,
  most: 6,
};

/** In editions in which ships in contact can attack, range 0 adds no die (2E-ATK-14). */
export const DICE_NUMBERS: Readonly<Record<"1e" | "2.0" | "2.5", DiceNumbers>> = {
  "1e": FIRST_EDITION,
  "2.0": SECOND_EDITION,
  "2.5": { ...SECOND_EDITION, byRange: { ...SECOND_EDITION.byRange, attack: [0, 1, 0] } },
};

/** Returns the extra dice for a range: `rangeDice(DICE_NUMBERS["1e"], "attack", 1)` is 1. */
export const rangeDice = ({ byRange }: DiceNumbers, kind: DieKind, range: number): number =>
  byRange[kind][Math.min(range, byRange[kind].length - 1)] ?? 0;
