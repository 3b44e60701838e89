/**
 * The table as shapes. A shape depends on its pose alone and poses are replaced, never changed, so shapes are kept by pose; measurements
 * between two ships are kept as long as both stand where they stood.
 */

import type { WeaponArc } from "@broadside/cards";
import {
  type ArcName,
  type Area,
  arcAt,
  areaDistance,
  areasOverlap,
  type BaseId,
  type Box,
  bandOf,
  baseAt,
  type Closest,
  chooseLine,
  closest,
  DEVICES,
  footprint,
  isInArc,
  obstacleAt,
  PLAY_AREAS,
  type PlayArea,
  type Pose,
  partInArc,
  tokenAt,
} from "@broadside/geometry";
import type { Game } from "./game.ts";
import type { PlacedDevice, PlacedObstacle, Ship } from "./state.ts";

export interface Measured {
  readonly distance: number;
  readonly range: number;
  readonly closest: Closest;
}

export class Board {
  readonly table: PlayArea;
  private readonly game: Game;
  private readonly bases = new WeakMap<Pose, readonly [Box]>();
  private readonly outlines = new WeakMap<Pose, readonly Box[]>();
  private readonly tokens = new WeakMap<Pose, Area>();
  private readonly distances = new WeakMap<Pose, WeakMap<Pose, number>>();
  private readonly arcs = new WeakMap<Pose, Map<string, ReturnType<typeof arcAt>>>();

  constructor(game: Game) {
    this.game = game;
    this.table = PLAY_AREAS[game.setup.table];
  }

  baseOf(ship: Ship): BaseId {
    return this.game.factsOf(ship).base;
  }

  /** The base without guides: for range and arcs. */
  base(ship: Ship): readonly [Box] {
    return this.baseAt(this.baseOf(ship), poseOf(ship));
  }

  baseAt(base: BaseId, pose: Pose): readonly [Box] {
    const known = this.bases.get(pose);
    if (known) return known;
    const made = [baseAt(base, pose)] as const;
    this.bases.set(pose, made);
    return made;
  }

  /** The base with its guides: for overlaps with obstacles and devices (1E-COMP-07). */
  outline(ship: Ship): readonly Box[] {
    return this.outlineAt(this.baseOf(ship), poseOf(ship));
  }

  outlineAt(base: BaseId, pose: Pose): readonly Box[] {
    const known = this.outlines.get(pose);
    if (known) return known;
    const made = footprint(base, pose, "counted");
    this.outlines.set(pose, made);
    return made;
  }

  obstacle({ pose, token }: PlacedObstacle): Area {
    const known = this.tokens.get(pose);
    if (known) return known;
    const made = [obstacleAt(pose, token)];
    this.tokens.set(pose, made);
    return made;
  }

  device({ pose, token }: PlacedDevice): Area {
    const known = this.tokens.get(pose);
    if (known) return known;
    const made = [tokenAt(pose, DEVICES[token])];
    this.tokens.set(pose, made);
    return made;
  }

  /** Between the nearest points of two bases. */
  distance(one: Ship, other: Ship): number {
    const a = poseOf(one);
    const b = poseOf(other);
    const known = this.distances.get(a)?.get(b);
    if (known !== undefined) return known;
    const found = one === other ? 0 : areaDistance(this.base(one), this.base(other));
    remember(this.distances, a, b, found);
    remember(this.distances, b, a, found);
    return found;
  }

  /** Range in bands; Range 1 always holds between a ship and itself and between ships in contact (1E-BUMP-08). */
  range(one: Ship, other: Ship): number {
    return Math.max(1, bandOf(this.distance(one, other)));
  }

  rangeToArea(ship: Ship, area: Area): number {
    return Math.max(1, bandOf(areaDistance(this.base(ship), area)));
  }

  arc(ship: Ship, name: ArcName) {
    const pose = poseOf(ship);
    let known = this.arcs.get(pose);
    if (!known) {
      known = new Map();
      this.arcs.set(pose, known);
    }
    if (!known.has(name)) known.set(name, arcAt("first", this.baseOf(ship), name, pose));
    return known.get(name);
  }

  isInArc(ship: Ship, name: ArcName, target: Ship): boolean {
    const arc = this.arc(ship, name);
    return arc !== undefined && isInArc(arc, this.base(target));
  }

  /** Measured to the nearest point of the target inside the arc (1E-ARC-02), or to the nearest of all (1E-ARC-03); undefined out of arc. */
  measure(ship: Ship, target: Ship, name: ArcName | "any"): Measured | undefined {
    const arc = name === "any" ? undefined : this.arc(ship, name);
    if (name !== "any" && (!arc || !isInArc(arc, this.base(target)))) return undefined;
    const found = closest(this.base(ship), arc ? partInArc(arc, this.base(target)) : this.base(target));
    return { distance: found.distance, range: Math.max(1, bandOf(found.distance)), closest: found };
  }

  /** Which of the areas the line the attacker chooses runs through (1E-OBST-08, -10). */
  crossed({ closest: lines }: Measured, areas: readonly Area[]): readonly number[] {
    return chooseLine(lines, areas).crossed;
  }

  /** Obstacles under a ship. */
  obstaclesUnder(ship: Ship): readonly PlacedObstacle[] {
    if (!ship.pose) return [];
    const outline = this.outline(ship);
    return this.game.state.obstacles.filter((one) => areasOverlap(outline, this.obstacle(one)));
  }
}

export const boardOf = (game: Game): Board => new Board(game);

export function poseOf({ pose, id }: Ship): Pose {
  if (!pose) throw new Error(`${id} is not on the table`);
  return pose;
}

function remember(distances: WeakMap<Pose, WeakMap<Pose, number>>, from: Pose, to: Pose, found: number): void {
  const known = distances.get(from);
  if (known) known.set(to, found);
  else distances.set(from, new WeakMap([[to, found]]));
}

/** Arcs of the table by the names that cards give them; the mobile arc is where its ship has turned it. */
export function arcName(ship: Ship, arc: WeaponArc): ArcName | "any" {
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
      return ship.quarter;
    default:
      return arc;
  }
}
