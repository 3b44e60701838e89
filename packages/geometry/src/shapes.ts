/** What lies on the table: boxes (bases, straight templates), polygons (tokens) and bends (curved templates), built once per pose. */
import { cosine, invariant, sine } from "@broadside/kit";
import { type Point, type Pose, vectorLength } from "./pose.ts";
import { CONTACT } from "./units.ts";

/** A turned rectangle. */
export interface Box {
  readonly kind: "box";
  /** Its middle. */
  readonly cx: number;
  readonly cy: number;
  /** The unit vector along its length; the one to its right is (fy, −fx). */
  readonly fx: number;
  readonly fy: number;
  readonly halfWidth: number;
  readonly halfLength: number;
  /** Of the circle about the middle that holds it. */
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
  /** The outline moved inwards by the tolerance: what meets it overlaps, what meets only the outline touches. */
  readonly inner: readonly number[];
}

/** A part of a ring: a curved template. */
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
  /** 1 where the bend runs clockwise (a right-hand one), −1 where it runs counter-clockwise. */
  readonly side: 1 | -1;
  readonly innerRadius: number;
  readonly outerRadius: number;
}

export type Solid = Box | Polygon;
export type Shape = Solid | Bend;
/** The union of its parts. */
export type Area = readonly Solid[];

/** A rectangle whose middle lies `right` and `forward` of the pose, along its heading. */
export const boxAt = (pose: Pose, right: number, forward: number, width: number, length: number): Box =>
  boxAlong(pose, sine(pose.heading), cosine(pose.heading), right, forward, width, length);

/** The same where the direction of the heading is known. */
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

/** A polygon from an outline in the piece's own frame (right, forward, right, forward …), counter-clockwise; mirrored for a token's other face. */
export const polygonAt = (pose: Pose, outline: readonly number[], mirrored = false): Polygon => polygon(outlineAt(pose, outline, mirrored));

/** The same as points of the table. */
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

/** A polygon from table points, counter-clockwise. */
export function polygon(points: readonly number[]): Polygon {
  invariant(points.length >= 6 && points.length % 2 === 0, "a polygon has at least three corners");
  return measured(points, insetOutline(points, CONTACT));
}

/** A polygon for measuring distances only, where nothing is said about its inside. */
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

/** Every edge moved inwards by the same distance. */
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
    // The corner moves so that it stays `by` inside both edges; inwards is to the left of a counter-clockwise edge.
    const scale = by / (1 + ax * bx + ay * by2);
    inner[at] = x - (ay + by2) * scale;
    inner[at + 1] = y + (ax + bx) * scale;
  }
  return inner;
}

/** A curved template of a centre-line radius and width that starts at the pose, along its heading. */
export function bendAt(pose: Pose, side: 1 | -1, centreRadius: number, angle: number, width: number): Bend {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  const ox = pose.x + side * centreRadius * cos;
  const oy = pose.y - side * centreRadius * sin;
  // From the centre of the curve to its start lies against `side`; the end is turned on by the angle.
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
