/** The table: its size, edges, contents, deployment areas and a player's own edge. */
import { type BaseId, baseAt, baseFacts } from "../pieces/bases.ts";
import { holdsPoint, lineCrosses } from "../shapes/overlap.ts";
import type { Point, Pose } from "../shapes/pose.ts";
import { BAND } from "../shapes/range.ts";
import { type Area, polygon, type Solid } from "../shapes/shapes.ts";
import { CONTACT, mm } from "../shapes/units.ts";

export interface PlayArea {
  readonly width: number;
  readonly height: number;
}

/** The two play areas: three by three feet, and six by three feet. */
export const PLAY_AREAS = {
  "3x3": { width: mm(914.4), height: mm(914.4) },
  "6x3": { width: mm(1828.8), height: mm(914.4) },
} as const satisfies Record<string, PlayArea>;
export type PlayAreaId = keyof typeof PLAY_AREAS;

export const EDGES = ["bottom", "right", "top", "left"] as const;
export type Edge = (typeof EDGES)[number];

export const middleOf = ({ width, height }: PlayArea): Point => ({ x: width / 2, y: height / 2 });

/** True if every corner is on the table. The table's edge itself still counts; guides are ignored (1E-MOVE-12). */
export const isOnTable = (table: PlayArea, area: Area): boolean =>
  area.every((part) => isRoundInside(table, part) || hasEveryCornerOn(table, part));

/** Checks a part's bounding circle, which is faster and usually enough. */
const isRoundInside = ({ width, height }: PlayArea, { cx, cy, radius }: Pick<Solid, "cx" | "cy" | "radius">): boolean =>
  cx >= radius && cy >= radius && cx <= width - radius && cy <= height - radius;

const hasEveryCornerOn = ({ width, height }: PlayArea, { points }: Solid): boolean =>
  everyPoint(points, (x, y) => x >= -CONTACT && y >= -CONTACT && x <= width + CONTACT && y <= height + CONTACT);

/** True if a ship has fled. Checking the circle around the base, or its centre, is usually enough. */
export function hasFled(table: PlayArea, base: BaseId, pose: Pose): boolean {
  const { x, y } = pose;
  if (x < 0 || y < 0 || x > table.width || y > table.height) return true;
  const about = { cx: x, cy: y, radius: baseFacts(base).radius };
  return !isRoundInside(table, about) && !isOnTable(table, [baseAt(base, pose)]);
}

function everyPoint(points: readonly number[], holds: (x: number, y: number) => boolean): boolean {
  for (let at = 0; at < points.length; at += 2) if (!holds(points[at], points[at + 1])) return false;
  return true;
}

/** Returns how far a point is from an edge, towards the middle of the table. */
function depthFrom({ width, height }: PlayArea, edge: Edge, x: number, y: number): number {
  switch (edge) {
    case "bottom":
      return y;
    case "top":
      return height - y;
    case "left":
      return x;
    case "right":
      return width - x;
  }
}

/** Returns the distances of an area's nearest and farthest points from an edge, in whole micrometres. */
export function depthsFrom(table: PlayArea, edge: Edge, area: Area): { readonly nearest: number; readonly farthest: number } {
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = Number.NEGATIVE_INFINITY;
  for (const { points } of area)
    for (let at = 0; at < points.length; at += 2) {
      const depth = depthFrom(table, edge, points[at], points[at + 1]);
      nearest = Math.min(nearest, depth);
      farthest = Math.max(farthest, depth);
    }
  return { nearest: Math.round(nearest), farthest: Math.round(farthest) };
}

/** True if all of an area is farther than `depth` from an edge. Checking the circles around its parts is usually enough. */
export function isDeeper(table: PlayArea, edge: Edge, area: Area, depth: number): boolean {
  for (const { cx, cy, radius } of area)
    if (depthFrom(table, edge, cx, cy) - radius <= depth + 1) return depthsFrom(table, edge, area).nearest > depth;
  return true;
}

/** A region of the table, by its corners in counter-clockwise order. */
export type Region = readonly Point[];

/**
 * A line of a grid with squares as wide as a range band. Lines are counted from the left or bottom edge, or from the opposite edge, because
 * the table is not a whole number of squares wide (EB-SETUP-08, EB-SETUP-22-Q).
 */
export type GridMark = number | { readonly fromFar: number };

export const gridRegion = ({ width, height }: PlayArea, corners: readonly (readonly [GridMark, GridMark])[]): Region =>
  corners.map(([x, y]) => ({ x: onGrid(width, x), y: onGrid(height, y) }));

const onGrid = (side: number, mark: GridMark): number => (typeof mark === "number" ? mark * BAND : side - mark.fromFar * BAND);

/** Whether an area is entirely in a region: no corner is outside, and no side of the region crosses it. */
export function isInside(region: Region, area: Area): boolean {
  const { points } = regionShape(region);
  const sides = sidesOf(region);
  const holds = (x: number, y: number) => holdsPoint(points, x, y) || sides.some((side) => isOnStretch(side, { x, y }));
  return area.every(
    (part) => everyPoint(part.points, holds) && !sides.some(({ from, to }) => lineCrosses(from.x, from.y, to.x, to.y, part)),
  );
}

/** Returns the strip along an edge, `bands` deep, with `freeBands` left free at both ends. */
export function edgeRegion({ width, height }: PlayArea, edge: Edge, bands: number, freeBands = 0): Region {
  const deep = bands * BAND;
  const free = freeBands * BAND;
  const along =
    edge === "bottom" || edge === "top"
      ? { x0: free, x1: width - free, y0: edge === "bottom" ? 0 : height - deep, y1: edge === "bottom" ? deep : height }
      : { x0: edge === "left" ? 0 : width - deep, x1: edge === "left" ? deep : width, y0: free, y1: height - free };
  return [
    { x: along.x0, y: along.y0 },
    { x: along.x1, y: along.y0 },
    { x: along.x1, y: along.y1 },
    { x: along.x0, y: along.y1 },
  ];
}

export const regionShape = (region: Region): Solid => polygon(region.flatMap(({ x, y }) => [x, y]));

/** A segment of an edge that counts as a player's own. */
export interface EdgeStretch {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Returns the segments that count as a player's own edge: table edges in their area, otherwise any side of the area, otherwise any table
 * edge (EB-DEPLOY-03 to -05).
 */
export function ownEdges(table: PlayArea, region: Region | undefined): readonly EdgeStretch[] {
  if (!region) return sidesOf(edgeRegion(table, "bottom", table.height / BAND));
  const sides = sidesOf(region);
  const onTableEdge = sides.filter(({ from, to }) =>
    EDGES.some((edge) => depthFrom(table, edge, from.x, from.y) <= CONTACT && depthFrom(table, edge, to.x, to.y) <= CONTACT),
  );
  return onTableEdge.length > 0 ? onTableEdge : sides;
}

const sidesOf = (region: Region): readonly EdgeStretch[] =>
  region.map((from, index) => ({ from, to: region[(index + 1) % region.length] ?? from }));

/** Whether a point is on a segment. */
export function isOnStretch({ from, to }: EdgeStretch, { x, y }: Point): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const off = Math.abs((x - from.x) * dy - (y - from.y) * dx) / length;
  const along = ((x - from.x) * dx + (y - from.y) * dy) / length;
  return off <= CONTACT && along >= -CONTACT && along <= length + CONTACT;
}
