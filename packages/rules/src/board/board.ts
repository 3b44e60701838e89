/**
 * The table as shapes. Poses are replaced, never changed, so a ship's shapes are kept as long as its pose is the same object, and
 * measurements between two ships as long as both are.
 */
import type { WeaponArc } from "@broadside/cards";
import {
  type Arc,
  type ArcName,
  type Area,
  areaDistance,
  areasOverlap,
  type BaseId,
  type Box,
  bandOf,
  baseFacts,
  type ChosenLine,
  chooseLine,
  DEVICES,
  dividerCuts,
  hulkAt,
  OBSTACLES,
  obstacleAt,
  PLAY_AREAS,
  type PlayArea,
  type Pose,
  type Section,
  type Shape,
  tokenAt,
} from "@broadside/geometry";
import type { Facts, ShipFacts } from "../facts/printed-facts.ts";
import type { GameSetup } from "../state/setup.ts";
import type { PlacedDevice, PlacedObstacle, Quarter, Ship, State, TargetId } from "../state/state.ts";
import { type Measurement, type Measures, Stance } from "./stance.ts";

/** By its id: a ship's or remote's, an obstacle's, a device's, a feature's. */
export interface TableObject {
  readonly id: TargetId;
  readonly ship: Ship | undefined;
  readonly area: Area;
  /** A feature is there to be measured to and placed around: nothing locks, moves, attacks, damages or destroys it (SC-COMMON-17 to -21). */
  readonly feature?: true;
}

export type { Measurement } from "./stance.ts";

/** What stands on the table, and how the edition measures. */
interface Pieces {
  readonly setup: GameSetup;
  readonly edition: Measures;
  readonly facts: Facts;
  readonly state: State;
  factsOf(ship: Ship): ShipFacts;
}

export interface Hulk {
  readonly obstacle: PlacedObstacle;
  readonly base: readonly [Box];
}

interface ObstacleShapes {
  readonly obstacles: readonly PlacedObstacle[];
  readonly areas: readonly Area[];
  readonly hulks: readonly Hulk[];
}

export class Board {
  readonly table: PlayArea;
  private readonly game: Pieces;
  /** By the ship's place. */
  private readonly standing: (Stance | undefined)[];
  private laid: ObstacleShapes;
  /** By the places of both ships. */
  private readonly distances: ({ readonly a: Pose; readonly b: Pose; readonly distance: number } | undefined)[];

  /** It knows from the start what a board of another game of the same set-up has measured: of all that still stands there it holds. */
  constructor(game: Pieces, known?: Board) {
    this.game = game;
    this.table = PLAY_AREAS[game.setup.table];
    this.standing = known ? known.standing.slice() : [];
    this.laid = known?.laid ?? { obstacles: [], areas: [], hulks: [] };
    this.distances = known ? known.distances.slice() : [];
  }

  baseOf(ship: Ship): BaseId {
    return this.game.factsOf(ship).base;
  }

  /** A ship where it stands. */
  stance(ship: Ship): Stance {
    const pose = poseOf(ship);
    const known = this.standing[ship.place];
    if (known?.pose === pose) return known;
    const made = this.stanceAt(ship, pose);
    this.standing[ship.place] = made;
    return made;
  }

  /** A ship where it might stand: to measure from and to. */
  stanceAt(ship: Ship, pose: Pose): Stance {
    return new Stance(this.game.factsOf(ship), this.game.edition, pose);
  }

  base(ship: Ship): readonly [Box] {
    return this.stance(ship).base;
  }

  body(ship: Ship): Area {
    return this.stance(ship).body;
  }

  outline(ship: Ship): readonly Box[] {
    return this.stance(ship).outline;
  }

  section(ship: Ship, section: Section): Area {
    return this.stance(ship).section(section);
  }

  target(ship: Ship, section: Section | undefined): Area {
    return this.stance(ship).target(section);
  }

  obstacle({ pose, token, flipped }: PlacedObstacle): Area {
    const known = knownTokens.get(pose);
    if (known?.token === token && known.flipped === flipped) return known.area;
    const area = [obstacleAt(pose, token, flipped)];
    knownTokens.set(pose, { token, flipped, area });
    return area;
  }

