/** Outlines to draw: what lies within a reach of a base, an arc out to a reach, a template. For eyes only; nothing is decided by them. */
import { cosine, QUARTER_TURN, sine } from "@broadside/kit";
import { type Arc, clip } from "./arcs.ts";
import type { Box, Shape } from "./shapes.ts";

/** Steps of a drawn quarter circle. */
const STEPS = 12;

/** Everything no farther than a distance from a box: its outline moved out, the corners rounded. */
export function reachOutline(box: Box, reach: number): readonly number[] {
  const outline: number[] = [];
  // Counter-clockwise from the right-hand front corner, each with the directions from which to which its circle runs.
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

/** An arc out to a reach of the base it is measured from, a closed outline for each of its cells. */
export const arcOutlines = (arc: Arc, from: Box, reach: number): readonly (readonly number[])[] =>
  arc.cells.map((cell) => clip(reachOutline(from, reach), cell)).filter((outline) => outline.length >= 6);

/** A shape as a closed outline; a bend in short straight steps. */
export function shapeOutline(shape: Shape): readonly number[] {
  if (shape.kind !== "bend") return shape.points;
  const { ox, oy, startX, startY, endX, endY, innerRadius, outerRadius } = shape;
  const outer: number[] = [];
  const inner: number[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    // Between two directions less than half a turn apart, a weighted sum points between them.
    const share = step / STEPS;
    const x = startX * (1 - share) + endX * share;
    const y = startY * (1 - share) + endY * share;
    const length = Math.sqrt(x * x + y * y);
    outer.push(ox + (x / length) * outerRadius, oy + (y / length) * outerRadius);
    inner.unshift(ox + (x / length) * innerRadius, oy + (y / length) * innerRadius);
  }
  return [...outer, ...inner];
}
