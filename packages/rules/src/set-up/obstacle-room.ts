/**
 * Room for an obstacle, by a fixed scan: rows from the middle of the table outwards, each from the left. First with circles about the tokens
 * instead of their outlines, which is quick and misses only narrow places; then with the outlines themselves.
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
import type { Situation } from "../driver/situation.ts";
import { setUpFormatOf } from "./formats.ts";
import type { Face } from "./obstacle-pool.ts";

const radii = new Map<ObstacleId, number>(
  (Object.keys(OBSTACLES) as ObstacleId[]).map((token) => {
    const outline = obstacleOutline(token);
    let farthest = 0;
    for (let at = 0; at < outline.length; at += 2) {
      const [x = 0, y = 0] = [outline[at], outline[at + 1]];
      farthest = Math.max(farthest, x * x + y * y);
    }
    return [token, Math.ceil(Math.sqrt(farthest))];
  }),
);

/** From the middle of a token to its farthest point. */
export const radiusOf = (token: ObstacleId): number => radii.get(token) ?? 0;

const STEP = mm(20);
const FINE_STEP = mm(10);

/** A place where a circle keeps away from all others and from the edges. */
export const findRoom = (game: Situation, radius: number): Pose | undefined =>
  scan(
    game,
    STEP,
    radius,
    (token) => radius + radiusOf(token),
    () => true,
  );

/** A place for a token among those that lie already; middles of tokens lie in them, so what is too near for these is too near. */
export function findPlaceFor(game: Situation, { token, flipped }: Face, rules: readonly PlacementRule[]): Pose | undefined {
  const isLegal = (pose: Pose) => keepsRules(game.board.table, [obstacleToMeasure(pose, token, flipped)], rules);
  const roomy = findRoom(game, radiusOf(token));
  if (roomy && isLegal(roomy)) return roomy;
  return scan(game, STEP, 0, () => 0, isLegal) ?? scan(game, FINE_STEP, 0, () => 0, isLegal);
}

/** Keeps so far beyond the format's margin from the edges, and beyond its gap from each token. */
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
