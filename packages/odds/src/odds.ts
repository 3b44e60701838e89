/** The odds of one attack, as plain data. */
import { type End, endsOf } from "./ends.ts";
import { Memory } from "./memory.ts";
import { planOf } from "./plan.ts";
import type { Shot } from "./shot.ts";
import { type Payoff, Solver } from "./solver.ts";

/** What both sides have in mind: the attacker as much of it as possible, the defender as little. */
export type Aim =
  /** Damage, a critical counted as so many hits. */
  | { readonly aim: "damage"; readonly critWeight?: number }
  /** Damage as great as what the target can still take: to destroy a ship or to cripple a section. */
  | { readonly aim: "destroy" };

/** A ship, or a section of a huge one. */
export interface Target {
  readonly shields: number;
  /** What is left of it. */
  readonly hull: number;
}

export interface ResultChance {
  readonly hits: number;
  readonly crits: number;
  readonly chance: number;
}

export interface Odds {
  /** Uncancelled results together, fewest first. */
  readonly results: readonly ResultChance[];
  /** That anything is left uncancelled. */
  readonly hitChance: number;
  readonly expectedHits: number;
  readonly expectedCrits: number;
  /** By damage: the chance of exactly so much. */
  readonly damage: readonly number[];
  /** On a target: the chance that it is destroyed, or crippled; by number, the chance of so many faceup cards; and how many are expected. */
  readonly destroyed?: number;
  readonly faceup?: readonly number[];
  readonly expectedFaceup?: number;
}

/** A faceup card is worth a little more than a facedown one. */
export const CRIT_WEIGHT = 1.25;
const DAMAGE: Aim = { aim: "damage" };

/** Taken again and again: no solver here is asked twice. */
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

/** Shields stop hits first, then criticals. */
export const faceupCards = (hits: number, crits: number, { shields }: Pick<Target, "shields">): number =>
  crits - Math.min(crits, Math.max(0, shields - hits));

function summary(ends: readonly End[], target?: Target): Odds {
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
