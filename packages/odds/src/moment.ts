/** Presents a solver state as the moment that a condition checks. */
import { type AttackPool, type DefensePool, type Die, type DieKind, dieOf, type Face } from "@broadside/dice";
import type { DiceState } from "./dice-state.ts";
import { FACES_OF, MULTISETS } from "./multisets.ts";
import { digitIn, type Plan } from "./plan.ts";
import type { Moment, Shot } from "./shot.ts";

export function momentOf(plan: Plan, { sets, stocks }: DiceState, line: number, rerollable: number, rerolled: number): Moment {
  const { shot, digits, lines } = plan;
  const inStep = [...diceOf(sets.kind, rerollable, "rolled"), ...diceOf(sets.kind, rerolled, "rerolled"), ...fixedIn(shot, sets.kind)];
  const isAttack = sets.kind === "attack";
  const attack = isAttack ? inStep : [...diceOf("attack", lines[line] as number, "rerolled"), ...fixedIn(shot, "attack")];
  return {
    attack: attack as AttackPool,
    defense: (isAttack ? [] : inStep) as DefensePool,
    stock: (of, what) => {
      const digit = digits.find((one) => one.of === of && one.what === what);
      return digit ? digitIn(digit, stocks) : (shot.stocks[of][what] ?? 0);
    },
  };
}

function diceOf(kind: DieKind, pool: number, origin: "rolled" | "rerolled"): readonly Die[] {
  const { counts, faces } = MULTISETS[kind];
  const names: readonly Face[] = FACES_OF[kind];
  return names.flatMap((face, at) => Array.from({ length: counts[pool * faces + at] as number }, () => dieOf(face, origin)));
}

const fixedIn = (shot: Shot, kind: DieKind): readonly Die[] => {
  const dice: number | readonly Die[] = shot[kind];
  return typeof dice === "number" ? [] : dice.filter(({ fixed }) => fixed);
};
