/**
 * Where a ship is or could be, as numbers for quick measuring. The rules measure exactly. A bot weighs thousands of positions for one
 * choice, so here a target is only nine points: eight on its outline, and its centre.
 */
import { type ArcName, arcAt, type BaseId, baseFacts, type Cell, type EditionArcs, type Pose } from "@broadside/geometry";
import { cosine, sine } from "@broadside/kit";

export interface BasePosition {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly sin: number;
  readonly cos: number;
  readonly halfWidth: number;
  readonly halfLength: number;
  readonly radius: number;
}

export function basePositionAt(base: BaseId, { x, y, heading }: Pose): BasePosition {
  const { width, length, radius } = baseFacts(base);
  return { x, y, heading, sin: sine(heading), cos: cosine(heading), halfWidth: width / 2, halfLength: length / 2, radius };
}

/** The half planes of an arc, for a ship at the origin; undefined for a weapon that fires all around. */
export type ArcCells = readonly Cell[] | undefined;

const knownCells = new Map<string, readonly Cell[]>();
const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

/** Returns the arcs of a weapon, in the frame of its ship. */
export function cellsOf(edition: EditionArcs, base: BaseId, arcs: readonly (ArcName | "any")[]): ArcCells {
  const cells: Cell[] = [];
  for (const name of arcs) {
    if (name === "any") return undefined;
    const key = `${edition} ${base} ${name}`;
    const known = knownCells.get(key) ?? arcAt(edition, base, name, ORIGIN)?.cells ?? [];
    knownCells.set(key, known);
    cells.push(...known);
  }
  return cells;
}

const isInCell = (cell: Cell, x: number, y: number): boolean => {
  for (let at = 0; at < cell.length; at += 3)
    if ((cell[at] as number) * x + (cell[at + 1] as number) * y < (cell[at + 2] as number)) return false;
  return true;
};

function isInCells(cells: readonly Cell[], x: number, y: number): boolean {
  for (const cell of cells) if (isInCell(cell, x, y)) return true;
  return false;
}

/** True if a position is in one of a ship's arcs, at any distance. */
export function bearsOn({ x, y, sin, cos }: BasePosition, cells: ArcCells, place: { readonly x: number; readonly y: number }): boolean {
  const [dx, dy] = [place.x - x, place.y - y];
  return cells === undefined || isInCells(cells, dx * cos - dy * sin, dx * sin + dy * cos);
}

/** The squared distance from a base at the origin to a point. */
function squaredGap(halfWidth: number, halfLength: number, x: number, y: number): number {
  const dx = Math.abs(x) - halfWidth;
  const dy = Math.abs(y) - halfLength;
  return (dx > 0 ? dx * dx : 0) + (dy > 0 ? dy * dy : 0);
}

/**
 * Returns the distance from a ship to a target, within some of the ship's arcs or all around; infinite if no part of the target is in them.
 */
export function reach(from: BasePosition, cells: ArcCells, to: BasePosition, most: number): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = most + from.radius + to.radius;
  if (dx * dx + dy * dy > far * far) return Number.POSITIVE_INFINITY;
  const { halfWidth, halfLength } = from;
  const mx = dx * from.cos - dy * from.sin;
  const my = dx * from.sin + dy * from.cos;
  // The target's right and forward directions in the ship's frame.
  const turnSin = to.sin * from.cos - to.cos * from.sin;
  const turnCos = to.cos * from.cos + to.sin * from.sin;
  const rx = turnCos * to.halfWidth;
  const ry = -turnSin * to.halfWidth;
  const fx = turnSin * to.halfLength;
  const fy = turnCos * to.halfLength;
  let least = Number.POSITIVE_INFINITY;
  for (let right = -1; right <= 1; right += 1)
    for (let forward = -1; forward <= 1; forward += 1) {
      const x = mx + right * rx + forward * fx;
      const y = my + right * ry + forward * fy;
      if (cells !== undefined && !isInCells(cells, x, y)) continue;
      const gap = squaredGap(halfWidth, halfLength, x, y);
      if (gap < least) least = gap;
    }
  return Math.sqrt(least);
}

/** True if two bases overlap or nearly touch. */
export function collide(one: BasePosition, other: BasePosition): boolean {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const far = one.radius + other.radius;
  if (dx * dx + dy * dy > far * far) return false;
  return isApartAlong(one, other, dx, dy) === false && isApartAlong(other, one, -dx, -dy) === false;
}

/** True if an edge of the first base separates the two. */
function isApartAlong(one: BasePosition, other: BasePosition, dx: number, dy: number): boolean {
  const right = dx * one.cos - dy * one.sin;
  const forward = dx * one.sin + dy * one.cos;
  const turnSin = Math.abs(other.sin * one.cos - other.cos * one.sin);
  const turnCos = Math.abs(other.cos * one.cos + other.sin * one.sin);
  const across = turnCos * other.halfWidth + turnSin * other.halfLength;
  const along = turnSin * other.halfWidth + turnCos * other.halfLength;
  return Math.abs(right) >= one.halfWidth + across || Math.abs(forward) >= one.halfLength + along;
}
