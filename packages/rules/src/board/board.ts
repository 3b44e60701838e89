/**
 * The table as shapes. Poses are replaced, never changed, so a ship's shapes are kept as long as its pose is the same object, and
 * measurements between two ships as long as both are.
 */
import type { WeaponArc } from "@broadside/cards";
import {
  type Arc,
  type ArcName,
  type Area,
  arcAt,
  arcOwner,
  areaDistance,
  areasOverlap,
  type BaseId,
  type Box,
  bandOf,
  baseAt,
  baseFacts,
  type ChosenLine,
  type Closest,
  type ContactBand,
  chooseLine,
  closest,
  DEVICES,
  dividerCuts,
  type EditionArcs,
  footprint,
  hulkAt,
  isInArc,
  OBSTACLES,
  obstacleAt,
  PLAY_AREAS,
  type PlayArea,
  type Point,
  type Pose,
  partInArc,
  plateAt,
  type Section,
  type Shape,
  sectionAt,
  sectionCentre,
  TURRET_PRIMARIES,
  tokenAt,
  turretMayAim,
} from "@broadside/geometry";
import type { Facts, ShipFacts } from "../facts/printed-facts.ts";
import { REMOTES } from "../facts/remote-kinds.ts";
import type { GameSetup } from "../state/setup.ts";
import type { PlacedDevice, PlacedObstacle, Quarter, Ship, State, TargetId } from "../state/state.ts";

/** By its id: a ship's or remote's, an obstacle's, a device's, a feature's. */
export interface TableObject {
  readonly id: TargetId;
  readonly ship: Ship | undefined;
  readonly area: Area;
  /** A feature is there to be measured to and placed around: nothing locks, moves, attacks, damages or destroys it (SC-COMMON-17 to -21). */
  readonly feature?: true;
}

/** What stands on the table, and how the edition measures. */
interface Pieces {
  readonly setup: GameSetup;
  readonly edition: { readonly arcs: EditionArcs; readonly contactBand: ContactBand };
  readonly facts: Facts;
  readonly state: State;
  factsOf(ship: Ship): ShipFacts;
}

export interface Measurement {
  readonly distance: number;
  readonly range: number;
  readonly closest: Closest;
}

/** A ship's shapes where it stands. */
interface BaseShapes {
  readonly pose: Pose;
  readonly base: readonly [Box];
  outline: readonly Box[] | undefined;
  /** Of a remote, in place of the base. */
  token: Area | undefined;
  fore: Area | undefined;
  aft: Area | undefined;
  arcs: Map<ArcName, Arc | undefined> | undefined;
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
  private readonly standing: (BaseShapes | undefined)[];
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

  private shapes(ship: Ship): BaseShapes {
    const pose = poseOf(ship);
    const known = this.standing[ship.place];
    if (known?.pose === pose) return known;
    const made: BaseShapes = {
      pose,
      base: [baseAt(this.baseOf(ship), pose)],
      outline: undefined,
      token: undefined,
      fore: undefined,
      aft: undefined,
      arcs: undefined,
    };
    this.standing[ship.place] = made;
    return made;
  }

  /** The base without guides: for range and arcs. */
  base(ship: Ship): readonly [Box] {
    return this.shapes(ship).base;
  }

  /** The same, and of a remote its token: guides of a device count for range (2E-COMP-10). */
  body(ship: Ship): Area {
    const { token } = this.game.factsOf(ship);
    if (!token) return this.shapes(ship).base;
    const shapes = this.shapes(ship);
    shapes.token ??= [tokenAt(shapes.pose, token)];
    return shapes.token;
  }

  /** The base with its guides: for overlaps with obstacles and devices (1E-COMP-07). */
  outline(ship: Ship): readonly Box[] {
    const shapes = this.shapes(ship);
    shapes.outline ??= footprint(this.baseOf(ship), shapes.pose, "counted");
    return shapes.outline;
  }

  /** A section of a huge ship: its base and its half of the token (HS-SECT-03, -04). */
  section(ship: Ship, section: Section): Area {
    const shapes = this.shapes(ship);
    shapes[section] ??= sectionAt(this.baseOf(ship), section, shapes.pose);
    return shapes[section];
  }

