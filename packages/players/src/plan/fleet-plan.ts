/**
 * Chooses the dials of a whole fleet as one plan against the expected moves of the foes. It changes the plan one ship at a time until no
 * such change improves it.
 */

import { type BasePosition, collide } from "../battle/base-position.ts";
import type { ManeuverEnd } from "../battle/ends.ts";
import { addCrushes } from "./expectations.ts";
import type { Foresight, Mover } from "./foresight.ts";
import { type Goal, gains, lasting } from "./goals.ts";

/** A plan: for each ship, the index of the end that it chooses. */
export interface FleetPlan {
  readonly ends: readonly number[];
  readonly value: number;
}

/** Tables for calculating the value of any plan, given how likely each end of each foe is. */
class PlanTable {
  private readonly seen: Foresight;
  /** For each ship and end: the value of that end alone, including the damage that the ship is expected to deal and take there. */
  private readonly alone: readonly Float64Array[];
  /** For each ship, end and foe: the expected damage. */
  private readonly fire: readonly Float64Array[];
  /** For each ship and each ship before it: which of their ends collide. */
  private readonly crashes: (Float64Array | undefined)[][];
  private readonly isMine: ReadonlySet<Mover>;
  /** For each goal: the foes expected there and, for each ship on this side, which of its ends are there. */
  private readonly goals: readonly {
    readonly foes: number;
    readonly mine: readonly Uint8Array[];
    readonly isOpen: boolean;
    readonly worth: number;
  }[];

  constructor(seen: Foresight) {
    this.seen = seen;
    this.isMine = new Set(seen.mine);
    this.goals = seen.goals.map((goal) => ({
      isOpen: goal.isFor.mine,
      worth: seen.weights.goal * lasting(goal),
      foes: seen.foes.reduce((sum, foe) => sum + shareAt(foe, goal), 0),
      mine: seen.mine.map(({ unit, ends }) => Uint8Array.from(ends, (end) => (gains(unit, end, goal) ? 1 : 0))),
    }));
    this.fire = seen.mine.map(({ ends }) => new Float64Array(ends.length * seen.foes.length));
    this.alone = seen.mine.map((one, i) => this.outgoing(one, i));
    this.crashes = seen.mine.map((one, i) => seen.mine.map((other, k) => (k < i ? crashTable(one, other, seen) : undefined)));
  }

  /**
   * Returns the value of each end, including the ship's attack. A ship attacks once: its best target, or another one if the best isn't
   * there.
   */
  private outgoing(one: Mover, i: number): Float64Array {
    const { ends, own } = one;
    const { foes, dealt, weights } = this.seen;
    const values = Float64Array.from(own);
    addCrushes(values, one, this.seen.crushes, this.isMine, 1);
    for (let e = 0; e < ends.length; e += 1) {
      let best = 0;
      let sum = 0;
      for (let j = 0; j < foes.length; j += 1) {
        const table = dealt[i]?.[j];
        if (!table) continue;
        const { chances, unit } = foes[j] as Mover;
        let mean = 0;
        for (let f = 0; f < chances.length; f += 1) mean += (chances[f] as number) * (table[e * chances.length + f] as number);
        (this.fire[i] as Float64Array)[e * foes.length + j] = mean;
        mean *= unit.rate;
        sum += mean;
        if (mean > best) best = mean;
      }
      values[e] = (values[e] as number) + weights.dealt * (best + weights.spare * (sum - best)) - this.jostling(one, e);
    }
    return values;
  }

  /** Returns the cost of running into foes, minus the gain if foes run into the ship. */
  private jostling({ unit, ends }: Mover, e: number): number {
    const { foes, weights } = this.seen;
    const { position } = ends[e] as ManeuverEnd;
    let cost = 0;
    for (const foe of foes) {
      // A huge ship runs over smaller ones instead of stopping.
      if (unit.isHuge && !foe.unit.isHuge) continue;
      const isUnder = foe.unit.isHuge && !unit.isHuge;
      const chance = isUnder ? 0 : meeting(position, foe);
      if (unit.turn > foe.unit.turn) cost += chance * weights.crash * unit.worth;
      else {
        if (collide(position, foe.unit.position)) cost += weights.crash * unit.worth;
        cost -= chance * weights.crash * foe.unit.worth;
      }
    }
    return cost;
  }

