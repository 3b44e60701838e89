import type { PairingRules } from "./contender.ts";
import type { Field } from "./field.ts";

/**
 * An end of a chunk. Pairs should not cross it. Two phantoms (imaginary sides beyond the end) show whether the best pairing would do so.
 */
export interface ChunkEdge {
  /** The points of the side nearest to that end, and their difference from the points of the nearest side beyond it. */
  readonly edge: number;
  readonly gap: number;
}

/** Part of a field that is paired separately. */
export interface Chunk {
  /** Places of the sides to be paired, best first. */
  readonly sides: readonly number[];
  /**
   * The best sides in a large group below the chunk. They may be paired with its sides. Reserve sides without a partner here cost nothing
   * and are paired later.
   */
  readonly reserve: readonly number[];
  readonly above?: ChunkEdge;
  readonly below?: ChunkEdge;
}

/**
 * The costs of all pairs in a chunk, as the matching needs them. The chunk's sides come first, then the reserve, two phantoms above and two
 * below.
 */
interface CostTable {
  readonly count: number;
  readonly width: number;
  readonly costs: Float64Array;
  /** The first phantom below. */
  readonly below: number;
}

/**
 * Where to find the numbers in a pair's cost: whether the two have met, how often, and their difference in points; then two numbers for
 * each value of points; and last, whether the pair crosses an end.
 */
export const REMATCH = 0;
const MEETINGS = 1;
const DIFFERENCE = 2;
const VALUES = 3;

/**
 * Computes costs with the keys of the rules in order. First come rematches, how often these pairs have met, and the sum of differences (if
 * the rules use it; doubled, so that half a gap is a whole number). Then, for each value of points from the top, come the number of sides
 * that meet a lower one, and the sum of their differences. The last number is −1 for crossing an end. So if crossing costs no more than
 * staying, the matching crosses, and the caller notices. The matching itself adds the list of opponents at the end.
 */
export function chunkCosts(field: Field, chunk: Chunk, closeness: PairingRules["closeness"]): CostTable {
  const { sides, reserve, above, below } = chunk;
  const places = [...sides, ...reserve];
  const points = places.map((place) => field.points[place] ?? 0);
  const values = [...new Set(points.slice(0, sides.length))];
  const valueAt = points.map((value) => VALUES + 2 * values.indexOf(value));
  const belowStart = places.length + (above ? 2 : 0);
  const count = belowStart + (below ? 2 : 0);
  const width = VALUES + 2 * values.length + 1;
  const costs = new Float64Array(count * count * width);
  const set = (u: number, v: number, k: number, number: number): void => {
    costs[(u * count + v) * width + k] = number;
    costs[(v * count + u) * width + k] = number;
  };
  const setDifference = (u: number, v: number, doubled: number): void => {
    if (closeness === "least difference") set(u, v, DIFFERENCE, doubled);
  };
  const setFloat = (upper: number, v: number, difference: number): void => {
    set(upper, v, valueAt[upper] ?? 0, 1);
    set(upper, v, (valueAt[upper] ?? 0) + 1, difference);
  };

  const local = new Map(places.map((place, index) => [place, index]));
  for (let u = 0; u < sides.length; u++) {
    for (let v = u + 1; v < places.length; v++) {
      const difference = (points[u] ?? 0) - (points[v] ?? 0);
      if (difference === 0) continue;
      setDifference(u, v, 2 * difference);
      setFloat(u, v, difference);
    }
    for (const { place, times } of field.met[sides[u] ?? 0] ?? []) {
      const v = local.get(place);
      if (v === undefined) continue;
      set(u, v, REMATCH, 1);
      set(u, v, MEETINGS, times);
    }
  }

  const cross = (phantom: number, end: ChunkEdge, isBelow: boolean): void => {
    for (let u = 0; u < places.length; u++) {
      const distance = Math.abs((points[u] ?? 0) - end.edge);
      setDifference(u, phantom, 2 * distance + end.gap);
      set(u, phantom, width - 1, -1);
      if (isBelow && u < sides.length) setFloat(u, phantom, distance + end.gap);
    }
  };
  for (const k of [0, 1]) {
    if (above) cross(places.length + k, above, false);
    if (below) cross(belowStart + k, below, true);
    if (!above || !below) continue;
    // If a phantom above is paired with one below, the pair costs the span of the whole chunk and half of each gap.
    for (const up of [places.length, places.length + 1]) {
      setDifference(up, belowStart + k, 2 * (above.edge - below.edge) + above.gap + below.gap);
      set(up, belowStart + k, width - 1, -1);
    }
  }
  return { count, width, costs, below: belowStart };
}
