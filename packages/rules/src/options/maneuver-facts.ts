/**
 * What a maneuver leads to, as far as it depends on the ship itself. Other ships are left out, because they may move before the maneuver is
 * executed.
 */
import type { DialManeuver } from "@broadside/cards";
import { hasFled, hugeManeuverEnd, maneuverEnd, maneuverPath, maneuverTemplate, type Pose } from "@broadside/geometry";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { courseOf, hugeCourseOf, hugeTemplateOf } from "../maneuver/course.ts";
import { canFly, maneuverNow } from "../maneuver/dial.ts";
import { mayExecute } from "../maneuver/stress-maneuver.ts";
import { obstaclesMet } from "../obstacles/obstacles.ts";
import type { PlacedObstacle, PlacedObstacleId, Ship } from "../state/state.ts";

export interface ManeuverFacts {
  /** Speed, bearing and side. */
  readonly maneuver: DialManeuver;
  /** The maneuver's current colour for the ship. */
  readonly colour: Difficulty;
  /** False if stress or missing Force currently prevents the ship from executing it. */
  readonly mayBeFlown: boolean;
  /** Where the ship ends; for a Tallon roll, the middle position. */
  readonly pose: Pose;
  readonly leavesTable: boolean;
  /**
   * Ids of obstacles under the template or the final position, in the order in which the ship meets them, without those that it ignores.
   */
  readonly obstacles: readonly PlacedObstacleId[];
}

/**
 * Returns the facts for a maneuver from the ship's pose, or from another pose. Returns undefined if the ship is off the table, or if the
 * maneuver has no template.
 */
export function maneuverFacts(game: Situation, ship: Ship, code: string, from: Pose | undefined = ship.pose): ManeuverFacts | undefined {
  if (!from || !canFly(game, ship, code)) return undefined;
  const maneuver = maneuverNow(game, ship, code);
  const { base, isHuge } = game.factsOf(ship);
  const end = isHuge ? hugeEnd(game, ship, maneuver, from) : maneuverEnd(base, from, courseOf(maneuver));
  const colour = maneuver.colour ?? "white";
  return {
    maneuver,
    colour,
    mayBeFlown: mayExecute(game, ship, code, colour),
    pose: end,
    leavesTable: hasFled(game.board.table, base, end),
    obstacles: obstaclesOn(game, ship, maneuver, from, end).map(({ id }) => id),
  };
}

function hugeEnd({ board }: Situation, ship: Ship, maneuver: DialManeuver, from: Pose): Pose {
  const base = board.baseOf(ship);
  const course = hugeCourseOf(base, maneuver);
  return course ? hugeManeuverEnd(hugeTemplateOf(base), base, from, course) : from;
}

/** For a huge ship only its final position counts, because it is lifted there (HS-OVER-13). */
function obstaclesOn(game: Situation, ship: Ship, maneuver: DialManeuver, start: Pose, end: Pose): readonly PlacedObstacle[] {
  if (game.state.obstacles.length === 0) return NONE;
  const { base, isHuge } = game.factsOf(ship);
  const { outline } = game.board.stanceAt(ship, end);
  if (isHuge) return obstaclesMet(game, ship, outline, undefined);
  const course = courseOf(maneuver);
  const template = maneuverTemplate(base, start, course);
  return game.edition.obstaclesOnTheWay(game, ship, { start, template, outline, path: () => maneuverPath(base, start, course) });
}
const NONE: readonly PlacedObstacle[] = [];
