/** Shortest distances and the lines along which they are measured. */
import { convexParts } from "./convex.ts";
import { areasOverlap, meets } from "./overlap.ts";
import { vectorLength } from "./pose.ts";
import type { Area, Box, Solid } from "./shapes.ts";
import { CONTACT } from "./units.ts";

/** The shortest distance between two solids in whole micrometres; zero exactly when they meet. */
export const distance = (a: Solid, b: Solid): number =>
  meets(a, b) ? 0 : Math.round(Math.sqrt(a.kind === "box" && b.kind === "box" ? boxGap(a, b) : outlineGap(a.points, b.points)));

export function areaDistance(a: Area, b: Area): number {
  let least = Number.POSITIVE_INFINITY;
  for (const part of a)
    for (const other of b) {
      // Two parts are never closer together than the circles around them, so skip parts whose circles are too far apart.
      if (least < Number.POSITIVE_INFINITY && vectorLength(other.cx - part.cx, other.cy - part.cy) - part.radius - other.radius >= least)
        continue;
      least = Math.min(least, distance(part, other));
    }
  return least;
}

export const CONTACTS = ["apart", "touching", "overlapping"] as const;
export type Contact = (typeof CONTACTS)[number];

export const contact = (a: Area, b: Area): Contact =>
  areasOverlap(a, b) ? "overlapping" : areaDistance(a, b) <= CONTACT ? "touching" : "apart";

/** A measured line between two shapes. */
export interface Line {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export interface Closest {
  readonly distance: number;
  /**
   * All shortest lines to choose from. A band is a single line or, between parallel edges, a range of equal lines given by its two ends.
   * Empty if the shapes meet.
   */
  readonly bands: readonly Band[];
}

/** A range of equally long lines. Both ends are the same if there is only one. */
export interface Band {
  readonly first: Line;
  readonly last: Line;
}

/** Finds the shortest lines between two areas. Lines whose lengths differ by at most the tolerance count as equal. */
export function closest(a: Area, b: Area): Closest {
  const least = areaDistance(a, b);
  const bands: Band[] = [];
  if (least === 0) return { distance: 0, bands };
  // Between convex parts there is one shortest line, or a band of them between two parallel edges.
  for (const solid of a)
    for (const part of convexOf(solid))
      for (const other of b)
        for (const piece of convexOf(other)) {
          const lines = shortLines(part, piece, least + CONTACT);
          if (lines.length > 0) bands.push({ first: lines[0], last: farthestFrom(lines[0], lines) });
        }
  return { distance: least, bands };
}

const convexOf = (solid: Solid): readonly (readonly number[])[] => (solid.kind === "box" ? [solid.points] : convexParts(solid.points));

/** Returns the lines from each corner to the nearest point of the other outline, if they are no longer than `most`. */
function shortLines(a: readonly number[], b: readonly number[], most: number): readonly Line[] {
  const lines: Line[] = [];
  const limit = most * most;
  for (let at = 0; at < a.length; at += 2)
    if (seekNearest(a[at], a[at + 1], b) <= limit) lines.push({ ax: a[at], ay: a[at + 1], bx: nearest.x, by: nearest.y });
  for (let at = 0; at < b.length; at += 2)
    if (seekNearest(b[at], b[at + 1], a) <= limit) lines.push({ ax: nearest.x, ay: nearest.y, bx: b[at], by: b[at + 1] });
  return lines;
}

function farthestFrom(first: Line, lines: readonly Line[]): Line {
  let last = first;
  let most = 0;
  for (const line of lines) {
    const apart = vectorLength(line.ax - first.ax, line.ay - first.ay) + vectorLength(line.bx - first.bx, line.by - first.by);
    if (apart > most) {
      most = apart;
      last = line;
    }
  }
  return last;
}

/** The result of the last search, reused to avoid garbage. */
const nearest = { x: 0, y: 0 };

/** The squared distance from a point to an outline. Sets `nearest` to the closest point of the outline. */
function seekNearest(px: number, py: number, outline: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  let ax = outline[outline.length - 2];
  let ay = outline[outline.length - 1];
  for (let at = 0; at < outline.length; at += 2) {
    const bx = outline[at];
    const by = outline[at + 1];
    const dx = bx - ax;
    const dy = by - ay;
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
    const x = ax + dx * t;
    const y = ay + dy * t;
    const square = (px - x) * (px - x) + (py - y) * (py - y);
    if (square < least) {
      least = square;
      nearest.x = x;
      nearest.y = y;
    }
    ax = bx;
    ay = by;
  }
  return least;
}

/** The squared gap between two boxes that do not meet, from each box's corners to the other box. */
const boxGap = (a: Box, b: Box): number => Math.min(cornersToBox(a.points, b), cornersToBox(b.points, a));

function cornersToBox(points: readonly number[], box: Box): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 8; at += 2) {
    const dx = points[at] - box.cx;
    const dy = points[at + 1] - box.cy;
    let right = dx * box.fy - dy * box.fx;
    let forward = dx * box.fx + dy * box.fy;
    right = (right < 0 ? -right : right) - box.halfWidth;
    forward = (forward < 0 ? -forward : forward) - box.halfLength;
    const square = (right > 0 ? right * right : 0) + (forward > 0 ? forward * forward : 0);
    if (square < least) least = square;
  }
  return least;
}

/** The squared gap between two outlines that do not meet. */
const outlineGap = (a: readonly number[], b: readonly number[]): number => Math.min(cornersToOutline(a, b), cornersToOutline(b, a));

function cornersToOutline(corners: readonly number[], outline: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < corners.length; at += 2) least = Math.min(least, seekNearest(corners[at], corners[at + 1], outline));
  return least;
}
