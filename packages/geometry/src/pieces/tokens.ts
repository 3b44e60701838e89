/** Tokens on the table: the outlines of obstacles, devices and mission tokens. */

import type { Pose } from "../shapes/pose.ts";
import { type Box, boxAt, measured, outlineAt, type Polygon, polygonAt } from "../shapes/shapes.ts";
import { mm } from "../shapes/units.ts";
import { OBSTACLES, type ObstacleId } from "./obstacles.ts";
import type { Token } from "./token.ts";

/** Sources for obstacle sizes differ by 3 to 8 %; we use the smaller sizes. One factor scales them all. */
export const OBSTACLE_SCALE = 1;

/** Returns a device or mission token at a pose. */
export const tokenAt = (pose: Pose, { outline }: Token): Polygon => polygonAt(pose, outline.map(mm));

export const obstacleAt = (pose: Pose, id: ObstacleId, flipped = false): Polygon => polygonAt(pose, outlineOf(id), flipped);

/** Returns a huge ship used as an obstacle, as a base that ships can overlap. Undefined for all other obstacles (HS-HOBS-06). */
export function hulkAt(pose: Pose, id: ObstacleId): Box | undefined {
  if (OBSTACLES[id].kind !== "hugeShip") return undefined;
  const [, , right = 0, , , forward = 0] = OBSTACLES[id].outline;
  return boxAt(pose, 0, 0, mm(2 * right), mm(2 * forward));
}

/** Returns an obstacle for measuring distances only. */
export const obstacleToMeasure = (pose: Pose, id: ObstacleId, flipped = false): Polygon =>
  measured(outlineAt(pose, outlineOf(id), flipped));

const outlines = new Map<ObstacleId, readonly number[]>();

function outlineOf(id: ObstacleId): readonly number[] {
  const known = outlines.get(id);
  if (known) return known;
  const made = obstacleOutline(id);
  outlines.set(id, made);
  return made;
}

/** Returns the outline in micrometres, for drawing; mirrored for the token's other face. */
export const obstacleOutline = (id: ObstacleId, flipped = false): readonly number[] =>
  OBSTACLES[id].outline.map((figure, at) => mm((flipped && at % 2 === 0 ? 0 - figure : figure) * OBSTACLE_SCALE));
