import type { AttackPool, DefensePool } from "./die.ts";
import { countFace } from "./pool.ts";

/** What gets through. */
export interface UncancelledResults {
  readonly hits: number;
  readonly crits: number;
}

/** How evades cancel the results of an attack. */
export interface Cancelling {
  /** Hits before criticals, criticals before hits, or as many criticals before hits as the defender likes. */
  readonly first: "hit" | "crit" | "as the defender likes";
  /** Evades cancel no hits. */
  readonly sureHits: boolean;
  /** So many criticals are not cancelled. */
  readonly sureCrits: number;
  /** So many results more are cancelled while more than one is left. */
  readonly reinforcing: number;
}

/** Each evade cancels one hit, and a crit only when no hit is left (1E-ATK-11, 2E-ATK-32); or the other way round, where a card says so. */
export function compare(attack: AttackPool, defense: DefensePool, first: "hit" | "crit" = "hit"): UncancelledResults {
  const hits = countFace(attack, "hit");
  const crits = countFace(attack, "crit");
  const evades = countFace(defense, "evade");
  const left = (own: number, before: number): number => Math.max(0, own - Math.max(0, evades - before));
  return first === "hit" ? { hits: left(hits, 0), crits: left(crits, hits) } : { hits: left(hits, crits), crits: left(crits, 0) };
}
