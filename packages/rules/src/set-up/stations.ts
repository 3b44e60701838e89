/**
 * Suggests a ship's place in set-up. The place is computed only when needed, and is then checked like any other.
 *
 * 1. seats that deploy in the same area share it: each gets a separate front, or as much of one as its ships need
 * 2. a seat's ships form a line along its front: huge ships in the middle, then from lowest skill to highest, so that aces are on the
 *    flanks; if one row is too short, the ships that move first are in the front row
 * 3. each ship goes to its station or to the nearest place that is allowed, doesn't block its own side, and has no obstacle ahead
 */
import {
  type Area,
  areasOverlap,
  type BaseId,
  baseAt,
  baseFacts,
  boxAt,
  degrees,
  type Edge,
  edgeRegion,
  mm,
  type Pose,
  type Region,
} from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";

/** Part of an area where ships deploy, with the direction that they face there. */
export interface Front {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly heading: Facing;
}
export type Facing = 0 | 90 | 180 | 270;

/** A unit that is placed together: a single ship, or a leader with its wing. */
export interface Unit {
  readonly ship: Ship;
  /** Returns the poses of the unit's ships, given the first ship's pose. */
  posesAt(pose: Pose): readonly { readonly base: BaseId; readonly pose: Pose }[];
}

export interface PlaceSearch {
  readonly game: Situation;
  readonly ship: Ship;
  /** All units of the seats that share the area, whether they are placed yet or not. */
  readonly units: readonly Unit[];
  readonly fronts: readonly Front[];
  /** Whether the whole unit may be placed with its first ship at this pose. */
  canBePlaced(pose: Pose): boolean;
}

/** Returns a ship without a wing as a unit. */
export const singly = ({ board }: Situation, ship: Ship): Unit => ({ ship, posesAt: (pose) => [{ base: board.baseOf(ship), pose }] });

/** Returns the front along an edge. It is this many range bands deep, and its ships face into the table. */
export function frontAlong(game: Situation, edge: Edge, bands: number): Front {
  return frontOf(edgeRegion(game.board.table, edge, bands), INWARDS[edge]);
}
export const INWARDS: Readonly<Record<Edge, Facing>> = { bottom: 0, left: 90, top: 180, right: 270 };

export function frontOf(region: Region, heading: Facing): Front {
  const [xs, ys] = [region.map(({ x }) => x), region.map(({ y }) => y)];
  return { from: { x: Math.min(...xs), y: Math.min(...ys) }, to: { x: Math.max(...xs), y: Math.max(...ys) }, heading };
}

const LEAST_GAP = mm(15);
const MOST_GAP = mm(120);
const ROW_GAP = mm(20);
const STEP = mm(10);

/** The costs of drawbacks. Each is the distance from the station that would be equally bad. */
const OBSTACLE_AHEAD = mm(150);
const SHARED_LANE = mm(300);
const TAKES_A_STATION = mm(600);
const IN_THE_WAY = mm(1500);

/** Finds the best place for a ship; undefined if no place on its seat's fronts is allowed. */
export function goodPlace(deploying: PlaceSearch): Pose | undefined {
  const { game, ship, units, canBePlaced } = deploying;
  const unit = units.find((one) => one.ship === ship);
  const station = stationOf(deploying, ship);
  if (!unit || !station) return undefined;
  const kept = units.filter((one) => one !== unit && one.ship.status === "reserve").flatMap((one) => stationBases(deploying, one));
  let best: { readonly pose: Pose; readonly cost: number } | undefined;
  for (const { along, ahead, cost } of placesNear(station, reachOf(unit))) {
    if (best && best.cost <= cost) break;
    const pose = poseIn(station.front, along, ahead);
    if (!canBePlaced(pose)) continue;
    const whole = cost + drawbacks(game, unit, pose, kept);
    if (!best || whole < best.cost) best = { pose, cost: whole };
  }
  return best?.pose;
}

// ── The line ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Reach {
  readonly left: number;
  readonly right: number;
  readonly fore: number;
  readonly aft: number;
}

function reachOf({ posesAt }: Unit): Reach {
  const corners = posesAt({ x: 0, y: 0, heading: 0 }).flatMap(({ base, pose }) => {
    const { width, length } = baseFacts(base);
    return { left: width / 2 - pose.x, right: width / 2 + pose.x, fore: length / 2 + pose.y, aft: length / 2 - pose.y };
  });
  const most = (side: keyof Reach): number => Math.ceil(Math.max(...corners.map((corner) => corner[side])));
  return { left: most("left"), right: most("right"), fore: most("fore"), aft: most("aft") };
}

