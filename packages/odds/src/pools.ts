/** Pools by number: which ones are possible, and how they change. */
import { type Die, type DieKind, type Face, isRerollable } from "@broadside/dice";
import type { EffectStep } from "./effects.ts";
import { FACES_OF, MULTISETS, type Multisets } from "./multisets.ts";

export function hasFace({ counts, faces }: Multisets, pool: number, wanted: readonly number[]): boolean {
  for (const face of wanted) if ((counts[pool * faces + face] as number) > 0) return true;
  return false;
}

/** Returns how many dice a settled effect adds. An effect is settled if it involves no choice and no roll. */
export function addedBy(effect: EffectStep | undefined): number {
  let added = 0;
  for (let next = effect; next; next = next.then) if (next.verb === "add") added += 1;
  return added;
}

/** Returns the pool after a settled effect. */
export function poolAfter(sets: Multisets, effect: EffectStep | undefined, pool: number): number {
  const { counts, faces, plus, turned } = sets;
  for (let next = effect; next; next = next.then) {
    if (next.verb === "add") pool = plus[pool * faces + (next.face ?? 0)] as number;
    else {
      let left = next.count;
      for (const face of next.from) {
        const count = Math.min(left, counts[pool * faces + face] as number);
        pool = turned(pool, face, next.to, count);
        left -= count;
      }
    }
  }
  return pool;
}

/** Calls back with every possible pool, split into dice that may be rerolled and other dice. Fixed dice are in neither group. */
export function eachPool(
  kind: DieKind,
  dice: number | readonly Die[],
  visit: (chance: number, rerollable: number, rerolled: number) => void,
): void {
  const sets = MULTISETS[kind];
  if (typeof dice !== "number") {
    const poolOf = (rerollable: boolean) =>
      poolNumber(
        sets,
        dice.filter((die) => !die.fixed && isRerollable(die) === rerollable),
      );
    visit(1, poolOf(true), poolOf(false));
    return;
  }
  const { upTo, chance } = sets;
  for (let pool = dice === 0 ? 0 : (upTo[dice - 1] as number); pool < (upTo[dice] as number); pool += 1)
    visit(chance[pool] as number, pool, 0);
}

/** Returns the number that stands for a pool of dice, none of which may be fixed (`multisets.ts`). */
export function poolNumber(sets: Multisets, dice: readonly Die[]): number {
  const names: readonly Face[] = FACES_OF[sets.kind];
  return sets.numberOf(Uint8Array.from(names, (name) => dice.filter(({ face }) => face === name).length));
}

export const fixedIn = (dice: number | readonly Die[], face: Face): number =>
  typeof dice === "number" ? 0 : dice.filter((die) => die.fixed && die.face === face).length;

/** Returns the pool with this many dice of one face removed, or an empty pool if no face is given. */
export function cancelledFrom({ counts, faces, minus }: Multisets, pool: number, face: number | undefined, count: number): number {
  if (face === undefined) return 0;
  let left = pool;
  for (let gone = Math.min(count, counts[pool * faces + face] as number); gone > 0; gone -= 1) left = minus[left * faces + face] as number;
  return left;
}
