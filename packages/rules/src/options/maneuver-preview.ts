/**
 * A preview of a maneuver, for pages that show it before the player chooses it: the path along its template, and the worst thing that the
 * ship would meet. The preview uses the table as it is now, so it can be wrong if ships move before the maneuver is executed.
 */
import type { DialManeuver } from "@broadside/cards";
import {
  areasOverlap,
  type BaseId,
  baseAt,
  baseFacts,
  hugePath,
  isTallon,
  maneuverEnd,
  maneuverPath,
  type Path,
  type Pose,
  samePose,
} from "@broadside/geometry";
import type { MoveTrouble } from "@broadside/protocol";
import { outlineRadius } from "../board/board.ts";
import type { Situation } from "../contract/situation.ts";
import { courseOf, hugeCourseOf, hugeTemplateOf } from "../maneuver/course.ts";
import { shipsWithin } from "../maneuver/flight.ts";
import type { PlacedObstacleId, Ship, ShipId } from "../state/state.ts";
import { type ManeuverFacts, maneuverFacts } from "./maneuver-facts.ts";

export interface ManeuverPreview {
  /** Where the ship ends; for a Tallon roll, the middle position. */
  readonly pose: Pose;
  /** The path from start to end. If the maneuver doesn't move the ship, it has only the start. */
  readonly path: readonly Pose[];
  readonly trouble?: MoveTrouble | undefined;
}

/** Returns undefined if the ship is off the table, or if the maneuver has no template. */
export function maneuverPreview(game: Situation, ship: Ship, code: string): ManeuverPreview | undefined {
  const { pose: start } = ship;
  const facts = maneuverFacts(game, ship, code);
  if (!start || !facts) return undefined;
  const path = pathOf(game.board.baseOf(ship), start, code, facts);
  const trouble = troubleOf(game, ship, start, facts);
  return { pose: path.at(-1) ?? start, path, ...(trouble && { trouble }) };
}

/** The number of points on the path, including the start and end of the template. */
const SAMPLES = 8;

/** Caches paths by pose. A ship that moves gets a new pose object, so a path for the old one never has to be updated. */
const knownPaths = new WeakMap<Pose, Map<string, readonly Pose[]>>();

function pathOf(base: BaseId, start: Pose, code: string, { maneuver, pose: end }: ManeuverFacts): readonly Pose[] {
  const known = knownPaths.get(start) ?? new Map<string, readonly Pose[]>();
  knownPaths.set(start, known);
  const name = `${base} ${code}`;
  const path = known.get(name) ?? makePath(base, start, maneuver, end);
  known.set(name, path);
  return path;
}

function makePath(base: BaseId, start: Pose, maneuver: DialManeuver, end: Pose): readonly Pose[] {
  if (samePose(start, end)) return [start];
  const way = wayOn(base, start, maneuver);
  const along = Array.from({ length: SAMPLES - 1 }, (_, at) => (at === 0 ? start : way.poseAt((way.length * at) / (SAMPLES - 1))));
  // For a maneuver with a final rotation, like a Koiogran turn, the path also has the end of the template before the rotation.
  const last = way.poseAt(way.length);
  return samePose(last, end) ? [...along, end] : [...along, last, end];
}

function wayOn(base: BaseId, start: Pose, maneuver: DialManeuver): Path {
  const course = baseFacts(base).size === "huge" ? hugeCourseOf(base, maneuver) : undefined;
  return course ? hugePath(hugeTemplateOf(base), base, start, course) : maneuverPath(base, start, courseOf(maneuver));
}

/** Finds the worst problem: leaving the table, ending on a ship, ending on an obstacle, or flying over one. */
function troubleOf(game: Situation, ship: Ship, start: Pose, facts: ManeuverFacts): MoveTrouble | undefined {
  const { pose: end, leavesTable, obstacles } = facts;
  if (leavesTable) return { ends: "off the table" };
  const inTheWay = samePose(start, end) ? undefined : shipInTheWay(game, ship, start, facts);
  if (inTheWay !== undefined) return { ends: "ship", with: inTheWay };
  if (obstacles.length === 0) return undefined;
  const { outline } = game.board.stanceAt(ship, end);
  const isUnder = (id: PlacedObstacleId): boolean => {
    const obstacle = game.state.obstacles.find((one) => one.id === id);
    return obstacle !== undefined && areasOverlap(outline, game.board.obstacle(obstacle));
  };
  const under = obstacles.find(isUnder);
  return under === undefined ? { ends: "past an obstacle", with: obstacles[0] } : { ends: "obstacle", with: under };
}

/**
 * Returns the id of the ship (or huge ship used as an obstacle) that is in the way, if every allowed end position is blocked; undefined if
 * any is free.
 */
function shipInTheWay(
  game: Situation,
  ship: Ship,
  start: Pose,
  { maneuver, pose: end }: ManeuverFacts,
): ShipId | PlacedObstacleId | undefined {
  const { board } = game;
  const base = board.baseOf(ship);
  const reach = outlineRadius(base) + (isTallon(maneuver.bearing) ? baseFacts(base).length : 0);
  const hulls = [
    ...shipsWithin(game, ship, end, reach).map((other) => ({ id: other.id, area: board.base(other) })),
    ...board.hulks().map((hulk) => ({ id: hulk.obstacle.id, area: hulk.base })),
  ];
  if (hulls.length === 0) return undefined;
  const blockers = endsOf(game, base, start, maneuver, end).map((pose) => {
    const there = [baseAt(base, pose)];
    return hulls.find(({ area }) => areasOverlap(there, area))?.id;
  });
  return blockers.includes(undefined) ? undefined : blockers[0];
}

/** Lists the end positions. A Tallon roll allows several, with the middle one first (1E-MOVE-03, 2E-MOVE-09). */
function endsOf({ edition }: Situation, base: BaseId, start: Pose, maneuver: DialManeuver, end: Pose): readonly Pose[] {
  if (!isTallon(maneuver.bearing)) return [end];
  return edition.tallonSlides(base).map((slide) => maneuverEnd(base, start, courseOf(maneuver), slide));
}
