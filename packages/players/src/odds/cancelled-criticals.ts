/**
 * First edition: returns the remaining results of an attack if the defender cancels this many criticals and uses the other evades to cancel
 * hits (1E-ATK-11).
 */
import { type AttackPool, countFace, type UncancelledResults } from "@broadside/dice";
import type { Attack } from "@broadside/rules";

export function resultsLeft({ attackDice, defenseDice }: Attack, cancelled: number): UncancelledResults {
  const hits = countFace(attackDice, "hit");
  return { hits: hits - Math.min(hits, countFace(defenseDice, "evade") - cancelled), crits: countFace(attackDice, "crit") - cancelled };
}

/** Returns the remaining results as a pool of dice. */
export function poolLeft(attack: Attack, cancelled: number): AttackPool {
  const { hits, crits } = resultsLeft(attack, cancelled);
  return [
    ...attack.attackDice.filter(({ face }) => face === "hit").slice(0, hits),
    ...attack.attackDice.filter(({ face }) => face === "crit").slice(0, crits),
  ];
}
