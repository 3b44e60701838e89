/**
 * The drawing's own units: millimetres, y down, same origin as the table.
 * The only place where the table's upward y is turned over; clockwise stays clockwise.
 */
import { degrees, mm, type Point, type Pose } from "@broadside/geometry";
import { pointsOf } from "./polygon.ts";
import type { Points } from "./view.ts";

export const toPaper = ({ x, y }: Point): Point => ({ x: x / mm(1), y: (0 - y) / mm(1) });
export const fromPaper = ({ x, y }: Point): Point => ({ x: x * mm(1), y: (0 - y) * mm(1) });

/** An SVG path through points of the table, or of a piece's own frame. */
export function pathThrough(points: Points, closed: boolean): string {
  const corners = pointsOf(points).map((point) => {
    const { x, y } = toPaper(point);
    return `${x} ${y}`;
  });
  return corners.length === 0 ? "" : `M${corners.join("L")}${closed ? "Z" : ""}`;
}

export const pathsThrough = (lists: readonly Points[], closed: boolean): string =>
  lists.map((points) => pathThrough(points, closed)).join("");

/** A dot of the stroke's width at every point: lines of no length with round ends. */
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
