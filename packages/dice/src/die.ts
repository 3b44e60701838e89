import type { DieKind, Face, FaceOf } from "./faces.ts";

/** How a die came to show its face. An added one is a die like any other: it can be changed, cancelled and rerolled. */
export const DIE_ORIGINS = ["rolled", "rerolled", "added", "added and rerolled"] as const;
export type DieOrigin = (typeof DIE_ORIGINS)[number];

/** One result of a pool. A fixed one may not be modified any more; it can still be cancelled, which is no modification. */
export interface Die<F extends Face = Face> {
  readonly face: F;
  readonly origin: DieOrigin;
  readonly fixed: boolean;
}

/** In the order rolled. The empty pool is a pool. */
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

/** The forty dice there can be are made once and shared, so that an operation makes an array and nothing else. */
export function dieOf<F extends Face>(face: F, origin: DieOrigin, fixed = false): Die<F> {
  return (fixed ? FIXED : FREE)[origin][face];
}

/** Of each origin, what a reroll makes of it; a die is rerolled once. */
const REROLLED: Readonly<Record<DieOrigin, DieOrigin | undefined>> = {
  rolled: "rerolled",
  rerolled: undefined,
  added: "added and rerolled",
  "added and rerolled": undefined,
};

export const isRerollable = (die: Die): boolean => REROLLED[die.origin] !== undefined && !die.fixed;
/** The origin it has once it is rerolled; of one that may not be, its own. */
export const rerolledOrigin = ({ origin }: Die): DieOrigin => REROLLED[origin] ?? origin;
/** It was among the dice of the roll, and not put beside them. */
export const wasRolled = ({ origin }: Die): boolean => origin === "rolled" || origin === "rerolled";
