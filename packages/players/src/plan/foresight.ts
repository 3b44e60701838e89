/**
 * Where ships may go, and the damage that they could do to each other from there. It consists of tables of expected damage for every pair
 * of ends. Bots weigh every plan of a fleet with these tables, without playing a game.
 */
import type { Game } from "@broadside/rules";
import { type BasePosition, bearsOn, collide } from "../battle/base-position.ts";
import { endsOf, type ManeuverEnd } from "../battle/ends.ts";
import { fire, fireInContact, type Unit } from "../battle/unit.ts";
import { hasHabit } from "../habits.ts";
import type { BotSettings } from "./bot-settings.ts";
import { type Goal, nearness } from "./goals.ts";
import type { PlanWeights } from "./plan-weights.ts";

/** A ship with its possible ends and how likely each one is. */
export interface Mover {
  readonly unit: Unit;
  readonly ends: readonly ManeuverEnd[];
  readonly chances: Float64Array;
  /** The value of an end alone: its position, minus the cost of getting there. */
  readonly own: Float64Array;
}

export interface Foresight {
  readonly mine: readonly Mover[];
  readonly foes: readonly Mover[];
  /**
   * For each ship of ours and each foe: the damage that the ship does to the foe, from each of its ends (rows) to each of the foe's ends
   * (columns). `taken` is the reverse.
   */
  readonly dealt: readonly (readonly (Float64Array | undefined)[])[];
  readonly taken: readonly (readonly (Float64Array | undefined)[])[];
  /**
   * For each foe and each other foe: the damage that the first does to the second. Only for foes that are enemies of each other, and only
   * on request.
   */
  readonly among: readonly (readonly (Float64Array | undefined)[])[];
  readonly crushes: readonly Crush[];
  readonly goals: readonly Goal[];
  readonly weights: PlanWeights;
}

/** A huge ship that runs over a smaller ship that has moved before it. */
export interface Crush {
  readonly huge: Mover;
  readonly small: Mover;
  /** The worth that the smaller ship loses, from each end of the huge ship (rows) to each end of the smaller one. */
  readonly table: Float64Array;
}

export function mover(unit: Unit, ends: readonly ManeuverEnd[]): Mover {
  const chances = new Float64Array(ends.length).fill(1 / ends.length);
  return { unit, ends, chances, own: new Float64Array(ends.length) };
}

/** Returns a ship with all the ends that its dial offers. */
export const moverOf = (game: Game, unit: Unit): Mover => mover(unit, endsOf(game, unit));

export function foresee(
  mine: readonly Mover[],
  foes: readonly Mover[],
  goals: readonly Goal[],
  settings: Pick<BotSettings, "weights" | "habits">,
): Foresight {
  const { weights } = settings;
  const countsContact = hasHabit(settings, "countsContact");
  const dealt = mine.map((one) => foes.map((foe) => shotTable(one, foe, countsContact)));
  const taken = mine.map((one) => foes.map((foe) => shotTable(foe, one, countsContact)));
  const enemiesOf = hasHabit(settings, "seesManySides")
    ? (foe: Mover): readonly Mover[] => foes.filter(({ unit }) => unit.team !== foe.unit.team)
    : () => [];
  const among = foes.map((foe) => {
    const enemies = new Set(enemiesOf(foe));
    return foes.map((other) => (enemies.has(other) ? shotTable(foe, other, countsContact) : undefined));
  });
  const seen: Foresight = { mine, foes, dealt, taken, among, crushes: crushesAmong([...mine, ...foes]), goals, weights };
  for (const one of mine) weighEnds(one, foes, goals, weights);
  for (const foe of foes) weighEnds(foe, [...mine, ...enemiesOf(foe)], goals, weights);
  return seen;
}

function crushesAmong(movers: readonly Mover[]): readonly Crush[] {
  const found: Crush[] = [];
  for (const huge of movers) {
    if (!huge.unit.isHuge) continue;
    for (const small of movers) {
      const table = small.unit.isHuge ? undefined : crushTable(huge, small);
      if (table) found.push({ huge, small, table });
    }
  }
  return found;
}

function crushTable(huge: Mover, { unit, ends }: Mover): Float64Array | undefined {
  let table: Float64Array | undefined;
  for (const [row, { position, speed }] of huge.ends.entries()) {
    const harm = Math.min(1, huge.unit.ranOver(speed) / unit.health) * unit.worth;
    for (const [column, { position: there }] of ends.entries()) {
      if (!collide(position, there)) continue;
      table ??= new Float64Array(huge.ends.length * ends.length);
      table[row * ends.length + column] = harm;
    }
  }
  return table;
}

