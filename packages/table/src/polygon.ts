/** Converts flat lists of coordinates to points, edges and distances. */
import type { Point } from "@broadside/geometry";
import type { Points } from "./view.ts";

export function pointsOf(points: Points): Point[] {
  const result: Point[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) result.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 });
  return result;
}

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });

/** Whether a point is inside a polygon: a line going right from the point then crosses an odd number of edges. */
export function encloses(polygon: Points, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(polygon)) {
    if (a.y > y !== b.y > y && x < between(a, b, (y - a.y) / (b.y - a.y)).x) inside = !inside;
  }
  return inside;
}

export const distanceToEdges = (polygon: Points, point: Point): number =>
  Math.min(...edgesOf(polygon).map(([a, b]) => distance(nearestOn(a, b, point), point)));

/** Returns the place for a label: the average of a polygon's corners, or the point halfway along a line. */
export function labelPoint(points: Points, closed: boolean): Point {
  const corners = pointsOf(points);
  if (closed) return corners.reduce((sum, { x, y }) => ({ x: sum.x + x / corners.length, y: sum.y + y / corners.length }), { x: 0, y: 0 });
  const edges = edgesOf(points).slice(0, -1);
  let rest = edges.reduce((sum, [a, b]) => sum + distance(a, b), 0) / 2;
  for (const [a, b] of edges) {
    const length = distance(a, b);
    if (length > 0 && rest <= length) return between(a, b, rest / length);
    rest -= length;
  }
  return corners[0] ?? { x: 0, y: 0 };
}

function nearestOn(a: Point, b: Point, { x, y }: Point): Point {
  const length = distance(a, b);
  if (length === 0) return a;
  const part = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / (length * length);
  return between(a, b, Math.min(1, Math.max(0, part)));
}

/** The last edge leads back to the first point. */
function edgesOf(points: Points): (readonly [Point, Point])[] {
  const corners = pointsOf(points);
  return corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);
}
