/**
 * Where ships may go, and what they could do to each other from there: tables of expected damage for every pair of ends. Whatever a fleet plans
 * is weighed with these; no game is played.
 */
import type { End } from "../battle/ends.ts";
import { prospect, usualDamage } from "../battle/prospects.ts";
import type { Stand } from "../battle/stand.ts";
import { shot, type Unit } from "../battle/unit.ts";
import type { Weights } from "./weights.ts";

/** A ship and its possible ends, each as likely as it is held to be. */
export interface Mover {
  readonly unit: Unit;
  readonly ends: readonly End[];
  readonly chances: Float64Array;
  /** What an end is worth by itself: where it stands, and what it costs to come there. */
  readonly own: Float64Array;
}

export interface Foresight {
  readonly mine: readonly Mover[];
  readonly foes: readonly Mover[];
  /** By my ship, then the foe: damage done by the one to the other, from each of its ends (rows) to each of theirs; and the other way round. */
  readonly dealt: readonly (readonly Float64Array[])[];
  readonly taken: readonly (readonly Float64Array[])[];
  readonly weights: Weights;
}

export function mover(unit: Unit, ends: readonly End[]): Mover {
  const chances = new Float64Array(ends.length).fill(1 / ends.length);
  return { unit, ends, chances, own: new Float64Array(ends.length) };
}

export function foresee(mine: readonly Mover[], foes: readonly Mover[], weights: Weights): Foresight {
  const dealt = mine.map((one) => foes.map((foe) => shotTable(one, foe, weights)));
  const taken = mine.map((one) => foes.map((foe) => shotTable(foe, one, weights)));
  const seen: Foresight = { mine, foes, dealt, taken, weights };
  for (const one of mine) weighEnds(one, foes, weights);
  for (const foe of foes) weighEnds(foe, mine, weights);
  return seen;
}

/** From each end of one (rows) to each end of another: the shot that may be had in this round, and what may come of it later. */
function shotTable(from: Mover, to: Mover, { future }: Weights): Float64Array {
  const { unit } = from;
  const table = new Float64Array(from.ends.length * to.ends.length);
  const later = future * usualDamage(unit, to.unit);
  let cell = 0;
  for (const { stand, acts, isOnRock } of from.ends)
    for (const { stand: there } of to.ends) {
      const now = isOnRock ? 0 : shot(unit, stand, to.unit, there, acts ? 1 : 0, 0);
      table[cell] = now + later * prospect(unit.isAllRound, stand, there);
      cell += 1;
    }
  return table;
}

/** What an end is worth by itself, against where foes stand now or may be expected. */
function weighEnds({ unit, ends, own }: Mover, foes: readonly Mover[], weights: Weights): void {
  for (const [at, end] of ends.entries()) own[at] = costOf(unit, end, weights) + placeValue(unit, end.stand, foes, weights);
}

function costOf({ worth, rate, ship }: Unit, end: End, { stress, rough, cornered }: Weights): number {
  let value = 0;
  if (end.leaves) value -= worth;
  if (end.isRed) value -= stress * worth;
  else if (end.isGreen && ship.tokens.stress > 0) value += stress * worth;
  if (end.isRough) value -= rough * worth + rate / 2;
  if (end.freedom < ENOUGH) value -= cornered * worth * (1 - end.freedom / ENOUGH);
  return value;
}
/** With so many ways on, of all there are, a ship is not cornered. */
const ENOUGH = 0.5;

/** Far from all foes nothing is won. */
export function placeValue({ worth }: Unit, stand: Stand, foes: readonly Mover[], { apart }: Weights): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { unit: foe } of foes) {
    const dx = foe.stand.x - stand.x;
    const dy = foe.stand.y - stand.y;
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  return (-apart * Math.max(0, Math.sqrt(nearest) - NEAR) * worth) / (100 * METRE);
}
const NEAR = 600_000;
const METRE = 1_000_000;