const widthOf = (unit: Unit): number => {
  const { left, right } = reachOf(unit);
  return left + right;
};

/**
 * A ship's place on its front. `along` is its distance from the front's left end, and `ahead` its distance from the front's rear edge. Left
 * and rear are as seen by the ships, which all face the same way.
 */
interface Station {
  readonly front: Front;
  readonly along: number;
  readonly ahead: number;
}

const lengthOf = ({ from, to, heading }: Front): number => (heading % 180 === 0 ? to.x - from.x : to.y - from.y);
const depthOf = ({ from, to, heading }: Front): number => (heading % 180 === 0 ? to.y - from.y : to.x - from.x);

/** Finds the seat's part of the area, the ship's row in it, and the ship's place in that row. */
function stationOf({ game, units, fronts }: PlaceSearch, ship: Ship): Station | undefined {
  const seats = [...new Set(units.map((one) => one.ship.seat))].sort((a, b) => a - b);
  const ownUnits = (seat: Seat): readonly Unit[] =>
    units.filter((one) => one.ship.seat === seat).sort((a, b) => byOrder(game, a.ship, b.ship));
  const own = ownUnits(ship.seat);
  const place = own.findIndex((one) => one.ship === ship);
  const turn = seats.indexOf(ship.seat);
  if (place < 0 || fronts.length === 0) return undefined;
  if (seats.length < fronts.length) {
    const dealt = fronts.filter((_, at) => at % seats.length === turn);
    const front = dealt[place % dealt.length];
    const mine = own.filter((_, at) => at % dealt.length === place % dealt.length);
    return front && stationIn(front, 0, lengthOf(front), mine, ship);
  }
  const front = fronts[turn % fronts.length];
  if (!front) return undefined;
  const sharing = seats.filter((_, at) => at % fronts.length === turn % fronts.length);
  const needs = sharing.map((seat) => ownUnits(seat).reduce((sum, unit) => sum + widthOf(unit) + LEAST_GAP, 0));
  const all = needs.reduce((sum, need) => sum + need, 0);
  const before = needs.slice(0, sharing.indexOf(ship.seat)).reduce((sum, need) => sum + need, 0);
  const share = (need: number): number => Math.round((lengthOf(front) * need) / all);
  return stationIn(front, share(before), share(before + (needs[sharing.indexOf(ship.seat)] ?? 0)), own, ship);
}

/** Returns the bases of a unit that isn't placed yet, as if it were at its station. */
function stationBases(deploying: PlaceSearch, unit: Unit): Area {
  const station = stationOf(deploying, unit.ship);
  if (!station) return [];
  return unit.posesAt(poseIn(station.front, station.along, station.ahead)).map(({ base, pose }) => baseAt(base, pose));
}

/** The order in the line: huge ships first (they go in the middle), then the rest in the order they move. */
const byOrder = (game: Situation, one: Ship, other: Ship): number =>
  Number(game.factsOf(other).isHuge) - Number(game.factsOf(one).isHuge) || byTurn(game, one, other);

/** The order in which ships move: the lowest skill first. */
const byTurn = (game: Situation, one: Ship, other: Ship): number =>
  game.factsOf(one).skill - game.factsOf(other).skill || one.place - other.place;

/** Huge ships move last of all. */
const movesBefore = (game: Situation, one: Ship, other: Ship): boolean => {
  const [isHuge, isOtherHuge] = [game.factsOf(one).isHuge, game.factsOf(other).isHuge];
  return isHuge === isOtherHuge ? byTurn(game, one, other) < 0 : isOtherHuge;
};

function stationIn(front: Front, from: number, to: number, units: readonly Unit[], ship: Ship): Station | undefined {
  let behind = 0;
  for (const row of rowsOf(units, to - from)) {
    const deepest = Math.max(...row.map((unit) => reachOf(unit).fore + reachOf(unit).aft));
    if (row.some((unit) => unit.ship === ship)) {
      const { along, unit } = abreast(row, from, to, ship);
      const { fore, aft } = reachOf(unit);
      return { front, along, ahead: Math.max(aft, depthOf(front) - fore - behind) };
    }
    behind += deepest + ROW_GAP;
  }
  return undefined;
}

/** Puts as many units side by side as there is room for. */
function rowsOf(units: readonly Unit[], room: number): readonly (readonly Unit[])[] {
  const rows: Unit[][] = [[]];
  let left = room;
  for (const unit of units) {
    const width = widthOf(unit) + LEAST_GAP;
    if (width > left && (rows.at(-1)?.length ?? 0) > 0) {
      rows.push([]);
      left = room;
    }
    rows.at(-1)?.push(unit);
    left -= width;
  }
  return rows;
}

