/**
 * Finds the best pairing of a whole field in parts.
 *
 * Sides with the same points form a group. If the number of sides above a gap between two groups is even, an even number of pairs crosses
 * the gap; if it is odd, an odd number does. So gaps with an even number of sides above them need not be crossed at all, and they cut the
 * field into windows. Within a window, each gap must be crossed at least once. A window is *ideal* if once is enough: one side in each
 * group but the last meets one in the next group, and there are no rematches. Nothing can have a smaller sum of differences or smaller
 * differences at any value from the top, and crossing the window's ends only makes it worse. `searchIdeal` finds nearly all ideal windows.
 *
 * Any other window is paired with phantoms, which are imaginary sides beyond its ends. A phantom has met nobody and has the points of the
 * nearest side beyond that end. A pair with a phantom costs the window only half of the gap, so all costs are doubled. If no side takes a
 * phantom, not even at the same cost, the window is done. Otherwise it is joined with its neighbour and paired again.
 *
 * Why that is exact: let A be the final pairing and B another one that crosses ends of windows. Share out the cost of B among the windows
 * that its pairs touch: the windows on both sides of a gap get half of it each, and the value of a pair's upper side counts in the window
 * of that side. With phantoms in place of the sides beyond, the same pairs then cost a window no more than its share.
 *
 * Within a window, A and B differ by rings, whose pairs belong to A and B in turn, and by similar paths whose two ends leave the window. A
 * path may leave twice above or twice below. Each end is crossed by an even number of pairs, so all other paths and the pairs that jump
 * over the window come in twos, which together leave twice above and twice below. Any of these alone would turn A's window into a pairing
 * with phantoms, which costs more. That depends only on the window's ends and their gaps, so it stays true when other windows are joined.
 * So B costs more than A. Pairings that cross no end are compared window by window.
 *
 * "From the top" needs phantoms only below. Take two pairings without a rematch, and the highest window that B leaves. B leaves it
 * downward, and that costs more there. Everything above costs no less, and everything below is compared later. If a window still has a
 * rematch, it is the lowest one, because any other could avoid it by crossing downward. It is joined with the window above it.
 */
import { type ChunkPairing, pairChunk } from "./chunk.ts";
import type { ChunkEdge } from "./chunk-costs.ts";
import type { PairingRules } from "./contender.ts";
import type { Field } from "./field.ts";
import { searchIdeal } from "./search.ts";
import { sweep } from "./sweep.ts";

interface Window {
  readonly first: number;
  readonly last: number;
  readonly isDone: boolean;
  /**
   * How many neighbours to join the window with, if it must be joined. The number doubles each time, so that the window is paired again
   * less often.
   */
  readonly step: number;
}

/** The partner of each place. The number of sides is even. */
export function pairField(field: Field, rules: PairingRules): Int32Array {
  const mate = new Int32Array(field.sides.length).fill(-1);
  const windows: Window[] = idealWindows(field, mate);
  for (let index = 0; index < windows.length; ) {
    const window = windows[index];
    if (window === undefined || window.isDone) {
      index++;
      continue;
    }
    const result = pairWindow(field, window, rules);
    const needsAbove = result.crossesAbove || (result.rematches > 0 && !result.crossesBelow);
    const from = needsAbove ? Math.max(0, index - window.step) : index;
    const to = result.crossesBelow ? Math.min(windows.length - 1, index + window.step) : index;
    if (from === to) {
      for (const pair of result.pairs) setPair(mate, pair);
      windows[index] = { ...window, isDone: true };
    } else {
      const joined = { first: windows[from]?.first ?? 0, last: windows[to]?.last ?? 0, isDone: false, step: 2 * window.step };
      const size = (field.starts[joined.last + 1] ?? 0) - (field.starts[joined.first] ?? 0);
      // Pairing more than two thirds of the field costs nearly as much as pairing all of it, and would most likely lead to another join.
      if (3 * size > 2 * field.sides.length) return sweepAll(field, rules);
      windows.splice(from, to - from + 1, joined);
      index = from;
    }
  }
  return mate;
}

/** Finds each side's partner with one matching over all sides. The result is the same, but it takes a long time for large fields. */
export function pairFieldAtOnce(field: Field, rules: PairingRules): Int32Array {
  const mate = new Int32Array(field.sides.length).fill(-1);
  const chunk = { sides: field.sides.map((_, place) => place), reserve: [] };
  for (const pair of pairChunk(field, chunk, rules.closeness).pairs) setPair(mate, pair);
  return mate;
}

function setPair(mate: Int32Array, [upper, lower]: readonly [number, number]): void {
  mate[upper] = lower;
  mate[lower] = upper;
}

/** Cuts the field at the gaps with an even number of sides above, and pairs the windows that are ideal. */
function idealWindows(field: Field, mate: Int32Array): Window[] {
  const windows: Window[] = [];
  let first = 0;
  for (let last = 0; last + 1 < field.starts.length; last++) {
    if ((field.starts[last + 1] ?? 0) % 2 !== 0) continue;
    windows.push({ first, last, isDone: searchIdeal(field, first, last, mate), step: 1 });
    first = last + 1;
  }
  return windows;
}

function pairWindow(field: Field, { first, last }: Window, rules: PairingRules): ChunkPairing {
  const pointsOf = (group: number): number => field.points[field.starts[group] ?? 0] ?? 0;
  const end = (edge: number, beyond: number): ChunkEdge => ({ gap: Math.abs(pointsOf(beyond) - pointsOf(edge)), edge: pointsOf(edge) });
  const canCrossAbove = first > 0 && rules.closeness === "least difference";
  const canCrossBelow = last + 2 < field.starts.length;
  return sweep(
    field,
    {
      first,
      last,
      ...(canCrossAbove ? { above: end(first, first - 1) } : {}),
      ...(canCrossBelow ? { below: end(last, last + 1) } : {}),
    },
    rules.closeness,
  );
}

function sweepAll(field: Field, rules: PairingRules): Int32Array {
  const mate = new Int32Array(field.sides.length).fill(-1);
  for (const pair of sweep(field, { first: 0, last: field.starts.length - 2 }, rules.closeness).pairs) setPair(mate, pair);
  return mate;
}
