import type { DieKind, Face, FaceOf } from "./faces.ts";

/** How a die got its face. An added die is like any other: it can be changed, cancelled and rerolled. */
export const DIE_ORIGINS = ["rolled", "rerolled", "added", "added and rerolled"] as const;
export type DieOrigin = (typeof DIE_ORIGINS)[number];

/** One result in a pool. A fixed die cannot be modified but can still be cancelled, because cancelling is not modifying. */
export interface Die<F extends Face = Face> {
  readonly face: F;
  readonly origin: DieOrigin;
  readonly fixed: boolean;
}

/** Dice in the order rolled. A pool may be empty. */
export type PoolOf<K extends DieKind> = readonly Die<FaceOf<K>>[];
export type AttackPool = PoolOf<"attack">;
export type DefensePool = PoolOf<"defense">;

type DiceByFace = { readonly [F in Face]: Die<F> };

function diceByFace(origin: DieOrigin, fixed: boolean): DiceByFace {
  return {
    hit: Object.freeze({ face: "hit", origin, fixed }),
    crit: Object.freeze({ face: "crit", origin, fixed }),
    evade: Object.freeze({ face: "evade", origin, fixed }),
    focus: Object.freeze({ face: "focus", origin, fixed }),
    blank: Object.freeze({ face: "blank", origin, fixed }),
  };
}

function diceByOrigin(fixed: boolean): Readonly<Record<DieOrigin, DiceByFace>> {
  return {
    rolled: diceByFace("rolled", fixed),
    rerolled: diceByFace("rerolled", fixed),
    added: diceByFace("added", fixed),
    "added and rerolled": diceByFace("added and rerolled", fixed),
  };
}

const FREE = diceByOrigin(false);
const FIXED = diceByOrigin(true);

/** The forty possible dice are created once and shared, so operations on pools create arrays but no dice. */
export function dieOf<F extends Face>(face: F, origin: DieOrigin, fixed = false): Die<F> {
  return (fixed ? FIXED : FREE)[origin][face];
}

/** For each origin, the origin after a reroll. A die can be rerolled only once, so a rerolled die has none. */
const REROLLED: Readonly<Record<DieOrigin, DieOrigin | undefined>> = {
  rolled: "rerolled",
  rerolled: undefined,
  added: "added and rerolled",
  "added and rerolled": undefined,
};

export const isRerollable = (die: Die): boolean => REROLLED[die.origin] !== undefined && !die.fixed;
/** Returns the die's origin after a reroll. A die that cannot be rerolled keeps its origin. */
export const rerolledOrigin = ({ origin }: Die): DieOrigin => REROLLED[origin] ?? origin;
/** True if the die was rolled, not added. */
export const wasRolled = ({ origin }: Die): boolean => origin === "rolled" || origin === "rerolled";
