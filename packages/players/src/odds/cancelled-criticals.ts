/** First edition: what is left of an attack where the defender cancels so many criticals, and hits with the other evades (1E-ATK-11). */
import { type AttackPool, countFace, type UncancelledResults } from "@broadside/dice";
import type { Attack } from "@broadside/rules";

export function resultsLeft({ attackDice, defenseDice }: Attack, cancelled: number): UncancelledResults {
  const hits = countFace(attackDice, "hit");
  return { hits: hits - Math.min(hits, countFace(defenseDice, "evade") - cancelled), crits: countFace(attackDice, "crit") - cancelled };
}

/** The same as dice that lie there. */
export function poolLeft(attack: Attack, cancelled: number): AttackPool {
  const { hits, crits } = resultsLeft(attack, cancelled);
  return [
    ...attack.attackDice.filter(({ face }) => face === "hit").slice(0, hits),
    ...attack.attackDice.filter(({ face }) => face === "crit").slice(0, crits),
  ];
}