/**
 * Returns a ship's place in a row. The row's first unit is in the middle, and the next ones are added on both sides in turn, with equal
 * gaps.
 */
function abreast(row: readonly Unit[], from: number, to: number, ship: Ship): { readonly along: number; readonly unit: Unit } {
  const inLine = [...row.filter((_, at) => at % 2 === 1).reverse(), ...row.filter((_, at) => at % 2 === 0)];
  const widths = inLine.reduce((sum, unit) => sum + widthOf(unit), 0);
  const gap = Math.max(LEAST_GAP, Math.min(MOST_GAP, Math.floor((to - from - widths) / inLine.length)));
  const at = inLine.findIndex((unit) => unit.ship === ship);
  const before = inLine.slice(0, at).reduce((sum, unit) => sum + widthOf(unit) + gap, 0);
  const start = (from + to - widths - gap * (inLine.length - 1)) / 2;
  const unit = inLine[at] as Unit;
  return { along: Math.round(start + before + reachOf(unit).left), unit };
}

// ── Places near a station ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface PlaceNear {
  readonly along: number;
  readonly ahead: number;
  readonly cost: number;
}

/**
 * Lists places all over the front, nearest to the station first. A unit that is deeper than the front is placed at the front's rear edge.
 */
function placesNear({ front, along, ahead }: Station, { left, right, fore, aft }: Reach): readonly PlaceNear[] {
  const rows = [...new Set([ahead, ...steps(aft, depthOf(front) - fore, ahead)])];
  const columns = [...new Set([along, ...steps(left, lengthOf(front) - right, along)])];
  return columns
    .flatMap((column) => rows.map((row) => ({ along: column, ahead: row, cost: Math.abs(column - along) + 2 * Math.abs(row - ahead) })))
    .sort((one, other) => one.cost - other.cost || one.along - other.along || one.ahead - other.ahead);
}

/** Lists positions between two bounds, in whole steps from a start. */
function steps(from: number, to: number, start: number): readonly number[] {
  const first = start - Math.floor((start - from) / STEP) * STEP;
  return to < first ? [] : Array.from({ length: Math.floor((to - first) / STEP) + 1 }, (_, at) => first + at * STEP);
}

function poseIn({ from, to, heading }: Front, along: number, ahead: number): Pose {
  switch (heading) {
    case 0:
      return { x: from.x + along, y: from.y + ahead, heading };
    case 90:
      return { x: from.x + ahead, y: to.y - along, heading: degrees(heading) };
    case 180:
      return { x: to.x - along, y: to.y - ahead, heading: degrees(heading) };
    case 270:
      return { x: to.x - ahead, y: from.y + along, heading: degrees(heading) };
  }
}

// ── What is wrong with a place ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The free space that a ship needs ahead for its first maneuver, and on each side of that. */
const AHEAD = mm(160);
const BESIDE = mm(10);

/** The lane that a ship covers if it flies straight ahead. */
function laneOf(base: BaseId, pose: Pose) {
  const { width, length } = baseFacts(base);
  return boxAt(pose, 0, AHEAD / 2, width + 2 * BESIDE, length + AHEAD);
}

/**
 * Returns the cost of a place, as a distance. A place costs more if friendly ships would collide, if it takes up another ship's station, or
 * if there are obstacles ahead.
 */
function drawbacks(game: Situation, unit: Unit, pose: Pose, kept: Area): number {
  const { board, setup, state } = game;
  const poses = unit.posesAt(pose);
  const lanes = poses.map((one) => laneOf(one.base, one.pose));
  const bases = poses.map((one) => baseAt(one.base, one.pose));
  const seat = unit.ship.seat;
  let worst = 0;
  for (const other of shipsInPlay(game)) {
    if (!other.pose || other === unit.ship || relationOf(setup.seats, seat, other.seat) === "enemy") continue;
    const isAhead = areasOverlap(lanes, board.base(other));
    const isBehind = areasOverlap(bases, [laneOf(board.baseOf(other), other.pose)]);
    if (!isAhead && !isBehind) continue;
    const wouldMeet = movesBefore(game, unit.ship, other) ? isAhead : isBehind;
    worst = Math.max(worst, wouldMeet ? IN_THE_WAY : SHARED_LANE);
  }
  const isBlocked = state.obstacles.some((one) => areasOverlap(lanes, board.obstacle(one)));
  return worst + (isBlocked ? OBSTACLE_AHEAD : 0) + (areasOverlap(lanes, kept) ? TAKES_A_STATION : 0);
}
