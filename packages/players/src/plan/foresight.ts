/**
 * Where ships may go, and what they could do to each other from there: tables of expected damage for every pair of ends. Whatever a fleet plans
 * is weighed with these; no game is played.
 */
import type { Game } from "@broadside/rules";
import { type End, endsOf } from "../battle/ends.ts";
import { bearsOn, collide, type Stand } from "../battle/stand.ts";
import { fire, fireInContact, type Unit } from "../battle/unit.ts";
import { has } from "../habits.ts";
import { type Goal, nearness } from "./goals.ts";
import type { Mind } from "./mind.ts";
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
  readonly dealt: readonly (readonly (Float64Array | undefined)[])[];
  readonly taken: readonly (readonly (Float64Array | undefined)[])[];
  /** By foe, then another foe: damage done by the one to the other. Only where they are enemies of each other, and it is wanted. */
  readonly among: readonly (readonly (Float64Array | undefined)[])[];
  readonly crushes: readonly Crush[];
  readonly goals: readonly Goal[];
  readonly weights: Weights;
}

/** Where a huge ship would run over a smaller one, which has moved before it. */
export interface Crush {
  readonly huge: Mover;
  readonly small: Mover;
  /** From each end of the huge ship (rows) to each end of the smaller: what of its worth that costs the smaller one. */
  readonly table: Float64Array;
}

export function mover(unit: Unit, ends: readonly End[]): Mover {
  const chances = new Float64Array(ends.length).fill(1 / ends.length);
  return { unit, ends, chances, own: new Float64Array(ends.length) };
}

/** Wherever its dial can take it. */
export const moverOf = (game: Game, unit: Unit): Mover => mover(unit, endsOf(game, unit));

export function foresee(
  mine: readonly Mover[],
  foes: readonly Mover[],
  goals: readonly Goal[],
  mind: Pick<Mind, "weights" | "habits">,
): Foresight {
  const { weights } = mind;
  const countsContact = has(mind, "countsContact");
  const dealt = mine.map((one) => foes.map((foe) => shotTable(one, foe, countsContact)));
  const taken = mine.map((one) => foes.map((foe) => shotTable(foe, one, countsContact)));
  const enemiesOf = has(mind, "seesManySides")
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
  for (const [row, { stand, speed }] of huge.ends.entries()) {
    const harm = Math.min(1, huge.unit.ranOver(speed) / unit.health) * unit.worth;
    for (const [column, { stand: there }] of ends.entries()) {
      if (!collide(stand, there)) continue;
      table ??= new Float64Array(huge.ends.length * ends.length);
      table[row * ends.length + column] = harm;
    }
  }
  return table;
}

/** From each end of one (rows) to each end of another; nothing where no shot can be had at all. */
function shotTable(from: Mover, to: Mover, countsContact: boolean): Float64Array | undefined {
  const { unit } = from;
  let table: Float64Array | undefined;
  for (const [row, { stand, acts, isOnRock }] of from.ends.entries()) {
    if (isOnRock) continue;
    for (const [column, { stand: there, acts: isReady }] of to.ends.entries()) {
      const isInContact = countsContact && collide(stand, there);
      const damage = isInContact ? fireInContact(unit, to.unit) : fire(unit, stand, to.unit, there, acts, isReady);
      if (damage === 0) continue;
      table ??= new Float64Array(from.ends.length * to.ends.length);
      table[row * to.ends.length + column] = damage;
    }
  }
  return table;
}

/** What an end is worth by itself, against where foes stand now or may be expected. */
function weighEnds({ unit, ends, own }: Mover, foes: readonly Mover[], goals: readonly Goal[], weights: Weights): void {
  const side = unit.isMine ? "mine" : "foes";
  for (const [at, end] of ends.entries())
    own[at] =
      costOf(unit, end, weights) +
      placeValue(unit, end.stand, foes, weights) +
      (unit.carries ? 0 : weights.approach * nearness(end.stand, goals, side));
}

function costOf({ worth, rate, ship }: Unit, end: End, weights: Weights): number {
  const { stress, rough, energy } = weights;
  let value = energy * end.energy * rate;
  if (end.leaves) value -= worth;
  if (end.isRed) value -= stress * worth;
  else if (end.isGreen && ship.tokens.stress > 0) value += stress * worth;
  if (end.isRough) value -= rough * worth + rate / 2;
  return value - costOfCorner(worth, end.freedom, weights);
}

/** What a ship is worth less where few of its maneuvers stay on the table. */
export const costOfCorner = (worth: number, freedom: number, { cornered }: Weights): number =>
  freedom < ENOUGH ? cornered * worth * (1 - freedom / ENOUGH) : 0;
/** With so many ways on, of all there are, a ship is not cornered. */
const ENOUGH = 0.5;

/** A foe near that guns bear on is good, one that has the ship before its nose is not; and far from all of them nothing is won. */
export function placeValue(unit: Unit, stand: Stand, foes: readonly Mover[], { ahead, chased, apart }: Weights): number {
  const { worth } = unit;
  let best = 0;
  let danger = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { unit: foe, ends } of foes) {
    const there = ends.length === 1 ? (ends[0]?.stand ?? foe.stand) : likely(foe.stand);
    const dx = there.x - stand.x;
    const dy = there.y - stand.y;
    const distance = Math.sqrt(dx * dx + dy * dy) + 1;
    if (distance < nearest) nearest = distance;
    const closeness = 1 / (1 + (distance * distance) / (COMFORT * COMFORT));
    const bearing = unit.isHuge ? 2 * bearingShare(unit, stand, there) : 1 + (dx * stand.sin + dy * stand.cos) / distance;
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

/** The guns of a huge ship point to its sides: the share of its fire that bears on a place. */
function bearingShare({ guns }: Unit, stand: Stand, place: Stand): number {
  let [bearing, all] = [0, 0];
  for (const { dice, cells } of guns) {
    all += dice;
    if (bearsOn(stand, cells, place)) bearing += dice;
  }
  return all === 0 ? 0 : bearing / all;
}

/** Where a ship may be expected that has still to move: some way on. */
export function likely({ x, y, sin, cos, ...rest }: Stand): Stand {
  return { x: x + sin * AHEAD, y: y + cos * AHEAD, sin, cos, ...rest };
}
const AHEAD = 120_000;
