/** Determines where a piece ends up when a player drags, nudges or turns it. */
import { degrees, mm, normalHeading, type Point, type Pose } from "@broadside/geometry";
import { bearing } from "@broadside/kit";
import type { Area, Track } from "./view.ts";

/** A dragged piece snaps to this grid. */
const GRID = mm(0.1);
/** A piece may be at most this far outside the play area, so that players can always find it again. */
const BEYOND = mm(100);
const TURN = degrees(1);
const COARSE_TURN = degrees(15);

export interface Nudge {
  readonly right: number;
  readonly up: number;
  readonly turn: number;
}

export const draggedTo = (area: Area, pose: Pose, { x, y }: Point): Pose =>
  within(area, { ...pose, x: onGrid(x, GRID), y: onGrid(y, GRID) });

export const nudged = (area: Area, pose: Pose, { right, up, turn }: Nudge): Pose =>
  within(area, { x: pose.x + right, y: pose.y + up, heading: normalHeading(pose.heading + turn) });

export const turnedTo = (pose: Pose, heading: number, coarse: boolean): Pose => ({
  ...pose,
  heading: normalHeading(onGrid(heading, coarse ? COARSE_TURN : TURN)),
});

/** Returns the nearest point on the line, with the line's heading. */
export function onTrack({ from, to }: Track, { x, y }: Point): Pose {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x * along.x + along.y * along.y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * along.x + (y - from.y) * along.y) / length));
  return { x: Math.round(from.x + along.x * share), y: Math.round(from.y + along.y * share), heading: from.heading };
}

export const bearingFrom = (from: Point, to: Point): number => bearing(to.x - from.x, to.y - from.y);

const onGrid = (value: number, grid: number): number => Math.round(value / grid) * grid;

const within = (area: Area, { x, y, heading }: Pose): Pose => ({ x: held(x, area.width), y: held(y, area.height), heading });

const held = (value: number, size: number): number => Math.min(Math.max(value, -BEYOND), size + BEYOND);
