/**
 * Pools as numbers. The faces of some dice, in any order, are a multiset, and each multiset has a number. Smaller multisets have lower
 * numbers, so those with up to a given number of dice come first. The tables are made once.
 */
import { type DieKind, FACES, type Face } from "@broadside/dice";
import { MOST_DICE } from "./shot.ts";

/** The faces of the die, in the order of their counts. */
export const FACES_OF = {
  attack: ["hit", "crit", "focus", "blank"],
  defense: ["evade", "focus", "blank"],
} as const satisfies Readonly<Record<DieKind, readonly Face[]>>;

export interface Multisets {
  readonly kind: DieKind;
  /** The number of faces. */
  readonly faces: number;
  /** The chance of each face on one die. */
  readonly faceChance: Float64Array;
  /** The number of multisets with at most this many dice. */
  readonly upTo: Int32Array;
  /**
   * For each multiset number: how many dice it has, how many of each face, the chance that its dice show it, and the multiset with one more
   * or one fewer die.
   */
  readonly size: Uint8Array;
  readonly counts: Uint8Array;
  readonly chance: Float64Array;
  readonly plus: Int32Array;
  readonly minus: Int32Array;
  /** For each multiset number: the multiset of the dice that show the first two faces, which are the results of attack dice. */
  readonly results: Int32Array;
  numberOf(counts: Uint8Array): number;
  /** Both pools together. */
  union(a: number, b: number): number;
  /** Returns the multiset after this many dice with one face are turned to another. */
  turned(a: number, from: number, to: number, count: number): number;
  /**
   * Lists all pairs of multisets with at most this many dice in both together, sorted by their first multiset. Returns the index at which
   * the pairs of each first multiset begin. The last entry is the number of pairs.
   */
  pairs(most: number): Int32Array;
  /** Returns all pairs with this many dice together. */
  pairsOf(dice: number): readonly (readonly [first: number, second: number])[];
}

/** n choose k, for k up to the number of faces. */
function binomial(n: number, k: number): number {
  let result = 1;
  for (let step = 0; step < k; step += 1) result = (result * (n - step)) / (step + 1);
  return n < k ? 0 : result;
}

function multisetsOf(kind: DieKind): Multisets {
  const names: readonly Face[] = FACES_OF[kind];
  const faces = names.length;
  const sides: readonly Face[] = FACES[kind];
  const faceChance = Float64Array.from(names, (name) => sides.filter((side) => side === name).length / sides.length);
  const upTo = Int32Array.from({ length: MOST_DICE + 1 }, (_, dice) => binomial(dice + faces, faces));
  const total = upTo[MOST_DICE] as number;
  // A multiset's number is the sum of one binomial for each face, which depends on how many dice are left without the faces before it.
  const parts = Array.from({ length: faces }, (_, face) =>
    Int32Array.from({ length: MOST_DICE + 1 }, (_, left) => binomial(left + faces - 1 - face, faces - face)),
  );
  const size = new Uint8Array(total);
  const counts = new Uint8Array(total * faces);
  const chance = new Float64Array(total);
  const plus = new Int32Array(total * faces).fill(-1);
  const minus = new Int32Array(total * faces).fill(-1);
  const results = new Int32Array(total);
  const sum = new Uint8Array(faces);

  const numberOf = (list: Uint8Array): number => {
    let left = 0;
    for (let face = 0; face < faces; face += 1) left += list[face] as number;
    let number = 0;
    for (let face = 0; face < faces; face += 1) {
      number += (parts[face] as Int32Array)[left] as number;
      left -= list[face] as number;
    }
    return number;
  };
  const fill = (dice: number, left: number, face: number): void => {
    if (face === faces - 1) {
      sum[face] = left;
      const number = numberOf(sum);
      size[number] = dice;
      counts.set(sum, number * faces);
      return;
    }
    for (let count = left; count >= 0; count -= 1) {
      sum[face] = count;
      fill(dice, left - count, face + 1);
    }
  };
  for (let dice = 0; dice <= MOST_DICE; dice += 1) fill(dice, dice, 0);
  chance[0] = 1;
  for (let number = 0; number < (upTo[MOST_DICE - 1] as number); number += 1)
    for (let face = 0; face < faces; face += 1) {
      sum.set(counts.subarray(number * faces, number * faces + faces));
      sum[face] = (sum[face] as number) + 1;
      const more = numberOf(sum);
      plus[number * faces + face] = more;
      minus[more * faces + face] = number;
      chance[more] = (chance[more] as number) + (chance[number] as number) * (faceChance[face] as number);
    }
  for (let number = 0; number < total; number += 1) {
    sum.fill(0);
    sum.set(counts.subarray(number * faces, number * faces + 2));
    results[number] = numberOf(sum);
  }
  const union = (a: number, b: number): number => {
    for (let face = 0; face < faces; face += 1) sum[face] = (counts[a * faces + face] as number) + (counts[b * faces + face] as number);
    return numberOf(sum);
  };
  const pairsByMost: (Int32Array | undefined)[] = [];
  const pairs = (most: number): Int32Array => {
    const begin = new Int32Array((upTo[most] as number) + 1);
    for (let first = 0; first < begin.length - 1; first += 1)
      begin[first + 1] = (begin[first] as number) + (upTo[most - (size[first] as number)] as number);
    return begin;
  };
  const pairLists: (readonly (readonly [number, number])[] | undefined)[] = [];
  const listPairs = (dice: number) => {
    const found: (readonly [number, number])[] = [];
    for (let first = 0; first < (upTo[dice] as number); first += 1) {
      const others = dice - (size[first] as number);
      for (let second = others === 0 ? 0 : (upTo[others - 1] as number); second < (upTo[others] as number); second += 1)
        found.push([first, second]);
    }
    return found;
  };
  return {
    kind,
    faces,
    faceChance,
    upTo,
    size,
    counts,
    chance,
    plus,
    numberOf,
    minus,
    results,
    union: (a, b) => (a === 0 ? b : b === 0 ? a : union(a, b)),
    turned: (a, from, to, count) => {
      let pool = a;
      for (let die = 0; die < count; die += 1) pool = plus[(minus[pool * faces + from] as number) * faces + to] as number;
      return pool;
    },
    pairsOf: (dice) => {
      pairLists[dice] ??= listPairs(dice);
      return pairLists[dice];
    },
    pairs: (most) => {
      pairsByMost[most] ??= pairs(most);
      return pairsByMost[most];
    },
  };
}

export const MULTISETS: Readonly<Record<DieKind, Multisets>> = { attack: multisetsOf("attack"), defense: multisetsOf("defense") };
