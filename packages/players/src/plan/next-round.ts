/**
 * Outlines the next round without playing it: where ships may go after this round's maneuvers, which enemies they may attack, and what may
 * be left. Ships fly by a simple rule, and dice give their average result, so a thousand outlines take about a second.
 */
import { cosine, sine } from "@broadside/kit";
import type { Game } from "@broadside/rules";
import { canFly, difficultyOf, endOfManeuver } from "@broadside/rules/procedures";
import { type BasePosition, collide } from "../battle/base-position.ts";
import type { ManeuverEnd } from "../battle/ends.ts";
import { fire, type Unit, worthAt } from "../battle/unit.ts";
import { type Foresight, likely } from "./foresight.ts";

/** A maneuver that a ship could fly from the origin. */
interface Way {
  readonly right: number;
  readonly forward: number;
  readonly turn: number;
  readonly sin: number;
  readonly cos: number;
  readonly isRed: boolean;
  readonly isGreen: boolean;
}

/** A ship in the outline. */
interface Piece {
  readonly unit: Unit;
  readonly ways: readonly Way[];
  position: BasePosition;
  /** Its position after flying straight ahead. */
  ahead: BasePosition;
  health: number;
  isStressed: boolean;
  /** True if the ship had an action in the round. */
  acts: boolean;
}

interface Rock {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export class NextRound {
  private readonly seen: Foresight;
  private readonly ways: readonly (readonly Way[])[];
  private readonly rocks: readonly Rock[];
  private readonly width: number;
  private readonly height: number;

  constructor(game: Game, seen: Foresight) {
    this.seen = seen;
    this.ways = [...seen.mine, ...seen.foes].map(({ unit }) => waysOf(game, unit));
    this.rocks = game.board.obstacles().flatMap(([solid]) => (solid ? [{ x: solid.cx, y: solid.cy, radius: solid.radius }] : []));
    this.width = game.board.table.width;
    this.height = game.board.table.height;
  }

  /** Returns the value of the next round for this side if all ships fly to these ends in this round. */
  after(mine: readonly number[], foes: readonly number[]): number {
    const { mine: own, foes: others } = this.seen;
    const ours = own.map(({ unit }, i) => pieceOf(unit, this.ways[i] ?? []));
    const theirs = others.map(({ unit }, j) => pieceOf(unit, this.ways[own.length + j] ?? []));
    const all = [...ours, ...theirs];
    const ends = new Map<Piece, ManeuverEnd | undefined>([
      ...ours.map((piece, i) => [piece, own[i]?.ends[mine[i] ?? 0]] as const),
      ...theirs.map((piece, j) => [piece, others[j]?.ends[foes[j] ?? 0]] as const),
    ]);
    const moving = [...all].sort((one, other) => one.unit.turn - other.unit.turn);
    const firing = [...all].sort((one, other) => other.unit.skill - one.unit.skill);
    for (const piece of moving) {
      const end = ends.get(piece);
      if (end) goTo(piece, end.position, end, end.acts, all);
    }
    fight(firing);
    const before = worthOf(ours) - worthOf(theirs);
    for (const piece of all) piece.ahead = likely(piece.position);
    const ways = moving.map((piece) => (piece.health > 0 ? this.wayFor(piece, piece.unit.isMine ? theirs : ours) : undefined));
    for (const [at, piece] of moving.entries()) {
      const way = ways[at];
      if (way) goTo(piece, along(piece.position, way), way, canAct(piece, way), all);
    }
    fight(firing);
    return worthOf(ours) - worthOf(theirs) - before;
  }

  /** Returns the maneuver that is best for a ship if all foes fly straight ahead. */
  private wayFor(piece: Piece, foes: readonly Piece[]): Way | undefined {
    let best: Way | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const way of piece.ways) {
      if (piece.isStressed && way.isRed) continue;
      const end = along(piece.position, way);
      if (!this.isOnTable(end)) continue;
      const value = this.valueAt(piece, way, end, foes);
      if (value <= most) continue;
      most = value;
      best = way;
    }
    return best;
  }

  private valueAt(piece: Piece, way: Way, end: BasePosition, foes: readonly Piece[]): number {
    const { unit } = piece;
    const { dealt, taken, stress, rough, ahead } = this.seen.weights;
    const acts = canAct(piece, way);
    let value = way.isRed ? -stress * unit.worth : piece.isStressed && way.isGreen ? stress * unit.worth : 0;
    for (const rock of this.rocks) if (isOn(end, rock)) value -= rough * unit.worth + unit.rate / 2;
    let best = 0;
    let near = 0;
    for (const { unit: foe, ahead: there, acts: isReady, health } of foes) {
      if (health <= 0) continue;
      best = Math.max(best, fire(unit, end, foe, there, acts, isReady) * foe.rate);
      value -= taken * AIMED * fire(foe, there, unit, end, isReady, acts) * unit.rate;
      const dx = there.x - end.x;
      const dy = there.y - end.y;
      const distance = Math.sqrt(dx * dx + dy * dy) + 1;
      near = Math.max(near, (1 + (dx * end.sin + dy * end.cos) / distance) / (1 + (distance * distance) / (COMFORT * COMFORT)));
    }
    return value + dealt * best + ahead * near * unit.worth;
  }