/** Returns the damage from each end of one ship (rows) to each end of another; undefined if no pair of ends allows an attack. */
function shotTable(from: Mover, to: Mover, countsContact: boolean): Float64Array | undefined {
  const { unit } = from;
  let table: Float64Array | undefined;
  for (const [row, { position, acts, isOnRock }] of from.ends.entries()) {
    if (isOnRock) continue;
    for (const [column, { position: there, acts: isReady }] of to.ends.entries()) {
      const isInContact = countsContact && collide(position, there);
      const damage = isInContact ? fireInContact(unit, to.unit) : fire(unit, position, to.unit, there, acts, isReady);
      if (damage === 0) continue;
      table ??= new Float64Array(from.ends.length * to.ends.length);
      table[row * to.ends.length + column] = damage;
    }
  }
  return table;
}

/** Weighs each end alone, against present or expected positions of foes. */
function weighEnds({ unit, ends, own }: Mover, foes: readonly Mover[], goals: readonly Goal[], weights: PlanWeights): void {
  const side = unit.isMine ? "mine" : "foes";
  for (const [at, end] of ends.entries())
    own[at] =
      costOf(unit, end, weights) +
      placeValue(unit, end.position, foes, weights) +
      (unit.carries ? 0 : weights.approach * nearness(end.position, goals, side));
}

function costOf({ worth, rate, ship }: Unit, end: ManeuverEnd, weights: PlanWeights): number {
  const { stress, rough, energy } = weights;
  let value = energy * end.energy * rate;
  if (end.leaves) value -= worth;
  if (end.isRed) value -= stress * worth;
  else if (end.isGreen && ship.tokens.stress > 0) value += stress * worth;
  if (end.isRough) value -= rough * worth + rate / 2;
  return value - costOfCorner(worth, end.freedom, weights);
}

/** Returns how much less a ship is worth if few of its maneuvers stay on the table. */
export const costOfCorner = (worth: number, freedom: number, { cornered }: PlanWeights): number =>
  freedom < ENOUGH ? cornered * worth * (1 - freedom / ENOUGH) : 0;
/** A ship with this share of its maneuvers left isn't cornered. */
const ENOUGH = 0.5;

/** Values a position. It is good to have a foe close and in arc, bad to be in a foe's arc, and useless to be far away from all foes. */
export function placeValue(unit: Unit, position: BasePosition, foes: readonly Mover[], { ahead, chased, apart }: PlanWeights): number {
  const { worth } = unit;
  let best = 0;
  let danger = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { unit: foe, ends } of foes) {
    const there = ends.length === 1 ? (ends[0]?.position ?? foe.position) : likely(foe.position);
    const dx = there.x - position.x;
    const dy = there.y - position.y;
    const distance = Math.sqrt(dx * dx + dy * dy) + 1;
    if (distance < nearest) nearest = distance;
    const closeness = 1 / (1 + (distance * distance) / (COMFORT * COMFORT));
    const bearing = unit.isHuge ? 2 * bearingShare(unit, position, there) : 1 + (dx * position.sin + dy * position.cos) / distance;
    const theirs = -(dx * there.sin + dy * there.cos) / distance;
    best = Math.max(best, bearing * closeness);
    danger += (1 + theirs) * closeness;
  }
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  const near = unit.isHuge ? Math.max(NEAR, unit.reach * IN_REACH) : NEAR;
  return worth * (ahead * best - (chased * danger) / foes.length) - (apart * Math.max(0, nearest - near) * worth) / (100 * METRE);
}
const COMFORT = 350_000;
const NEAR = 200_000;
const IN_REACH = 0.7;
const METRE = 1_000_000;

/** Returns the share of a huge ship's fire that reaches a position. Its guns point to its sides. */
function bearingShare({ guns }: Unit, position: BasePosition, place: BasePosition): number {
  let [bearing, all] = [0, 0];
  for (const { dice, cells } of guns) {
    all += dice;
    if (bearsOn(position, cells, place)) bearing += dice;
  }
  return all === 0 ? 0 : bearing / all;
}

/** Returns the expected position of a ship that still has to move, which is assumed to be some way ahead of the present one. */
export function likely({ x, y, sin, cos, ...rest }: BasePosition): BasePosition {
  return { x: x + sin * AHEAD, y: y + cos * AHEAD, sin, cos, ...rest };
}
const AHEAD = 120_000;
