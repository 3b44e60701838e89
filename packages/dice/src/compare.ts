import type { AttackPool, DefensePool } from "./die.ts";
import { countFace } from "./pool.ts";

/** What gets through. */
export interface Compared {
  readonly hits: number;
  readonly crits: number;
}

/** Each evade cancels one hit, and a crit only when no hit is left (1E-ATK-11, 2E-ATK-32). */
export function compare(attack: AttackPool, defense: DefensePool): Compared {
  const hits = countFace(attack, "hit");
  const crits = countFace(attack, "crit");
  const evades = countFace(defense, "evade");
  return { hits: Math.max(0, hits - evades), crits: Math.max(0, crits - Math.max(0, evades - hits)) };
}