  private isOnTable({ x, y, radius }: BasePosition): boolean {
    const edge = radius * EDGE;
    return x > edge && y > edge && x < this.width - edge && y < this.height - edge;
  }
}
/** How likely a foe is to attack a ship in front of its guns. */
const AIMED = 0.6;
const COMFORT = 350_000;
/** When a base touches a table edge, its centre is about this share of its radius away from the edge. */
const EDGE = 0.8;

const pieceOf = (unit: Unit, ways: readonly Way[]): Piece => ({
  unit,
  ways,
  position: unit.position,
  ahead: unit.position,
  health: unit.health,
  isStressed: unit.ship.tokens.stress > 0,
  acts: true,
});

const canAct = ({ isStressed }: Piece, { isRed, isGreen }: Way): boolean => !isRed && (!isStressed || isGreen);

/** Moves a ship. If it would overlap another one, it stops short of that ship and performs no action. */
function goTo(
  piece: Piece,
  to: BasePosition,
  { isRed, isGreen }: Pick<Way, "isRed" | "isGreen">,
  acts: boolean,
  all: readonly Piece[],
): void {
  const from = piece.position;
  piece.acts = acts;
  piece.isStressed = isRed || (piece.isStressed && !isGreen);
  piece.position = to;
  for (let part = PARTS - 1; part >= 0 && isOnAnother(piece, all); part -= 1) {
    piece.acts = false;
    piece.position = { ...to, x: from.x + ((to.x - from.x) * part) / PARTS, y: from.y + ((to.y - from.y) * part) / PARTS };
  }
}
/** The number of parts of a path; the ship may stop after any of them. */
const PARTS = 6;

/** True if a ship would overlap another one. A huge ship doesn't stop for ships that it runs over. */
function isOnAnother(piece: Piece, all: readonly Piece[]): boolean {
  for (const other of all)
    if (other !== piece && other.health > 0 && !(piece.unit.isHuge && !other.unit.isHuge) && collide(piece.position, other.position))
      return true;
  return false;
}

/** Lets each ship attack the target that would lose most, starting with the most skilled ship. */
function fight(firing: readonly Piece[]): void {
  for (const from of firing) {
    if (from.health <= 0) continue;
    let best = 0;
    let target: Piece | undefined;
    let harm = 0;
    for (const to of firing) {
      if (to.unit.isMine === from.unit.isMine || to.health <= 0) continue;
      const damage = fire(from.unit, from.position, to.unit, to.position, from.acts, to.acts);
      if (damage === 0) continue;
      const { worth, full } = to.unit;
      const value = worthAt(worth, full, to.health) - worthAt(worth, full, to.health - damage);
      if (value <= best) continue;
      best = value;
      target = to;
      harm = damage;
    }
    // A ship with less than one health left may already be destroyed, so its damage counts only in part.
    if (target) target.health -= from.health < 1 ? harm * from.health : harm;
  }
}

const worthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { unit, health }) => sum + worthAt(unit.worth, unit.full, health), 0);

function isOn(end: BasePosition, { x, y, radius }: Rock): boolean {
  const [dx, dy, far] = [x - end.x, y - end.y, radius + end.halfWidth];
  return dx * dx + dy * dy < far * far;
}

const along = ({ x, y, heading, sin, cos, halfWidth, halfLength, radius }: BasePosition, way: Way): BasePosition => ({
  x: x + way.right * cos + way.forward * sin,
  y: y - way.right * sin + way.forward * cos,
  heading: heading + way.turn,
  sin: sin * way.cos + cos * way.sin,
  cos: cos * way.cos - sin * way.sin,
  halfWidth,
  halfLength,
  radius,
});

const ORIGIN = { x: 0, y: 0, heading: 0 };

function waysOf(game: Game, { ship, base }: Unit): readonly Way[] {
  return [...game.factsOf(ship).dial].flatMap(([code, maneuver]): readonly Way[] => {
    if (!canFly(game, ship, code)) return [];
    const { x: right, y: forward, heading: turn } = endOfManeuver(base, ORIGIN, maneuver);
    const colour = difficultyOf(game, ship, maneuver);
    const isGreen = colour === "blue" || colour === "green";
    return [{ right, forward, turn, sin: sine(turn), cos: cosine(turn), isRed: colour === "red", isGreen }];
  });
}
