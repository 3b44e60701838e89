/**
 * The drawing's own units: millimetres with the table's origin, and with y pointing down. On the table, y points up, and only this file
 * converts between the two. Clockwise is clockwise in both.
 */
import { degrees, mm, type Point, type Pose } from "@broadside/geometry";
import { pointsOf } from "./polygon.ts";
import type { Points } from "./view.ts";

export const toPaper = ({ x, y }: Point): Point => ({ x: x / mm(1), y: (0 - y) / mm(1) });
export const fromPaper = ({ x, y }: Point): Point => ({ x: x * mm(1), y: (0 - y) * mm(1) });

/** An SVG path through points on the table, or in a piece's own coordinates. */
export function pathThrough(points: Points, closed: boolean): string {
  const corners = pointsOf(points).map((point) => {
    const { x, y } = toPaper(point);
    return `${x} ${y}`;
  });
  return corners.length === 0 ? "" : `M${corners.join("L")}${closed ? "Z" : ""}`;
}

export const pathsThrough = (lists: readonly Points[], closed: boolean): string =>
  lists.map((points) => pathThrough(points, closed)).join("");

/** Draws a dot at every point. Each dot is a line of length zero with round ends, so it is as wide as the stroke. */
export const dotsAt = (points: Points): string =>
  pointsOf(points)
    .map(toPaper)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");

function translation(point: Point): string {
  const { x, y } = toPaper(point);
  return `translate(${x} ${y})`;
}

export const placement = (pose: Pose): string => `${translation(pose)} rotate(${pose.heading / degrees(1)})`;