  /** What is aimed at or struck: a section, or the whole ship. */
  target(ship: Ship, section: Section | undefined): Area {
    return section === undefined ? this.body(ship) : this.section(ship, section);
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

  /** Some remotes have no arcs: nothing is inside or outside of them (2E-REMOTE-04). */
  hasArcs(ship: Ship): boolean {
    const { remote } = this.game.factsOf(ship);
    return remote === undefined || REMOTES[remote].hasArcs;
  }

  arc(ship: Ship, name: ArcName): Arc | undefined {
    const shapes = this.shapes(ship);
    shapes.arcs ??= new Map();
    if (!shapes.arcs.has(name))
      shapes.arcs.set(name, this.hasArcs(ship) ? arcAt(this.game.edition.arcs, this.baseOf(ship), name, shapes.pose) : undefined);
    return shapes.arcs.get(name);
  }

  /** Never of a ship in its own arcs (2E-ARC-13). */
  isInArc(ship: Ship, name: ArcName, target: Ship, section?: Section): boolean {
    if (!ship.pose || !target.pose || ship === target) return false;
    const arc = this.arc(ship, name);
    return arc !== undefined && isInArc(arc, this.target(target, section));
  }

  /** Outside an arc that it has. */
  isOutOfArc(ship: Ship, name: ArcName, target: Ship): boolean {
    return ship !== target && this.hasArcs(ship) && !this.isInArc(ship, name, target);
  }

  /**
   * Measured to the nearest point of the target, or of the section aimed at, inside the arc (1E-ARC-02, HS-TGT-06), or to the nearest of
   * all (1E-ARC-03, HS-TGT-07); undefined out of arc, and where its own line bars a turret (HS-TURRET-03).
   */
  measure(ship: Ship, target: Ship, name: ArcName | "any", section?: Section): Measurement | undefined {
    if (!ship.pose || !target.pose) return undefined;
    const area = this.target(target, section);
    const isAnyDirection = name === "any" || name === "mainWeapon";
    const arc = isAnyDirection ? undefined : this.arc(ship, name);
    if (!isAnyDirection && (!arc || !isInArc(arc, area))) return undefined;
    if (name === "mainWeapon" && !this.turretMayAim(ship, area, this.centre(target, section))) return undefined;
    const found = closest(this.muzzle(ship, name), arc ? partInArc(arc, area) : area);
    return { distance: found.distance, range: this.bandOf(found.distance), closest: found };
  }

  /**
   * Where an attack is measured from: a turret primary weapon from the base of its section, an arc of a section from that section, all else
   * from the whole ship (HS-TURRET-02, -06, HS-ARC-91-Q, -92-Q).
   */
  private muzzle(ship: Ship, name: ArcName | "any"): Area {
    if (name === "any" || !this.game.factsOf(ship).hasSections) return this.body(ship);
    const base = this.baseOf(ship);
    if (name === "mainWeapon") return [plateAt(base, TURRET_PRIMARIES[base] ?? "fore", poseOf(ship))];
    const owner = arcOwner(base, name);
    return owner ? this.section(ship, owner) : this.base(ship);
  }

  private turretMayAim(ship: Ship, area: Area, centre: Point): boolean {
    const base = this.baseOf(ship);
    return turretMayAim(base, poseOf(ship), TURRET_PRIMARIES[base] ?? "fore", area, centre);
  }

  /** The exact middle of a base, or of that of a section. */
  private centre(ship: Ship, section: Section | undefined): Point {
    return section === undefined ? poseOf(ship) : sectionCentre(this.baseOf(ship), section, poseOf(ship));
  }

  /**
   * Whether a section can be declared the target: the line to it from the middle of the attacker is not cut (HS-TGT-02, -03). Of a huge
   * attacker that is the middle of the section that fires, of one with a single card the fore one (HS-TGT-91-Q).
   */
  isAimable(ship: Ship, from: Section | undefined, target: Ship, section: Section): boolean {
    const start = this.centre(ship, from ?? (this.game.factsOf(ship).hasSections ? "fore" : undefined));
    return !dividerCuts(this.baseOf(target), poseOf(target), start, this.centre(target, section));
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
