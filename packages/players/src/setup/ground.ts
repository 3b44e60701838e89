/** Ground where something can be placed, and positions on it from a fleet's point of view. */
import { type BaseId, baseFacts, type Edge, mm, type PlayArea, type Point, type Pose } from "@broadside/geometry";
import { cosine, sine } from "@broadside/kit";
import type { PlaceRegion } from "@broadside/rules";

/** A rectangle given by two opposite corners. */
export interface Ground {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the bounding box of a region; undefined for a line. */
export function groundOf(place: PlaceRegion, table: PlayArea): Ground | undefined {
  const { width, height } = table;
  switch (place.shape) {
    case "box":
      return { from: place.from, to: place.to };
    case "strip":
      return groundAlong(place.edge, place.depth, table);
    case "table":
      return { from: { x: place.margin, y: place.margin }, to: { x: width - place.margin, y: height - place.margin } };
    case "line":
      return undefined;
  }
}

function groundAlong(edge: Edge, depth: number, { width, height }: PlayArea): Ground {
  const [near, far] = [
    { x: 0, y: 0 },
    { x: width, y: height },
  ];
  switch (edge) {
    case "bottom":
      return { from: near, to: { x: width, y: depth } };
    case "left":
      return { from: near, to: { x: depth, y: height } };
    case "top":
      return { from: { x: 0, y: height - depth }, to: far };
    case "right":
      return { from: { x: width - depth, y: 0 }, to: far };
  }
}

/** A point from a fleet's point of view: how far to the right, and how far ahead. */
interface Way {
  readonly right: number;
  readonly ahead: number;
}

/** The direction that a fleet faces. */
export class Bearing {
  readonly heading: number;
  private readonly sin: number;
  private readonly cos: number;

  constructor(heading: number) {
    this.heading = heading;
    this.sin = sine(heading);
    this.cos = cosine(heading);
  }

  wayTo({ x, y }: Point): Way {
    return { right: x * this.cos - y * this.sin, ahead: x * this.sin + y * this.cos };
  }

  pointAt({ right, ahead }: Way): Point {
    return { x: Math.round(right * this.cos + ahead * this.sin), y: Math.round(ahead * this.cos - right * this.sin) };
  }

  /** Returns the extent of some ground, from left to right and from rear to front. */
  boundsOf({ from, to }: Ground): { readonly left: number; readonly right: number; readonly rear: number; readonly front: number } {
    const [one, other] = [this.wayTo(from), this.wayTo(to)];
    return {
      left: Math.min(one.right, other.right),
      right: Math.max(one.right, other.right),
      rear: Math.min(one.ahead, other.ahead),
      front: Math.max(one.ahead, other.ahead),
    };
  }
}

const STEP = mm(20);

/** Returns positions for a base all over the ground, at whole steps from a given position and with the same heading. */
export function placesOn(ground: Ground, base: BaseId, start: Pose): readonly Pose[] {
  const bearing = new Bearing(start.heading);
  const { width, length } = baseFacts(base);
  const { left, right, rear, front } = bearing.boundsOf(ground);
  const here = bearing.wayTo(start);
  const columns = steps(left + width / 2, right - width / 2, here.right);
  const rows = steps(rear + length / 2, front - length / 2, here.ahead);
  return columns.flatMap((column) => rows.map((row) => ({ ...bearing.pointAt({ right: column, ahead: row }), heading: start.heading })));
}

/**
 * Returns the values within the bounds that are whole steps away from the start value. If the start value is out of bounds, returns only
 * that one.
 */
function steps(least: number, most: number, start: number): readonly number[] {
  if (start < least || start > most) return [start];
  const first = start - Math.floor((start - least) / STEP) * STEP;
  return Array.from({ length: Math.floor((most - first) / STEP) + 1 }, (_, at) => first + at * STEP);
}
