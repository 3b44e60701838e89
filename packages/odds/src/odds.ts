/** Computes the odds of one attack, as plain data. */
import { endsOf, type ShotEnding } from "./ends.ts";
import { Memory } from "./memory.ts";
import { planOf } from "./plan.ts";
import type { Shot } from "./shot.ts";
import { type Payoff, Solver } from "./solver.ts";

/** What the attacker maximises and the defender minimises. */
export type Aim =
  /** Damage. A critical counts as this many hits. */
  | { readonly aim: "damage"; readonly critWeight?: number }
  /** The chance to deal as much damage as the target can still take: to destroy a ship or cripple a section. */
  | { readonly aim: "destroy" };

/** A ship, or a section of a huge ship. */
export interface Target {
  readonly shields: number;
  /** Its remaining hull and shields. */
  readonly hull: number;
}

export interface ResultChance {
  readonly hits: number;
  readonly crits: number;
  readonly chance: number;
}

export interface Odds {
  /** The chance of each number of uncancelled results, fewest first. */
  readonly results: readonly ResultChance[];
  /** The chance that any result is left uncancelled. */
  readonly hitChance: number;
  readonly expectedHits: number;
  readonly expectedCrits: number;
  /** The chance of each exact amount of damage, indexed by damage. */
  readonly damage: readonly number[];
  /**
   * Only for a target: the chance that it is destroyed or crippled, the chance of each number of faceup cards, and their expected number.
   */
  readonly destroyed?: number;
  readonly faceup?: readonly number[];
  readonly expectedFaceup?: number;
}

/** A faceup card is worth a little more than a facedown one. */
export const CRIT_WEIGHT = 1.25;
const DAMAGE: Aim = { aim: "damage" };

/** Reused for every shot; a solver is never used after its odds are calculated. */
const memory = new Memory();

export function oddsOf(shot: Shot, target?: Target, aim: Aim = DAMAGE): Odds {
  return summary(endsOf(new Solver(planOf(shot), payoffOf(aim, target), memory)), target);
}

export function payoffOf(aim: Aim, target?: Target): Payoff {
  if (aim.aim === "destroy") {
    const toughness = target ? target.shields + target.hull : Number.POSITIVE_INFINITY;
    return (hits, crits) => (hits + crits >= toughness ? 1 : 0);
  }
  const { critWeight = CRIT_WEIGHT } = aim;
  return (hits, crits) => hits + critWeight * crits;
}

/** Shields absorb hits first, then criticals. */
export const faceupCards = (hits: number, crits: number, { shields }: Pick<Target, "shields">): number =>
  crits - Math.min(crits, Math.max(0, shields - hits));

function summary(ends: readonly ShotEnding[], target?: Target): Odds {
  const results = [...ends]
    .sort((a, b) => a.hits + a.crits - (b.hits + b.crits) || a.crits - b.crits)
    .map(({ hits, crits, chance }) => ({ hits, crits, chance }));
  const damage: number[] = [];
  const faceup: number[] = [];
  let [expectedHits, expectedCrits, hitChance, destroyed] = [0, 0, 0, 0];
  for (const { hits, crits, chance } of results) {
    put(damage, hits + crits, chance);
    expectedHits += hits * chance;
    expectedCrits += crits * chance;
    if (hits + crits > 0) hitChance += chance;
    if (!target) continue;
    put(faceup, faceupCards(hits, crits, target), chance);
    if (hits + crits >= target.shields + target.hull) destroyed += chance;
  }
  const odds: Odds = { results, hitChance, expectedHits, expectedCrits, damage };
  if (!target) return odds;
  return { ...odds, destroyed, faceup, expectedFaceup: faceup.reduce((sum, chance, cards) => sum + cards * chance, 0) };
}

function put(chances: number[], at: number, chance: number): void {
  while (chances.length <= at) chances.push(0);
  chances[at] = (chances[at] ?? 0) + chance;
}
