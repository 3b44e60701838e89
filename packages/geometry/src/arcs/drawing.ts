/** Outlines for display: the area within a distance of a base, an arc up to a distance, a template. The rules never use them. */
import { cosine, QUARTER_TURN, sine } from "@broadside/kit";
import type { Box, Shape } from "../shapes/shapes.ts";
import { type Arc, clip } from "./arcs.ts";

/** The number of steps in a drawn quarter circle. */
const STEPS = 12;

/** Everything within a distance of a box: its outline moved outwards, with rounded corners. */
export function reachOutline(box: Box, reach: number): readonly number[] {
  const outline: number[] = [];
  // The corners counter-clockwise from the front right, each with the direction in which its quarter circle starts.
  const corners = [
    { right: 1, forward: 1, from: QUARTER_TURN },
    { right: -1, forward: 1, from: 0 },
    { right: -1, forward: -1, from: -QUARTER_TURN },
    { right: 1, forward: -1, from: -2 * QUARTER_TURN },
  ];
  for (const { right, forward, from } of corners)
    for (let step = 0; step <= STEPS; step += 1) {
      const angle = from - (QUARTER_TURN * step) / STEPS;
      const r = right * box.halfWidth + reach * sine(angle);
      const f = forward * box.halfLength + reach * cosine(angle);
      outline.push(box.cx + r * box.fy + f * box.fx, box.cy - r * box.fx + f * box.fy);
    }
  return outline;
}

/** Returns an arc up to a distance from the base it is measured from, as one closed outline per cell. */
export const arcOutlines = (arc: Arc, from: Box, reach: number): readonly (readonly number[])[] =>
  arc.cells.map((cell) => clip(reachOutline(from, reach), cell)).filter((outline) => outline.length >= 6);

/** Returns a shape as a closed outline. A bend is drawn in short straight steps. */
export function shapeOutline(shape: Shape): readonly number[] {
  if (shape.kind !== "bend") return shape.points;
  const { ox, oy, startX, startY, endX, endY, innerRadius, outerRadius } = shape;
  const outer: number[] = [];
  const inner: number[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    // If two directions are less than half a turn apart, a weighted sum of them points between them.
    const share = step / STEPS;
    const x = startX * (1 - share) + endX * share;
    const y = startY * (1 - share) + endY * share;
    const length = Math.sqrt(x * x + y * y);
    outer.push(ox + (x / length) * outerRadius, oy + (y / length) * outerRadius);
    inner.unshift(ox + (x / length) * innerRadius, oy + (y / length) * innerRadius);
  }
  return [...outer, ...inner];
}
