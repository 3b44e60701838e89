import { invariant } from "@broadside/kit";
import { type Die, isRerollable, type PoolOf } from "./die.ts";
import { type DieKind, type Face, hasFace } from "./faces.ts";
import { addResult, changeFaces, changePlaces, countFace, type Draw, rerollDice } from "./pool.ts";

/**
 * What is done to a pool. Without a `count` it is done to all dice that qualify; with one, to as many of them as there are up to it,
 * and `upTo` makes fewer a choice. Turning a die to a face it does not have does nothing (2E-ATK-25).
 */
export type Effect =
  | { readonly verb: "change"; readonly from: readonly Face[]; readonly to: Face; readonly count?: number; readonly upTo?: boolean }
  | { readonly verb: "reroll"; readonly from?: readonly Face[]; readonly count?: number; readonly upTo?: boolean }
  | { readonly verb: "add"; readonly face: Face };

/** Something that may be done to dice, as data: by a token, a card or an obstacle. */
export interface Modification<K extends DieKind = DieKind> {
  /** Which dice it works on. */
  readonly dice: K;
  readonly effect: Effect;
  /** May be used although nothing comes of it. */
  readonly idle: boolean;
  /** How often in one step; without it as often as it can be paid. */
  readonly perStep?: number;
  /** How many hits and crits must be left uncancelled. */
  readonly leastLeft?: number;
}

/** Where it may work, and at how many of these places. */
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

/** What its user has to choose from; adding a result leaves nothing to choose. */
export function choiceOf(pool: readonly Die[], modification: Modification): Choice {
  const { effect, idle } = modification;
  if (effect.verb === "add") return { places: [], least: 0, most: 0 };
  const places: number[] = [];
  for (const [place, die] of pool.entries()) if (qualifies(die, modification)) places.push(place);
  const most = Math.min(effect.count ?? places.length, places.length);
  return { places, least: effect.upTo ? Math.min(idle ? 0 : 1, most) : most, most };
}

/** Whether it may be used now: `used` times it was in this step, `left` hits and crits are uncancelled. */
export function canModify(pool: readonly Die[], modification: Modification, used = 0, left = Number.POSITIVE_INFINITY): boolean {
  const { dice, effect, idle, perStep, leastLeft } = modification;
  if (perStep !== undefined && used >= perStep) return false;
  if (leastLeft !== undefined && left < leastLeft) return false;
  return idle || (effect.verb === "add" ? hasFace(dice, effect.face) : pool.some((die) => qualifies(die, modification)));
}

/** Whether exactly these places may be named for it. */
export function canPick(pool: readonly Die[], modification: Modification, picked: readonly number[]): boolean {
  const { places, least, most } = choiceOf(pool, modification);
  if (picked.length < least || picked.length > most) return false;
  return picked.every((place, index) => places.includes(place) && picked.indexOf(place) === index);
}

/** Uses it once. A change without picked places takes faces in the order named, first dice first; a reroll needs its places and a draw. */
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