  device({ pose, token }: PlacedDevice): Area {
    const known = knownTokens.get(pose);
    if (known?.token === token) return known.area;
    const area = [tokenAt(pose, DEVICES[token])];
    knownTokens.set(pose, { token, flipped: undefined, area });
    return area;
  }

  /** Between the nearest points of two bases. What has left the table, even while a card speaks of it, is at no range and in no arc. */
  distance(one: Ship, other: Ship): number {
    if (one === other) return 0;
    if (one.place > other.place) return this.distance(other, one);
    const { pose: a } = one;
    const { pose: b } = other;
    if (!a || !b) return Number.POSITIVE_INFINITY;
    const cell = one.place * this.game.facts.ships.length + other.place;
    const known = this.distances[cell];
    if (known?.a === a && known.b === b) return known.distance;
    const distance = areaDistance(this.body(one), this.body(other));
    this.distances[cell] = { a, b, distance };
    return distance;
  }

  /**
   * Range in bands. Ships in contact, and a ship and itself, are at Range 1 in the first edition and at range 0 in the second (1E-BUMP-08,
   * 2E-COMP-07); in contact are those that touch since an overlap too, even by their guides (2E-COMP-09, -33-Q).
   */
  range(one: Ship, other: Ship): number {
    if (one.touching.length > 0 && one.touching.includes(other.id)) return this.game.edition.contactBand;
    return this.bandOf(this.distance(one, other));
  }

  private bandOf(distance: number): number {
    return Math.max(this.game.edition.contactBand, bandOf(distance));
  }

  /** Range from anywhere on a ship to a section of another, or to the whole of it (HS-TOKEN-08, HS-DEFM-01). */
  rangeTo(ship: Ship, target: Ship, section: Section | undefined): number {
    if (section === undefined) return this.range(ship, target);
    return target.pose ? this.rangeToArea(ship, this.section(target, section)) : Number.POSITIVE_INFINITY;
  }

  rangeToArea(ship: Ship, area: Area): number {
    return ship.pose ? this.bandOf(areaDistance(this.body(ship), area)) : Number.POSITIVE_INFINITY;
  }

  arc(ship: Ship, name: ArcName): Arc | undefined {
    return this.stance(ship).arc(name);
  }

  /** Never of a ship in its own arcs (2E-ARC-13). */
  isInArc(ship: Ship, name: ArcName, target: Ship, section?: Section): boolean {
    if (!ship.pose || !target.pose || ship === target) return false;
    return this.stance(ship).isInArc(name, this.stance(target), section);
  }

  /** Outside an arc that it has. */
  isOutOfArc(ship: Ship, name: ArcName, target: Ship): boolean {
    return ship !== target && this.stance(ship).hasArcs && !this.isInArc(ship, name, target);
  }

  measure(ship: Ship, target: Ship, name: ArcName | "any", section?: Section): Measurement | undefined {
    return ship.pose && target.pose && this.stance(ship).measure(name, this.stance(target), section);
  }

  /**
   * Whether a section can be declared the target: the line to it from the middle of the attacker is not cut (HS-TGT-02, -03). Of a huge
   * attacker that is the middle of the section that fires, of one with a single card the fore one (HS-TGT-91-Q).
   */
  isAimable(ship: Ship, from: Section | undefined, target: Ship, section: Section): boolean {
    const start = this.stance(ship).centre(from ?? (this.game.factsOf(ship).hasSections ? "fore" : undefined));
    return !dividerCuts(this.baseOf(target), poseOf(target), start, this.stance(target).centre(section));
  }

  /** Which of the areas the line runs through that has the least in its way, and which the one with the most: the attacker chooses (1E-OBST-08, -10). */
  lineThrough({ closest: lines }: Measurement, areas: readonly Area[]): ChosenLine {
    return chooseLine(lines, areas);
  }

  crossed(measured: Measurement, areas: readonly Area[]): readonly number[] {
    return this.lineThrough(measured, areas).crossed;
  }

