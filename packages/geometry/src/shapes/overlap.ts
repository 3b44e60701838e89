/** Overlap and contact. Touching is not overlapping: shapes overlap if they penetrate each other by more than the tolerance. */
import type { Area, Bend, Box, Polygon, Shape, Solid } from "./shapes.ts";
import { CONTACT } from "./units.ts";

/** Whether two shapes overlap. Two bends are never compared. */
export function overlaps(a: Shape, b: Solid): boolean {
  const reach = a.radius + b.radius;
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  if (dx * dx + dy * dy > reach * reach) return false;
  if (a.kind === "box") return b.kind === "box" ? penetration(a, b) > CONTACT : boxMeetsOutline(a, b.points, CONTACT);
  if (a.kind === "bend") return bendMeetsOutline(a, b.points, CONTACT);
  if (b.kind === "box") return boxMeetsOutline(b, a.points, CONTACT);
  return outlinesMeet(a.inner, b.points) && outlinesMeet(a.points, b.inner);
}

export function areasOverlap(a: readonly Shape[], b: Area): boolean {
  for (const part of a) for (const other of b) if (overlaps(part, other)) return true;
  return false;
}

/** Returns how deeply two boxes penetrate each other, along the axis with the least penetration. Negative if they are apart. */
export function penetration(a: Box, b: Box): number {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  let cos = a.fx * b.fx + a.fy * b.fy;
  let sin = a.fx * b.fy - a.fy * b.fx;
  if (cos < 0) cos = -cos;
  if (sin < 0) sin = -sin;
  let along = dx * a.fx + dy * a.fy;
  let least = a.halfLength + b.halfLength * cos + b.halfWidth * sin - (along < 0 ? -along : along);
  if (least < 0) return least;
  along = dx * a.fy - dy * a.fx;
  let depth = a.halfWidth + b.halfLength * sin + b.halfWidth * cos - (along < 0 ? -along : along);
  if (depth < least) least = depth;
  if (least < 0) return least;
  along = dx * b.fx + dy * b.fy;
  depth = b.halfLength + a.halfLength * cos + a.halfWidth * sin - (along < 0 ? -along : along);
  if (depth < least) least = depth;
  if (least < 0) return least;
  along = dx * b.fy - dy * b.fx;
  depth = b.halfWidth + a.halfLength * sin + a.halfWidth * cos - (along < 0 ? -along : along);
  return Math.min(depth, least);
}

/** True if two solids have a point in common, without any tolerance: their distance is zero. */
export function meets(a: Solid, b: Solid): boolean {
  if (a.kind === "box") return b.kind === "box" ? penetration(a, b) >= 0 : boxMeetsOutline(a, b.points, 0);
  return b.kind === "box" ? boxMeetsOutline(b, a.points, 0) : outlinesMeet(a.points, b.points);
}

/** Whether a line segment runs through a shape, not just along its edge. */
export function lineCrosses(ax: number, ay: number, bx: number, by: number, shape: Solid): boolean {
  const dx = (ax + bx) / 2 - shape.cx;
  const dy = (ay + by) / 2 - shape.cy;
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const reach = shape.radius + length / 2;
  if (dx * dx + dy * dy > reach * reach) return false;
  return shape.kind === "box" ? segmentMeetsBox(shape, ax, ay, bx, by, CONTACT) : segmentMeetsPolygon(shape, ax, ay, bx, by);
}

export function holdsPoint(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  const count = outline.length;
  let px = outline[count - 2];
  let py = outline[count - 1];
  for (let at = 0; at < count; at += 2) {
    const qx = outline[at];
    const qy = outline[at + 1];
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    px = qx;
    py = qy;
  }
  return inside;
}

const segmentMeetsPolygon = ({ inner }: Polygon, ax: number, ay: number, bx: number, by: number): boolean => {
  const count = inner.length;
  let px = inner[count - 2];
  let py = inner[count - 1];
  for (let at = 0; at < count; at += 2) {
    if (segmentsCross(ax, ay, bx, by, px, py, inner[at], inner[at + 1])) return true;
    px = inner[at];
    py = inner[at + 1];
  }
  return holdsPoint(inner, ax, ay);
};

/** Whether a box, shrunk by `less` on every side, meets an outline. */
function boxMeetsOutline(box: Box, outline: readonly number[], less: number): boolean {
  const count = outline.length;
  let px = outline[count - 2];
  let py = outline[count - 1];
  for (let at = 0; at < count; at += 2) {
    if (segmentMeetsBox(box, px, py, outline[at], outline[at + 1], less)) return true;
    px = outline[at];
    py = outline[at + 1];
  }
  return holdsPoint(outline, box.cx, box.cy);
}

