import type { AttackPool, DefensePool } from "./die.ts";
import { countFace } from "./pool.ts";

/** The results left after cancellation. */
export interface UncancelledResults {
  readonly hits: number;
  readonly crits: number;
}

/** How evades cancel an attack's results. */
export interface Cancelling {
  /** Which results are cancelled first: hits, criticals, or whichever the defender chooses. */
  readonly first: "hit" | "crit" | "as the defender likes";
  /** Evades cancel no hits. */
  readonly sureHits: boolean;
  /** The number of criticals that cannot be cancelled. */
  readonly sureCrits: number;
  /** The number of additional results cancelled, as long as more than one is left. */
  readonly reinforcing: number;
}

/** Compares the dice: each evade cancels one hit, or a crit if no hit is left (1E-ATK-11, 2E-ATK-32). A card can reverse that order. */
export function compare(attack: AttackPool, defense: DefensePool, first: "hit" | "crit" = "hit"): UncancelledResults {
  const hits = countFace(attack, "hit");
  const crits = countFace(attack, "crit");
  const evades = countFace(defense, "evade");
  const left = (own: number, before: number): number => Math.max(0, own - Math.max(0, evades - before));
  return first === "hit" ? { hits: left(hits, 0), crits: left(crits, hits) } : { hits: left(hits, crits), crits: left(crits, 0) };
}
