/** A ship's path between two poses: a smooth curve that follows the ship's heading at both ends. */
import { degrees, normalHeading, type Pose } from "@broadside/geometry";
import { bearing, cosine, sine } from "@broadside/kit";

const SAMPLES = 10;

/** A ship that slides sideways keeps its heading and moves in a straight line. A ship that turns around does so at the end of its path. */
export function flightBetween(from: Pose, to: Pose): readonly Pose[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [from, to];
  const way = bearing(dx, dy);
  if (angleBetween(way, from.heading) > degrees(60) && angleBetween(way, normalHeading(from.heading + degrees(180))) > degrees(60))
    return [from, to];
  const start = angleBetween(way, from.heading) <= degrees(90) ? 1 : -1;
  // Normally the ship arrives flying in the direction of its heading. If it turns around at the end, it arrives flying in the opposite
  // direction.
  const isTurned = angleBetween(way, to.heading) > degrees(100);
  const end = isTurned ? -start : start;
  const path: Pose[] = [];
  for (let step = 0; step <= SAMPLES; step += 1) {
    const share = step / SAMPLES;
    const at = curveAt(from, to, length, start, end, share);
    const next = curveAt(from, to, length, start, end, Math.min(1, share + 0.05));
    const before = curveAt(from, to, length, start, end, Math.max(0, share - 0.05));
    const travel = bearing(next.x - before.x, next.y - before.y);
    path.push({ ...at, heading: start === 1 ? travel : normalHeading(travel + degrees(180)) });
  }
  return [from, ...path.slice(1, -1), { ...to, heading: isTurned ? (path.at(-2)?.heading ?? to.heading) : to.heading }, to];
}

/** A cubic curve whose ends point along the two headings. */
function curveAt(
  from: Pose,
  to: Pose,
  length: number,
  start: number,
  end: number,
  share: number,
): { readonly x: number; readonly y: number } {
  const [a, b] = [share * share * share, share * share];
  const [first, second, third, fourth] = [2 * a - 3 * b + 1, a - 2 * b + share, 3 * b - 2 * a, a - b];
  const along = (one: number, other: number, out: number, into: number): number =>
    first * one + second * out * length * start + third * other + fourth * into * length * end;
  return {
    x: along(from.x, to.x, sine(from.heading), sine(to.heading)),
    y: along(from.y, to.y, cosine(from.heading), cosine(to.heading)),
  };
}

function angleBetween(one: number, other: number): number {
  const turn = normalHeading(one - other);
  return Math.min(turn, degrees(360) - turn);
}
