/**
 * Finds room for an obstacle, by scanning rows from the middle of the table outwards, each row from the left. The first scan tests only
 * circles around the tokens; it is quick, but misses narrow places. If it finds nothing, a second scan tests the exact outlines.
 */

import {
  keepsRules,
  mm,
  OBSTACLES,
  type ObstacleId,
  obstacleOutline,
  obstacleToMeasure,
  type PlacementRule,
  type Pose,
} from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import type { Situation } from "../contract/situation.ts";
import { setUpFormatOf } from "./formats.ts";
import type { ObstacleFace } from "./obstacle-pool.ts";

const radii = new Map<ObstacleId, number>(
  keysIn(OBSTACLES).map((token) => {
    const outline = obstacleOutline(token);
    let farthest = 0;
    for (let at = 0; at < outline.length; at += 2) {
      const [x = 0, y = 0] = [outline[at], outline[at + 1]];
      farthest = Math.max(farthest, x * x + y * y);
    }
    return [token, Math.ceil(Math.sqrt(farthest))];
  }),
);

/** The distance from the centre of a token to its farthest point. */
export const radiusOf = (token: ObstacleId): number => radii.get(token) ?? 0;

const STEP = mm(20);
const FINE_STEP = mm(10);

/** Finds a place where a circle is clear of all other tokens and the edges. */
export const findRoom = (game: Situation, radius: number): Pose | undefined =>
  scan(
    game,
    STEP,
    radius,
    (token) => radius + radiusOf(token),
    () => true,
  );

/**
 * Finds a place for a token among those already placed. A point that is too close to another token is ruled out at once, because a token
 * placed there would cover that point.
 */
export function findPlaceFor(game: Situation, { token, flipped }: ObstacleFace, rules: readonly PlacementRule[]): Pose | undefined {
  const isLegal = (pose: Pose) => keepsRules(game.board.table, [obstacleToMeasure(pose, token, flipped)], rules);
  const roomy = findRoom(game, radiusOf(token));
  if (roomy && isLegal(roomy)) return roomy;
  return scan(game, STEP, 0, () => 0, isLegal) ?? scan(game, FINE_STEP, 0, () => 0, isLegal);
}

/** Scans for a place that keeps these distances from the edges and from each token, in addition to the format's margin and gap. */
function scan(
  game: Situation,
  step: number,
  fromEdges: number,
  fromToken: (token: ObstacleId) => number,
  accepts: (pose: Pose) => boolean,
): Pose | undefined {
  const { margin, gap } = setUpFormatOf(game.setup.format).obstacles;
  const { width, height } = game.board.table;
  const far = margin + fromEdges + 1;
  const middle = Math.round(height / 2);
  const taken = game.state.obstacles.map(({ pose, token }) => ({ x: pose.x, y: pose.y, apart: gap + fromToken(token) + 1 }));
  const isClear = (x: number, y: number) => {
    for (const { x: left, y: up, apart } of taken) if ((left - x) * (left - x) + (up - y) * (up - y) <= apart * apart) return false;
    return true;
  };
  for (let away = 0; away <= middle - far; away += step)
    for (const y of away === 0 ? [middle] : [middle - away, middle + away])
      for (let x = far; x <= width - far; x += step) {
        if (!isClear(x, y)) continue;
        const pose = { x, y, heading: 0 };
        if (accepts(pose)) return pose;
      }
  return undefined;
}
