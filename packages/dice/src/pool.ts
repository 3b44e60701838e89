import { invariant } from "@broadside/kit";
import { type AttackPool, type DefensePool, type Die, dieOf, isRerollable, type PoolOf, rerolledOrigin } from "./die.ts";
import { type DieKind, FACES, type Face, type FaceOf } from "./faces.ts";

/** A random source that returns a whole number from 0 to `below` − 1. */
export type Draw = (below: number) => number;

export function rollFace<K extends DieKind>(draw: Draw, kind: K): FaceOf<K> {
  const faces: readonly FaceOf<K>[] = FACES[kind];
  const face = faces[draw(faces.length)];
  invariant(face !== undefined, "a draw is a whole number below what was asked for");
  return face;
}

function roll<K extends DieKind>(draw: Draw, kind: K, count: number): PoolOf<K> {
  invariant(Number.isInteger(count) && count >= 0, "a number of dice is whole and not negative");
  const pool: Die<FaceOf<K>>[] = [];
  for (let rolled = 0; rolled < count; rolled += 1) pool.push(dieOf(rollFace(draw, kind), "rolled"));
  return pool;
}

export const rollAttack = (draw: Draw, count: number): AttackPool => roll(draw, "attack", count);
export const rollDefense = (draw: Draw, count: number): DefensePool => roll(draw, "defense", count);

/** Creates a pool with the given faces, for dice rolled by hand or hypothetical dice. */
export const poolShowing = <F extends Face>(faces: readonly F[]): readonly Die<F>[] => faces.map((face) => dieOf(face, "rolled"));

export function countFace(pool: readonly Die[], face: Face): number {
  let count = 0;
  for (const die of pool) if (die.face === face) count += 1;
  return count;
}

/** Changes up to `count` dice that show `from`, starting with the first. Fixed dice stay unchanged. */
export function changeFaces<F extends Face, T extends Face>(
  pool: readonly Die<F>[],
  from: Face,
  to: T,
  count = Number.POSITIVE_INFINITY,
): readonly Die<F | T>[] {
  let changed: Die<F | T>[] | undefined;
  let left = count;
  for (const [place, die] of pool.entries()) {
    if (left < 1) break;
    if (die.fixed || die.face !== from) continue;
    changed ??= pool.slice();
    changed[place] = dieOf(to, die.origin);
    left -= 1;
  }
  return changed ?? pool;
}

/** Changes the dice at these indexes. None of them may be fixed. */
export function changePlaces<F extends Face, T extends Face>(
  pool: readonly Die<F>[],
  places: readonly number[],
  to: T,
): readonly Die<F | T>[] {
  const changed: Die<F | T>[] = pool.slice();
  for (const place of places) changed[place] = dieOf(to, modifiable(pool, place).origin);
  return changed;
}

/** Changes one die and optionally fixes it. */
export function setFace<F extends Face, T extends Face>(
  pool: readonly Die<F>[],
  place: number,
  face: T,
  fixed = false,
): readonly Die<F | T>[] {
  const changed: Die<F | T>[] = pool.slice();
  changed[place] = dieOf(face, modifiable(pool, place).origin, fixed);
  return changed;
}

function modifiable<F extends Face>(pool: readonly Die<F>[], place: number): Die<F> {
  const die = pool[place];
  invariant(die !== undefined && !die.fixed, `no die at place ${place} that may be modified`);
  return die;
}

/** Rerolls these dice. All of them must be chosen before the first is rerolled, and none may be chosen twice. */
export function rerollDice<K extends DieKind>(pool: PoolOf<K>, kind: K, places: readonly number[], draw: Draw): PoolOf<K> {
  const rerolled: Die<FaceOf<K>>[] = pool.slice();
  for (const place of places) {
    const die = rerolled[place];
    invariant(die !== undefined && isRerollable(die), `no die at place ${place} that may be rerolled`);
    rerolled[place] = dieOf(rollFace(draw, kind), rerolledOrigin(die));
  }
  return rerolled;
}

/** Returns the indexes of dice that can be rerolled, with any face or only the given ones. */
export function rerollablePlaces(pool: readonly Die[], faces?: readonly Face[]): readonly number[] {
  const places: number[] = [];
  for (const [place, die] of pool.entries()) {
    if (isRerollable(die) && (faces === undefined || faces.includes(die.face))) places.push(place);
  }
  return places;
}

export function addResult<F extends Face, T extends Face>(pool: readonly Die<F>[], face: T): readonly Die<F | T>[] {
  return [...pool, dieOf(face, "added")];
}

/**
 * Removes up to `count` results with this face, starting with the first. Fixed dice can be removed too, because cancelling is not
 * modifying.
 */
export function cancelFaces<F extends Face>(pool: readonly Die<F>[], face: Face, count = Number.POSITIVE_INFINITY): readonly Die<F>[] {
  let left = count;
  return pool.filter((die) => {
    if (die.face !== face || left < 1) return true;
    left -= 1;
    return false;
  });
}