/** Clips the segment to the box (Liang and Barsky). True if anything is left. */
function segmentMeetsBox(box: Box, ax: number, ay: number, bx: number, by: number, less: number): boolean {
  const halfWidth = box.halfWidth - less;
  const halfLength = box.halfLength - less;
  const ar = (ax - box.cx) * box.fy - (ay - box.cy) * box.fx;
  const br = (bx - box.cx) * box.fy - (by - box.cy) * box.fx;
  if ((ar > halfWidth && br > halfWidth) || (ar < -halfWidth && br < -halfWidth)) return false;
  const af = (ax - box.cx) * box.fx + (ay - box.cy) * box.fy;
  const bf = (bx - box.cx) * box.fx + (by - box.cy) * box.fy;
  if ((af > halfLength && bf > halfLength) || (af < -halfLength && bf < -halfLength)) return false;
  let from = 0;
  let to = 1;
  const dr = br - ar;
  if (dr !== 0) {
    const t0 = (-halfWidth - ar) / dr;
    const t1 = (halfWidth - ar) / dr;
    from = Math.max(from, Math.min(t0, t1));
    to = Math.min(to, Math.max(t0, t1));
  }
  const df = bf - af;
  if (df !== 0) {
    const t0 = (-halfLength - af) / df;
    const t1 = (halfLength - af) / df;
    from = Math.max(from, Math.min(t0, t1));
    to = Math.min(to, Math.max(t0, t1));
  }
  return from <= to;
}

/** Whether a bend, shrunk by `less` on every side, meets an outline. */
function bendMeetsOutline(bend: Bend, outline: readonly number[], less: number): boolean {
  const count = outline.length;
  let px = outline[count - 2];
  let py = outline[count - 1];
  for (let at = 0; at < count; at += 2) {
    if (segmentMeetsBend(bend, px, py, outline[at], outline[at + 1], less)) return true;
    px = outline[at];
    py = outline[at + 1];
  }
  return holdsPoint(outline, bend.cx, bend.cy);
}

/** Clips the segment to the bend's wedge, then checks whether its distances from the centre reach into the ring. */
function segmentMeetsBend(bend: Bend, ax: number, ay: number, bx: number, by: number, less: number): boolean {
  const { ox, oy, startX, startY, endX, endY, side } = bend;
  const px = ax - ox;
  const py = ay - oy;
  const dx = bx - ax;
  const dy = by - ay;
  let from = 0;
  let to = 1;
  // How far the point is past the start ray, on the side to which the bend turns. For both rays, positive is inside.
  const a0 = side * (px * startY - py * startX) - less;
  const a1 = side * (dx * startY - dy * startX);
  if (a1 === 0 ? a0 < 0 : a1 > 0 ? -a0 / a1 > 1 : -a0 / a1 < 0) return false;
  if (a1 > 0) from = Math.max(from, -a0 / a1);
  if (a1 < 0) to = Math.min(to, -a0 / a1);
  const b0 = side * (py * endX - px * endY) - less;
  const b1 = side * (dy * endX - dx * endY);
  if (b1 === 0 && b0 < 0) return false;
  if (b1 > 0) from = Math.max(from, -b0 / b1);
  if (b1 < 0) to = Math.min(to, -b0 / b1);
  if (from > to) return false;
  const fx = px + dx * from;
  const fy = py + dy * from;
  const tx = px + dx * to;
  const ty = py + dy * to;
  const least = bend.innerRadius + less;
  if (fx * fx + fy * fy < least * least && tx * tx + ty * ty < least * least) return false;
  const length = dx * dx + dy * dy;
  const foot = length === 0 ? from : Math.min(to, Math.max(from, -(px * dx + py * dy) / length));
  const nx = px + dx * foot;
  const ny = py + dy * foot;
  const most = bend.outerRadius - less;
  return nx * nx + ny * ny <= most * most;
}

function outlinesMeet(a: readonly number[], b: readonly number[]): boolean {
  let px = a[a.length - 2];
  let py = a[a.length - 1];
  for (let at = 0; at < a.length; at += 2) {
    const qx = a[at];
    const qy = a[at + 1];
    let rx = b[b.length - 2];
    let ry = b[b.length - 1];
    for (let other = 0; other < b.length; other += 2) {
      if (segmentsCross(px, py, qx, qy, rx, ry, b[other], b[other + 1])) return true;
      rx = b[other];
      ry = b[other + 1];
    }
    px = qx;
    py = qy;
  }
  return holdsPoint(b, a[0], a[1]) || holdsPoint(a, b[0], b[1]);
}

/** Whether two segments have a point in common. */
function segmentsCross(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): boolean {
  const abc = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const abd = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if ((abc > 0 && abd > 0) || (abc < 0 && abd < 0)) return false;
  const cda = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const cdb = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  if ((cda > 0 && cdb > 0) || (cda < 0 && cdb < 0)) return false;
  if (abc !== 0 || abd !== 0) return true;
  // All four points are on one line, so the segments meet if their ranges overlap.
  return (
    Math.max(Math.min(ax, bx), Math.min(cx, dx)) <= Math.min(Math.max(ax, bx), Math.max(cx, dx)) &&
    Math.max(Math.min(ay, by), Math.min(cy, dy)) <= Math.min(Math.max(ay, by), Math.max(cy, dy))
  );
}
