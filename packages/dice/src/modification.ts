import { invariant } from "@broadside/kit";
import { type Die, isRerollable, type PoolOf } from "./die.ts";
import { type DieKind, type Face, hasFace } from "./faces.ts";
import { addResult, changeFaces, changePlaces, countFace, type Draw, rerollDice } from "./pool.ts";

/**
 * An operation on a pool. Without `count`, it affects all matching dice; with `count`, at most that many. With `upTo`, the user may choose
 * fewer. A change to a face that this kind of die doesn't have changes nothing (2E-ATK-25).
 */
export type Effect =
  | { readonly verb: "change"; readonly from: readonly Face[]; readonly to: Face; readonly count?: number; readonly upTo?: boolean }
  | { readonly verb: "reroll"; readonly from?: readonly Face[]; readonly count?: number; readonly upTo?: boolean }
  | { readonly verb: "add"; readonly face: Face };

/** A way in which a token, a card or an obstacle modifies dice, as data. */
export interface Modification<K extends DieKind = DieKind> {
  /** Which dice it works on. */
  readonly dice: K;
  readonly effect: Effect;
  /** True if it can be used even when it has no effect. */
  readonly idle: boolean;
  /** How often it can be used in a step. If absent, it can be used as often as its cost can be paid. */
  readonly perStep?: number;
  /** The minimum number of uncancelled hits and crits needed to use it. */
  readonly leastLeft?: number;
}

/** The dice it can affect, and how many of them. */
export interface Choice {
  readonly places: readonly number[];
  readonly least: number;
  readonly most: number;
}

function qualifies(die: Die, { dice, effect }: Modification): boolean {
  switch (effect.verb) {
    case "change":
      return !die.fixed && effect.from.includes(die.face) && hasFace(dice, effect.to);
    case "reroll":
      return isRerollable(die) && (effect.from === undefined || effect.from.includes(die.face));
    case "add":
      return false;
  }
}

/** Returns the dice that the user can choose from, and how many. A modification that adds a result offers no dice. */
export function choiceOf(pool: readonly Die[], modification: Modification): Choice {
  const { effect, idle } = modification;
  if (effect.verb === "add") return { places: [], least: 0, most: 0 };
  const places: number[] = [];
  for (const [place, die] of pool.entries()) if (qualifies(die, modification)) places.push(place);
  const most = Math.min(effect.count ?? places.length, places.length);
  return { places, least: effect.upTo ? Math.min(idle ? 0 : 1, most) : most, most };
}

/** True if the modification can be used now. `used`: uses in this step; `left`: uncancelled hits and crits. */
export function canModify(pool: readonly Die[], modification: Modification, used = 0, left = Number.POSITIVE_INFINITY): boolean {
  const { dice, effect, idle, perStep, leastLeft } = modification;
  if (perStep !== undefined && used >= perStep) return false;
  if (leastLeft !== undefined && left < leastLeft) return false;
  return idle || (effect.verb === "add" ? hasFace(dice, effect.face) : pool.some((die) => qualifies(die, modification)));
}

/** True if exactly these dice can be chosen. */
export function canPick(pool: readonly Die[], modification: Modification, picked: readonly number[]): boolean {
  const { places, least, most } = choiceOf(pool, modification);
  if (picked.length < least || picked.length > most) return false;
  return picked.every((place, index) => places.includes(place) && picked.indexOf(place) === index);
}

/**
 * Applies the modification once. If no dice are chosen, a change affects the faces in the order listed and, among dice with the same face,
 * the first ones. A reroll needs chosen dice and a random source.
 */
export function applyModification<K extends DieKind>(
  pool: PoolOf<K>,
  modification: Modification<K>,
  picked?: readonly number[],
  draw?: Draw,
): PoolOf<K> {
  const { dice, effect } = modification;
  invariant(canModify(pool, modification), "a modification that does nothing is not used");
  invariant(picked === undefined || canPick(pool, modification, picked), "these dice cannot be picked for the modification");
  switch (effect.verb) {
    case "add":
      return hasFace(dice, effect.face) ? addResult(pool, effect.face) : pool;
    case "change":
      if (!hasFace(dice, effect.to)) return pool;
      return picked === undefined ? changeFirst(pool, effect.from, effect.to, effect.count) : changePlaces(pool, picked, effect.to);
    case "reroll":
      invariant(picked !== undefined && draw !== undefined, "a reroll names its dice and has a draw");
      return rerollDice(pool, dice, picked, draw);
  }
}

function changeFirst<F extends Face>(
  pool: readonly Die<F>[],
  from: readonly Face[],
  to: F,
  count = Number.POSITIVE_INFINITY,
): readonly Die<F>[] {
  let [changed, left] = [pool, count];
  for (const face of from) {
    const next = changeFaces(changed, face, to, left);
    if (next !== changed) left -= countFace(changed, face) - countFace(next, face);
    changed = next;
  }
  return changed;
}
