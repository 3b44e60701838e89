/** Follows what happens with as little movement as possible. */
import { type Camera, type Framed, framing, freeArea, keptOn, marginOf, panned, type Screen, screenFor, spotOf } from "./camera.ts";
import { COARSEST_WITH_LABELS } from "./detail.ts";
import type { Area } from "./view.ts";

/** What the camera should follow. */
export interface Followed extends Framed {
  /** Whether the labels must be readable. If they aren't, the camera zooms in. */
  readonly withLabels?: boolean | undefined;
}

/** Zooming in by less than this factor isn't worth a movement. */
const WORTHWHILE = 1.15;

/**
 * Returns the same camera if everything that it follows is in view. If everything fits at the current zoom, the camera only pans.
 * Otherwise, it frames everything.
 */
export function following(camera: Camera, area: Area, usual: Screen, followed: Followed): Camera {
  const { points, margin, withLabels = false } = followed;
  if (points.length === 0) return camera;
  const screen = screenFor(usual, followed);
  const framed = framing(area, screen, followed);
  const isTooSmall = withLabels && camera.scale > COARSEST_WITH_LABELS && camera.scale > framed.scale * WORTHWHILE;
  if (isTooSmall) return framed;
  const free = freeArea(screen);
  const spots = points.map((point) => spotOf(camera, screen, point));
  const right = wayInto(
    spots.map(({ left }) => left - free.left),
    free.width,
    margin,
  );
  const down = wayInto(
    spots.map(({ top }) => top - free.top),
    free.height,
    margin,
  );
  if (right === 0 && down === 0) return camera;
  return right === undefined || down === undefined ? framed : keptOn(area, panned(camera, right, down), screen);
}

/**
 * How many pixels to move these places, given along one side of the free area, so that they lie on it with a margin. Zero if they already
 * lie on it, and undefined if there isn't enough room.
 */
function wayInto(places: readonly number[], size: number, wanted: number | undefined): number | undefined {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (first >= -SLACK && last <= size + SLACK) return 0;
  const margin = marginOf(size, wanted);
  if (last - first > size - 2 * margin) return undefined;
  return first < margin ? margin - first : Math.min(0, size - margin - last);
}

/** A piece may be this many pixels under a panel and still count as visible. */
const SLACK = 1;
