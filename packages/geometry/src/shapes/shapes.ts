/** Shapes on the table, built once per pose: boxes (bases, straight templates), polygons (tokens) and bends (curved templates). */
import { cosine, invariant, sine } from "@broadside/kit";
import { type Point, type Pose, vectorLength } from "./pose.ts";
import { CONTACT } from "./units.ts";

/** A turned rectangle. */
export interface Box {
  readonly kind: "box";
  /** Its middle. */
  readonly cx: number;
  readonly cy: number;
  /** The unit vector along the box's length. The unit vector to its right is (fy, −fx). */
  readonly fx: number;
  readonly fy: number;
  readonly halfWidth: number;
  readonly halfLength: number;
  /** The radius of the smallest circle around the centre that contains the whole box. */
  readonly radius: number;
  /** Corners as x, y, x, y …, counter-clockwise. */
  readonly points: readonly number[];
}

/** Any simple polygon. */
export interface Polygon {
  readonly kind: "polygon";
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Corners as x, y, x, y …, counter-clockwise. */
  readonly points: readonly number[];
  /**
   * The outline moved inwards by the tolerance. A shape that meets the inner outline overlaps the polygon. A shape that meets only the real
   * outline touches it.
   */
  readonly inner: readonly number[];
}

/** A curved template, as part of a ring. */
export interface Bend {
  readonly kind: "bend";
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** The centre of the curve. */
  readonly ox: number;
  readonly oy: number;
  /** Unit vectors from the centre of the curve to the start and the end of the bend. */
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  /** 1 if the bend runs clockwise (to the right), −1 if it runs counter-clockwise. */
  readonly side: 1 | -1;
  readonly innerRadius: number;
  readonly outerRadius: number;
}

export type Solid = Box | Polygon;
export type Shape = Solid | Bend;
/** The union of its parts. */
export type Area = readonly Solid[];

/** Builds a rectangle along the pose's heading. Its centre is `right` and `forward` of the pose. */
export const boxAt = (pose: Pose, right: number, forward: number, width: number, length: number): Box =>
  boxAlong(pose, sine(pose.heading), cosine(pose.heading), right, forward, width, length);

/** Like `boxAt`, but with the direction of the heading already computed. */
export function boxAlong(at: Point, fx: number, fy: number, right: number, forward: number, width: number, length: number): Box {
  const cx = at.x + right * fy + forward * fx;
  const cy = at.y + forward * fy - right * fx;
  const halfWidth = width / 2;
  const halfLength = length / 2;
  const rx = fy * halfWidth;
  const ry = -fx * halfWidth;
  const ux = fx * halfLength;
  const uy = fy * halfLength;
  const points = [cx + rx + ux, cy + ry + uy, cx - rx + ux, cy - ry + uy, cx - rx - ux, cy - ry - uy, cx + rx - ux, cy + ry - uy];
  return { kind: "box", cx, cy, fx, fy, halfWidth, halfLength, radius: Math.sqrt(halfWidth * halfWidth + halfLength * halfLength), points };
}

/**
 * Builds a polygon from an outline in the piece's own frame (right, forward, right, forward …), counter-clockwise; mirrored for a token's
 * other face.
 */
export const polygonAt = (pose: Pose, outline: readonly number[], mirrored = false): Polygon => polygon(outlineAt(pose, outline, mirrored));

/** Returns the same outline as a flat list of table points. */
export function outlineAt(pose: Pose, outline: readonly number[], mirrored: boolean): readonly number[] {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  const points = outline.slice();
  for (let at = 0; at < outline.length; at += 2) {
    const from = mirrored ? outline.length - 2 - at : at;
    const right = mirrored ? -outline[from] : outline[from];
    const forward = outline[from + 1];
    points[at] = pose.x + right * cos + forward * sin;
    points[at + 1] = pose.y + forward * cos - right * sin;
  }
  return points;
}

/** Builds a polygon from table points, counter-clockwise. */
export function polygon(points: readonly number[]): Polygon {
  invariant(points.length >= 6 && points.length % 2 === 0, "a polygon has at least three corners");
  return measured(points, insetOutline(points, CONTACT));
}

/** Builds a polygon. Without `inner`, it is only suitable for measuring distances. */
export function measured(points: readonly number[], inner = points): Polygon {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = left;
  let top = right;
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, points[at]);
    right = Math.max(right, points[at]);
    bottom = Math.min(bottom, points[at + 1]);
    top = Math.max(top, points[at + 1]);
  }
  const cx = (left + right) / 2;
  const cy = (bottom + top) / 2;
  let radius = 0;
  for (let at = 0; at < points.length; at += 2) radius = Math.max(radius, vectorLength(points[at] - cx, points[at + 1] - cy));
  return { kind: "polygon", cx, cy, radius, points, inner };
}

/** Returns the outline with every edge moved inwards by the same distance. */
function insetOutline(points: readonly number[], by: number): readonly number[] {
  const count = points.length;
  const inner = points.slice();
  for (let at = 0; at < count; at += 2) {
    const [px, py] = [points[(at - 2 + count) % count], points[(at - 1 + count) % count]];
    const [x, y] = [points[at], points[at + 1]];
    const [nx, ny] = [points[(at + 2) % count], points[(at + 3) % count]];
    const before = vectorLength(x - px, y - py);
    const after = vectorLength(nx - x, ny - y);
    const [ax, ay] = [(x - px) / before, (y - py) / before];
    const [bx, by2] = [(nx - x) / after, (ny - y) / after];
    // Moves the corner so that it is `by` inside both edges. Inwards is to the left of a counter-clockwise edge.
    const scale = by / (1 + ax * bx + ay * by2);
    inner[at] = x - (ay + by2) * scale;
    inner[at + 1] = y + (ax + bx) * scale;
  }
  return inner;
}

/** Builds a curved template with a centre-line radius and a width. It starts at the pose, along the pose's heading. */
export function bendAt(pose: Pose, side: 1 | -1, centreRadius: number, angle: number, width: number): Bend {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  const ox = pose.x + side * centreRadius * cos;
  const oy = pose.y - side * centreRadius * sin;
  // The direction from the curve's centre to its start is opposite to `side`. The end is that direction turned by the angle.
  const startX = -side * cos;
  const startY = side * sin;
  const turned = pose.heading + side * angle;
  const endX = -side * cosine(turned);
  const endY = side * sine(turned);
  const middle = pose.heading + (side * angle) / 2;
  const outerRadius = centreRadius + width / 2;
  const innerRadius = centreRadius - width / 2;
  const cx = ox - side * cosine(middle) * centreRadius;
  const cy = oy + side * sine(middle) * centreRadius;
  const radius = vectorLength(outerRadius * startX + ox - cx, outerRadius * startY + oy - cy);
  return { kind: "bend", cx, cy, radius, ox, oy, startX, startY, endX, endY, side, innerRadius, outerRadius };
}
