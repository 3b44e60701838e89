/** A piece's position and heading: whole micrometres and whole thousandths of a degree, clockwise from +y. */
import { cosine, FULL_TURN, sine } from "@broadside/kit";
import { toGrid } from "./units.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Pose extends Point {
  /** In [0, 360°). */
  readonly heading: number;
}

/** Returns the length of a vector. Math.hypot gives different results in different engines. */
export const vectorLength = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A movement in a piece's own frame. */
export interface Shift {
  readonly right: number;
  readonly forward: number;
  readonly turn: number;
}

export const STILL: Shift = { right: 0, forward: 0, turn: 0 };

export const normalHeading = (angle: number): number => {
  const rest = toGrid(angle) % FULL_TURN;
  return rest < 0 ? rest + FULL_TURN : rest + 0;
};

/** Returns the pose after a movement in the piece's own frame, rounded to whole units. */
export function shifted(pose: Pose, { right, forward, turn }: Shift): Pose {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  return {
    x: pose.x + toGrid(right * cos + forward * sin),
    y: pose.y + toGrid(forward * cos - right * sin),
    heading: normalHeading(pose.heading + turn),
  };
}

/** Converts a point from the piece's own frame to the table. */
export function toTable(pose: Pose, right: number, forward: number): Point {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  return { x: pose.x + right * cos + forward * sin, y: pose.y + forward * cos - right * sin };
}

/** Converts a point on the table to the piece's own frame. */
export function toPiece(pose: Pose, { x, y }: Point): { readonly right: number; readonly forward: number } {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  return { right: (x - pose.x) * cos - (y - pose.y) * sin, forward: (x - pose.x) * sin + (y - pose.y) * cos };
}

export const mirroredPose = ({ x, y, heading }: Pose): Pose => ({ x: 0 - x, y, heading: normalHeading(-heading) });
export const mirroredShift = ({ right, forward, turn }: Shift): Shift => ({ right: 0 - right, forward, turn: 0 - turn });
export const samePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.heading === b.heading;