  weigh(plan: readonly number[]): number {
    const { mine, foes, taken, weights } = this.seen;
    let value = 0;
    for (let i = 0; i < plan.length; i += 1) {
      value += (this.alone[i] as Float64Array)[plan[i] as number] as number;
      for (let k = 0; k < i; k += 1) {
        const table = this.crashes[i]?.[k];
        if (table) value -= table[(plan[i] as number) * (mine[k] as Mover).ends.length + (plan[k] as number)] as number;
      }
    }
    for (const { foes: theirs, mine: at, isOpen, worth } of this.goals) {
      let ours = 0;
      for (let i = 0; i < plan.length; i += 1) ours += (at[i] as Uint8Array)[plan[i] as number] as number;
      const more = isOpen ? ours - theirs : Math.min(0, ours - theirs);
      value += worth * (more > 1 ? 1 : more < -1 ? -1 : more);
    }
    for (let j = 0; j < foes.length; j += 1) {
      const { chances, unit: foe } = foes[j] as Mover;
      let fire = 0;
      for (let i = 0; i < plan.length; i += 1) fire += (this.fire[i] as Float64Array)[(plan[i] as number) * foes.length + j] as number;
      const spent = fire < foe.health ? fire / foe.health : 1;
      value += weights.together * foe.worth * spent * spent;
      for (let f = 0; f < chances.length; f += 1) {
        const chance = chances[f] as number;
        if (chance < UNLIKELY) continue;
        let worst = 0;
        for (let i = 0; i < plan.length; i += 1) {
          const table = taken[i]?.[j];
          if (!table) continue;
          const one = mine[i] as Mover;
          const damage = (table[f * one.ends.length + (plan[i] as number)] as number) * one.unit.rate;
          if (damage > worst) worst = damage;
        }
        value -= weights.taken * chance * worst;
      }
    }
    return value;
  }

  /** Improves a plan one ship at a time. */
  improve(from: readonly number[], fixed: ReadonlySet<number> = NOTHING_FIXED): FleetPlan {
    const plan = [...from];
    let value = this.weigh(plan);
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      let isBetter = false;
      for (const [i, { ends }] of this.seen.mine.entries()) {
        if (fixed.has(i)) continue;
        for (let e = 0; e < ends.length; e += 1) {
          const before = plan[i] as number;
          if (e === before) continue;
          plan[i] = e;
          const next = this.weigh(plan);
          if (next > value) {
            value = next;
            isBetter = true;
          } else plan[i] = before;
        }
      }
      if (!isBetter) break;
    }
    return { ends: plan, value };
  }
}

const NOTHING_FIXED: ReadonlySet<number> = new Set();
const MOST_PASSES = 6;
const UNLIKELY = 0.01;

/** Returns the chance that a foe is at a goal. */
const shareAt = ({ unit, ends, chances }: Mover, goal: Goal): number =>
  ends.reduce((sum, end, at) => (gains(unit, end, goal) ? sum + (chances[at] ?? 0) : sum), 0);

/** Returns the chance that a foe ends in a position. */
function meeting(position: BasePosition, { ends, chances, unit }: Mover): number {
  const dx = position.x - unit.position.x;
  const dy = position.y - unit.position.y;
  if (dx * dx + dy * dy > FARTHEST * FARTHEST) return 0;
  let chance = 0;
  for (const [at, end] of ends.entries()) if (collide(position, end.position)) chance += chances[at] ?? 0;
  return chance;
}
/** Farther than any maneuver goes, bases included. */
const FARTHEST = 500_000;

/**
 * Returns the cost if two ships in a fleet collide. The ship that moves first runs into the other one's present position; the ship that
 * moves later runs into the other one's new position. A smaller ship under a huge one is lost.
 */
function crashTable(one: Mover, other: Mover, { weights, crushes }: Foresight): Float64Array | undefined {
  const first = one.unit.turn < other.unit.turn ? one : other.unit.turn < one.unit.turn ? other : undefined;
  const crush = crushes.find(({ huge, small }) => (huge === one && small === other) || (huge === other && small === one));
  const bump = weights.crash * one.unit.worth;
  let table: Float64Array | undefined;
  for (const [row, { position }] of one.ends.entries())
    for (const [column, { position: there }] of other.ends.entries()) {
      const isMet = first === one ? collide(position, other.unit.position) : first === other && collide(there, one.unit.position);
      const harm =
        crush && (crush.huge === one ? crush.table[row * other.ends.length + column] : crush.table[column * one.ends.length + row]);
      const cost = harm || (isMet || collide(position, there) ? bump : 0);
      if (cost === 0) continue;
      table ??= new Float64Array(one.ends.length * other.ends.length);
      table[row * other.ends.length + column] = cost;
    }
  return table;
}

/** Returns the best plans found, best first. It starts from several plans and improves each of them, based on the expectations. */
export function bestPlans(seen: Foresight, count: number): readonly FleetPlan[] {
  const table = new PlanTable(seen);
  const likeliest = seen.mine.map(({ chances }) => indexOfMost(chances));
  const found = new Map<string, FleetPlan>();
  const keep = (plan: FleetPlan): void => void found.set(plan.ends.join(), plan);
  const first = table.improve(likeliest);
  keep(first);
  for (const [i, { ends }] of seen.mine.entries()) {
    if (found.size >= count * 3) break;
    for (let e = 0; e < ends.length && found.size < count * 3; e += 3) {
      const start = [...first.ends];
      start[i] = e;
      keep(table.improve(start, new Set([i])));
    }
  }
  return [...found.values()].sort((a, b) => b.value - a.value).slice(0, count);
}

export function indexOfMost(values: Float64Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] as number) > (values[best] as number)) best = at;
  return best;
}
