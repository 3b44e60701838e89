/**
 * Finds the point at which a ship's dividing line crosses a line of sight, so that it can be drawn. The judge module decides whether the
 * lines cross at all.
 */
import { type BaseId, dividingLines, type Point, type Pose, toTable, vectorLength } from "@broadside/geometry";

export function crossingOf(base: BaseId, pose: Pose, from: Point, to: Point): Point | undefined {
  for (const [ar, af, br, bf] of dividingLines(base)) {
    const a = toTable(pose, ar, af);
    const b = toTable(pose, br, bf);
    const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, to.x - from.x, to.y - from.y];
    const turn = dx * ey - dy * ex;
    if (turn === 0) continue;
    const alongDivider = ((from.x - a.x) * ey - (from.y - a.y) * ex) / turn;
    const alongLine = ((from.x - a.x) * dy - (from.y - a.y) * dx) / turn;
    if (alongDivider >= 0 && alongDivider <= 1 && alongLine >= 0 && alongLine <= 1)
      return { x: from.x + ex * alongLine, y: from.y + ey * alongLine };
  }
  return undefined;
}

/** The distance from a crossing to the nearer end of the dividing line, at the edge of the token. */
export function insideEdge(base: BaseId, pose: Pose, crossing: Point): number {
  const ends = dividingLines(base).flatMap(([ar, af, br, bf]) => [toTable(pose, ar, af), toTable(pose, br, bf)]);
  const edges = ends.filter((_, at) => at === 0 || at === ends.length - 1);
  return Math.min(...edges.map(({ x, y }) => vectorLength(x - crossing.x, y - crossing.y)));
}