  /** The areas of all obstacles, in their order. */
  obstacles(): readonly Area[] {
    const { obstacles } = this.game.state;
    if (this.laid.obstacles !== obstacles) this.laid = this.lay(obstacles);
    return this.laid.areas;
  }

  /** Huge ships used as obstacles (HS-HOBS-06), with the bases that ships run into. */
  hulks(): readonly Hulk[] {
    this.obstacles();
    return this.laid.hulks;
  }

  private lay(obstacles: readonly PlacedObstacle[]): ObstacleShapes {
    const hulks: Hulk[] = [];
    for (const obstacle of obstacles) {
      const base = isHulk(obstacle) ? hulkAt(obstacle.pose, obstacle.token) : undefined;
      if (base) hulks.push({ obstacle, base: [base] });
    }
    return { obstacles, areas: obstacles.map((one) => this.obstacle(one)), hulks };
  }

  /** Obstacles under a ship, among which a huge ship never is; the outline is made only where one is near. */
  obstaclesUnder(ship: Ship): readonly PlacedObstacle[] {
    if (!ship.pose) return NO_OBSTACLES;
    const { x: cx, y: cy } = ship.pose;
    const base = { cx, cy, radius: outlineRadius(this.baseOf(ship)) };
    const areas = this.obstacles();
    let isNear = false;
    for (const area of areas) if (isAreaNear(base, area)) isNear = true;
    if (!isNear) return NO_OBSTACLES;
    const outline = this.outline(ship);
    return this.game.state.obstacles.filter((one, at) => areasOverlap(outline, areas[at] ?? []) && !isHulk(one));
  }
}

/** Of obstacles and devices by where they lie: copies of a game have the same poses, and so the same shapes. */
const knownTokens = new WeakMap<Pose, { readonly token: string; readonly flipped: boolean | undefined; readonly area: Area }>();

const NO_OBSTACLES: readonly PlacedObstacle[] = [];

/** A huge ship used as an obstacle: ships back up from it as from a ship, and nothing ignores or removes it (HS-HOBS-06, -07, HS-FAQ-01). */
export const isHulk = ({ token }: PlacedObstacle): boolean => OBSTACLES[token].kind === "hugeShip";

/** From the middle of a base to its farthest corner, guides included. */
export const outlineRadius = (base: BaseId): number => baseFacts(base).outlineRadius;

export type Circle = Pick<Shape, "cx" | "cy" | "radius">;

/** Whether the circles about two shapes meet. */
export function isShapeNear(one: Circle, other: Circle): boolean {
  const dx = one.cx - other.cx;
  const dy = one.cy - other.cy;
  const reach = one.radius + other.radius;
  return dx * dx + dy * dy <= reach * reach;
}

/** Whether the circle about a shape meets one about a part of an area. */
export function isAreaNear(shape: Circle, area: Area): boolean {
  for (const part of area) if (isShapeNear(shape, part)) return true;
  return false;
}

export function poseOf({ pose, id }: Ship): Pose {
  if (!pose) throw new Error(`${id} is not on the table`);
  return pose;
}

/** Arcs of the table by the names that cards give them; a turret indicator points at one, or a double one at two opposite ones (2E-ARC-09). */
export function arcNames(ship: Ship, arcs: readonly WeaponArc[], indicator: Quarter): readonly (ArcName | "any")[] {
  if (!arcs.includes("double-turret")) return arcs.map((arc) => arcName(ship, arc, indicator));
  return arcs.flatMap((arc) => (arc === "double-turret" ? [indicator, OPPOSITE[indicator]] : [arcName(ship, arc, indicator)]));
}

const OPPOSITE: Readonly<Record<Quarter, Quarter>> = { front: "rear", rear: "front", left: "right", right: "left" };

function arcName(ship: Ship, arc: WeaponArc, indicator: Quarter): ArcName | "any" {
  switch (arc) {
    case "turret":
      return "any";
    case "mobile":
      return ship.quarter;
    case "auxiliary-rear":
      return "rear";
    case "auxiliary-180":
      return "fullFront";
    case "full-front":
      return "fullFront";
    case "full-rear":
      return "fullRear";
    case "single-turret":
    case "double-turret":
      return indicator;
    default:
      return arc;
  }
}
