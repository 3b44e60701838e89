/** Finds a good place for an obstacle or scenario piece: far from the edges and from the pieces already placed. */
import { mm, type PlayArea, type Point, type Pose, vectorLength } from "@broadside/geometry";

const STEP = mm(20);
/** Distances from the edges count double. An edge therefore keeps new pieces away only half as far as another piece does. */
const EDGE_WEIGHT = 2;
/** How many of the best places are checked. */
const TRIES = 600;

/**
 * Returns the legal place with the most room around it. Only a limited number of places are checked. Returns undefined if none of them is
 * legal; the caller can then use any legal place.
 */
export function roomiestPlace(
  { width, height }: PlayArea,
  others: readonly Point[],
  isLegal: (pose: Pose) => boolean,
  heading = 0,
): Pose | undefined {
  const places: { readonly pose: Pose; readonly room: number; readonly fromMiddle: number }[] = [];
  for (let y = STEP; y < height; y += STEP)
    for (let x = STEP; x < width; x += STEP) {
      const fromEdge = Math.min(x, y, width - x, height - y);
      const room = others.reduce((least, other) => Math.min(least, vectorLength(other.x - x, other.y - y)), EDGE_WEIGHT * fromEdge);
      places.push({ pose: { x, y, heading }, room, fromMiddle: vectorLength(width / 2 - x, height / 2 - y) });
    }
  places.sort(
    (one, other) => other.room - one.room || one.fromMiddle - other.fromMiddle || one.pose.y - other.pose.y || one.pose.x - other.pose.x,
  );
  return places.slice(0, TRIES).find(({ pose }) => isLegal(pose))?.pose;
}

/** Returns the place with the most room around it. */
export const roomiestOf = (places: readonly Pose[], others: readonly Point[]): Pose | undefined =>
  places
    .map((pose) => ({ pose, room: Math.min(Number.MAX_SAFE_INTEGER, ...others.map(({ x, y }) => vectorLength(x - pose.x, y - pose.y))) }))
    .reduce<{ readonly pose: Pose; readonly room: number } | undefined>(
      (best, one) => (best && best.room >= one.room ? best : one),
      undefined,
    )?.pose;
