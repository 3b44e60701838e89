/** Splits concave outlines into convex parts for clipping. */

/** Whether three corners turn left, counter-clockwise. */
const turnsLeft = (points: readonly number[], a: number, b: number, c: number): boolean =>
  (points[b] - points[a]) * (points[c + 1] - points[a + 1]) - (points[b + 1] - points[a + 1]) * (points[c] - points[a]) > 0;

function isConvex(points: readonly number[]): boolean {
  const count = points.length;
  for (let at = 0; at < count; at += 2) if (!turnsLeft(points, at, (at + 2) % count, (at + 4) % count)) return false;
  return true;
}

const knownParts = new WeakMap<readonly number[], readonly (readonly number[])[]>();

/** Returns the outline itself if it is convex, otherwise triangles. Each outline is split only once. */
export function convexParts(points: readonly number[]): readonly (readonly number[])[] {
  if (isConvex(points)) return [points];
  const known = knownParts.get(points);
  if (known) return known;
  const made = triangles(points);
  knownParts.set(points, made);
  return made;
}

/** Cut off ear by ear. */
function triangles(points: readonly number[]): readonly (readonly number[])[] {
  const cut: (readonly number[])[] = [];
  const left = Array.from({ length: points.length / 2 }, (_, index) => index * 2);
  while (left.length > 3) {
    // A simple outline always has an ear. A degenerate one may have none, and then the code removes any corner.
    const index = Math.max(
      0,
      left.findIndex((_, at) => isEar(points, left, at)),
    );
    cut.push(corners(points, cornersAround(left, index)));
    left.splice(index, 1);
  }
  cut.push(corners(points, left));
  return cut;
}

const cornersAround = (left: readonly number[], index: number): readonly [number, number, number] => [
  left[(index - 1 + left.length) % left.length],
  left[index],
  left[(index + 1) % left.length],
];

const corners = (points: readonly number[], at: readonly number[]): readonly number[] =>
  at.flatMap((corner) => [points[corner], points[corner + 1]]);

/** True for a corner that turns left and whose triangle contains no other corner. */
function isEar(points: readonly number[], left: readonly number[], index: number): boolean {
  const [a, b, c] = cornersAround(left, index);
  if (!turnsLeft(points, a, b, c)) return false;
  return !left.some((other) => other !== a && other !== b && other !== c && isInTriangle(points, other, a, b, c));
}

const isInTriangle = (points: readonly number[], at: number, a: number, b: number, c: number): boolean =>
  !turnsLeft(points, b, a, at) && !turnsLeft(points, c, b, at) && !turnsLeft(points, a, c, at);
