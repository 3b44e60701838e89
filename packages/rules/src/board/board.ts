/**
 * The shapes of everything on the table. Poses are replaced, never mutated, so a ship's shapes are cached until its pose object changes,
 * and the distance between two ships is cached until either pose changes.
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

/** Any object, identified by its id: a ship, remote, obstacle, device or feature. */
export interface TableObject {
  readonly id: TargetId;
  readonly ship: Ship | undefined;
  readonly area: Area;
  /**
   * True for a feature. Players can only measure to it and place other pieces around it. No effect locks, moves, attacks, damages or
   * destroys it (SC-COMMON-17 to -21).
   */
  readonly feature?: true;
}

export type { Measurement } from "./stance.ts";

/** The objects on the table, and how the edition measures. */
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
  /** Indexed by the ship's place. */
  private readonly standing: (Stance | undefined)[];
  private laid: ObstacleShapes;
  /** Known distances, indexed by the places of both ships. */
  private readonly distances: ({ readonly a: Pose; readonly b: Pose; readonly distance: number } | undefined)[];

  /**
   * Starts with the measurements from `known`, the board of another game with the same set-up. They are still correct for objects that
   * haven't moved since.
   */
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

  /** Returns a ship's stance at its current pose. */
  stance(ship: Ship): Stance {
    const pose = poseOf(ship);
    const known = this.standing[ship.place];
    if (known?.pose === pose) return known;
    const made = this.stanceAt(ship, pose);
    this.standing[ship.place] = made;
    return made;
  }

  /** Returns a ship's stance at a hypothetical pose, for measuring from and to it. */
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

  /**
   * Returns the distance between the nearest points of two bases; infinite if either ship has left the table. (A card may still refer to a
   * ship that has left.)
   */
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
   * Returns the range in bands. A ship in contact with another (or measured to itself) is at Range 1 in the first edition and at range 0 in
   * the second (1E-BUMP-08, 2E-COMP-07). Ships touching after an overlap are in contact too, even if only their guides touch (2E-COMP-09,
   * -33-Q).
   */
  range(one: Ship, other: Ship): number {
    if (one.touching.length > 0 && one.touching.includes(other.id)) return this.game.edition.contactBand;
    return this.bandOf(this.distance(one, other));
  }

  private bandOf(distance: number): number {
    return Math.max(this.game.edition.contactBand, bandOf(distance));
  }

  /** Returns the range from any part of a ship to another ship, or to one of its sections (HS-TOKEN-08, HS-DEFM-01). */
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

  /** A ship is never in its own arcs (2E-ARC-13). */
  isInArc(ship: Ship, name: ArcName, target: Ship, section?: Section): boolean {
    if (!ship.pose || !target.pose || ship === target) return false;
    return this.stance(ship).isInArc(name, this.stance(target), section);
  }

  /** Whether the target is outside an arc that the ship has. */
  isOutOfArc(ship: Ship, name: ArcName, target: Ship): boolean {
    return ship !== target && this.stance(ship).hasArcs && !this.isInArc(ship, name, target);
  }

  measure(ship: Ship, target: Ship, name: ArcName | "any", section?: Section): Measurement | undefined {
    return ship.pose && target.pose && this.stance(ship).measure(name, this.stance(target), section);
  }

  /**
   * Whether a section can be declared the target. The line from the attacker's centre to that section must not cross the target's dividing
   * line (HS-TGT-02, -03). A huge attacker measures from the centre of the firing section, or of its fore section if it has a single card
   * (HS-TGT-91-Q).
   */
  isAimable(ship: Ship, from: Section | undefined, target: Ship, section: Section): boolean {
    const start = this.stance(ship).centre(from ?? (this.game.factsOf(ship).hasSections ? "fore" : undefined));
    return !dividerCuts(this.baseOf(target), poseOf(target), start, this.stance(target).centre(section));
  }

  /**
   * Returns the areas that the least obstructed line crosses, and those that the most obstructed line crosses. The attacker chooses between
   * the two lines (1E-OBST-08, -10).
   */
  lineThrough({ closest: lines }: Measurement, areas: readonly Area[]): ChosenLine {
    return chooseLine(lines, areas);
  }

  crossed(measured: Measurement, areas: readonly Area[]): readonly number[] {
    return this.lineThrough(measured, areas).crossed;
  }

  /** Returns the areas of all obstacles, in the same order as the obstacles. */
  obstacles(): readonly Area[] {
    const { obstacles } = this.game.state;
    if (this.laid.obstacles !== obstacles) this.laid = this.lay(obstacles);
    return this.laid.areas;
  }

  /** Returns huge ships used as obstacles (HS-HOBS-06), with the bases that ships collide with. */
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

  /** Returns the obstacles under a ship, never including huge ships. The outline is computed only if an obstacle is near. */
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

/** Caches the shapes of obstacles and devices by pose. Copies of a game share the poses, so they share the shapes too. */
const knownTokens = new WeakMap<Pose, { readonly token: string; readonly flipped: boolean | undefined; readonly area: Area }>();

const NO_OBSTACLES: readonly PlacedObstacle[] = [];

/**
 * Whether an obstacle is a huge ship. A ship that overlaps it backs up along its template until the two no longer overlap, as it would from
 * any other ship. No effect ignores or removes it (HS-HOBS-06, -07, HS-FAQ-01).
 */
export const isHulk = ({ token }: PlacedObstacle): boolean => OBSTACLES[token].kind === "hugeShip";

/** Returns the distance from the centre of a base to its farthest corner, including guides. */
export const outlineRadius = (base: BaseId): number => baseFacts(base).outlineRadius;

export type Circle = Pick<Shape, "cx" | "cy" | "radius">;

/** Whether the bounding circles of two shapes overlap. */
export function isShapeNear(one: Circle, other: Circle): boolean {
  const dx = one.cx - other.cx;
  const dy = one.cy - other.cy;
  const reach = one.radius + other.radius;
  return dx * dx + dy * dy <= reach * reach;
}

/** Whether a shape's bounding circle overlaps the bounding circle of any part of an area. */
export function isAreaNear(shape: Circle, area: Area): boolean {
  for (const part of area) if (isShapeNear(shape, part)) return true;
  return false;
}

export function poseOf({ pose, id }: Ship): Pose {
  if (!pose) throw new Error(`${id} is not on the table`);
  return pose;
}

/**
 * Converts the arc names on cards to arcs on the table. A turret indicator points at one arc; a double indicator points at two opposite
 * arcs (2E-ARC-09).
 */
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
