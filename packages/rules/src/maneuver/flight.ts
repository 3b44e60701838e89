/** How a non-huge ship moves, in every edition: it follows its template, and backs up along it if other ships are in its way. */
import type { DialManeuver } from "@broadside/cards";
import { type Box, execute, type ManeuverResult, maneuverLength, type Pose, type Shape, samePose, tallonReach } from "@broadside/geometry";
import { outlineRadius, poseOf } from "../board/board.ts";
import type { Situation } from "../contract/situation.ts";
import { isAnythingNear } from "../obstacles/obstacles.ts";
import type { Ship } from "../state/state.ts";
import { courseOf } from "./course.ts";

/** How a maneuver went. */
export interface Flight {
  readonly start: Pose;
  readonly course: ReturnType<typeof courseOf>;
  readonly flown: ManeuverResult;
  /**
   * Ships near enough to be in the way. The indexes in `flown.overlapped` refer to these ships first, then to the other areas that `fly`
   * was given.
   */
  readonly others: readonly Ship[];
  readonly areas: readonly (readonly Box[])[];
  /** The ship's template and outline; empty if nothing is near enough to be under them. */
  readonly shapes: readonly Shape[];
}

interface Way {
  /** The positions at the end of a Tallon roll, in the order in which they are tried. */
  readonly slides: readonly number[];
  /** Where a ship leaving its carrier starts. */
  readonly from: Pose | undefined;
  /** Areas in the way that don't belong to ships. */
  readonly besides?: readonly (readonly Box[])[];
}

const NONE: readonly (readonly Box[])[] = [];

/**
 * Moves the ship to the end of its maneuver. A ship that finds no free position stays where it was (1E-BUMP-10). If a ship that is leaving
 * its carrier finds no free position, the result is undefined (1E-DOCK-07).
 */
export function fly(game: Situation, ship: Ship, maneuver: DialManeuver, { slides, from, besides = NONE }: Way): Flight | undefined {
  const { board } = game;
  const base = board.baseOf(ship);
  const start = from ?? poseOf(ship);
  const course = courseOf(maneuver);
  const reach = maneuverLength(base, course) + (slides.length > 0 ? tallonReach(base) : 0) + outlineRadius(base);
  const others = shipsWithin(game, ship, start, reach);
  const areas: (readonly Box[])[] = others.map((other) => board.base(other));
  for (const area of besides) areas.push(area);
  const flown = execute(base, start, course, areas, "ignored", slides);
  const { pose, full } = flown;
  if (from && !full && samePose(pose, from)) return undefined;
  game.note({ note: "maneuver", ship: ship.id, maneuver: game.state.motion?.code });
  const { speed } = maneuver;
  game.setShip(ship, from ? { pose, speed, status: "inPlay" } : { pose, speed });
  const shapes = isAnythingNear(game, { cx: start.x, cy: start.y, radius: reach }) ? sweptBy(game, ship, flown) : NO_SHAPES;
  return { start, course, flown, others, areas, shapes };
}

/** Returns the template and outline; empty if no token can be under them. */
function sweptBy(game: Situation, ship: Ship, { template, pose: { x, y } }: ManeuverResult): readonly Shape[] {
  const end = { cx: x, cy: y, radius: outlineRadius(game.board.baseOf(ship)) };
  const isNear = isAnythingNear(game, end) || template.some((shape) => isAnythingNear(game, shape));
  return isNear ? [...template, ...game.board.outline(ship)] : NO_SHAPES;
}

/** Returns ships near enough to be in the way, so that exact shapes are computed only for them. */
export function shipsWithin({ state, board }: Situation, ship: Ship, start: Pose, reach: number): readonly Ship[] {
  const found: Ship[] = [];
  for (const other of state.ships) {
    if (other === ship || other.status !== "inPlay" || !other.pose) continue;
    const dx = other.pose.x - start.x;
    const dy = other.pose.y - start.y;
    const far = reach + outlineRadius(board.baseOf(other));
    if (dx * dx + dy * dy <= far * far) found.push(other);
  }
  return found;
}

const NO_SHAPES: readonly Shape[] = [];
