/** How many dice an attack has beside those of the weapon and the agility, as tables of each edition. */
import type { DieKind } from "./faces.ts";

export interface DiceNumbers {
  /** By range, from 0 up: dice more where the weapon has range bonuses. Farther than the last is as the last. */
  readonly byRange: Readonly<Record<DieKind, readonly number[]>>;
  /** Defense dice more for an attack that is obstructed. */
  readonly obstructed: number;
  /** No more are rolled, by either side. */
  readonly most: number;
}

/** One defense die more beyond Range 2, also on the long ruler (1E-ATK-05, HS-RULER-03, -04); one when obstructed (1E-OBST-08). */
const FIRST_EDITION: DiceNumbers = {
  byRange: { attack: [0, 1, 0], defense: [0, 0, 0, 1] },
  obstructed: 1,
  most: Number.POSITIVE_INFINITY,
};

/** Beyond Range 3 two defense dice more (2E-ATK-13, 2E-HUGE-37); one for obstacles in the way (2E-ATK-29); at most six dice (2E-ATK-12, -26). */
const SECOND_EDITION: DiceNumbers = {
  byRange: { attack: [1, 1, 0], defense: [0, 0, 0, 1, 2] },
  obstructed: 1,
  most: 6,
};

/** By whether ships in contact may attack each other: then an attack at range 0 has no die more (2E-ATK-14). */
export const DICE_NUMBERS: Readonly<Record<"1e" | "2.0" | "2.5", DiceNumbers>> = {
  "1e": FIRST_EDITION,
  "2.0": SECOND_EDITION,
  "2.5": { ...SECOND_EDITION, byRange: { ...SECOND_EDITION.byRange, attack: [0, 1, 0] } },
};

/** Dice more for the range: `rangeDice(DICE_NUMBERS["1e"], "attack", 1)` is one. */
export const rangeDice = ({ byRange }: DiceNumbers, kind: DieKind, range: number): number =>
  byRange[kind][Math.min(range, byRange[kind].length - 1)] ?? 0;
