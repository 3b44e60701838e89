/** Computes the results of an attack that evades leave uncancelled. */
import type { Cancelling, UncancelledResults } from "@broadside/dice";

/** Returns the smallest and the largest number of criticals that the evades may cancel. They differ only if the defender may choose. */
export function critsCancelled(
  hits: number,
  crits: number,
  evades: number,
  { first, sureHits, sureCrits }: Cancelling,
): readonly [number, number] {
  const open = Math.max(0, crits - sureCrits);
  const most = Math.min(open, evades);
  if (sureHits) return [most, most];
  const least = Math.min(open, Math.max(0, evades - hits));
  return first === "hit" ? [least, least] : first === "crit" ? [most, most] : [least, most];
}

/**
 * Returns what is left if evades cancel this many criticals, and the remaining evades cancel hits. Each reinforce token then cancels one
 * more result, as long as more than one is left (2E-ATK-33).
 */
export function uncancelled(hits: number, crits: number, evades: number, cancelled: number, rule: Cancelling): UncancelledResults {
  const sure = Math.min(crits, rule.sureCrits);
  let hitsLeft = rule.sureHits ? hits : hits - Math.min(hits, evades - cancelled);
  let critsLeft = crits - cancelled;
  for (let token = 0; token < rule.reinforcing && hitsLeft + critsLeft > 1; token += 1) {
    if (critsLeft > sure && (rule.first === "crit" || hitsLeft === 0)) critsLeft -= 1;
    else if (hitsLeft > 0) hitsLeft -= 1;
    else break;
  }
  return { hits: hitsLeft, crits: critsLeft };
}
