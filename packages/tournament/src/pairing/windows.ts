/**
 * The best pairing of a whole field, found in parts.
 *
 * Sides with the same points form a group. The number of pairs that cross the gap between two groups is even or odd, like the number of
 * sides above it. So gaps with an even number above them need not be crossed at all; they cut the field into windows. Within a window, each
 * gap must be crossed at least once. A window is *ideal* if once is enough: one side of each group but the last meets one of the next, and
 * nobody meets a second time. That is the least sum of differences, the least at every value from the top, and any crossing of the window's
 * ends makes it worse. `searchIdeal` finds nearly all ideal windows.
 *
 * Any other window is paired with phantoms beyond its ends. They have met nobody, have the nearest points there are, and charge the window
 * for only its own half of the gap (costs are doubled for that). If no side takes a phantom, not even at the same cost, the window is done;
 * otherwise it is joined with its neighbour and paired again. Why that is exact: let A be the final pairing and B another one that crosses
 * ends of windows. Charge every pair of B to the windows it touches, gaps half and half, and its upper side's value to the upper side's
 * window. No window is then charged more than B costs there. Within a window, A and B differ by alternating rings and by paths whose ends
 * leave it. Each end is crossed by an even number of pairs, so the paths (and pairs that jump over the window) come in couples that leave
 * by at most two at each end: both paths end above, both below, or each has an end above and one below. Each couple alone would turn A's
 * window into a pairing with two phantoms, which costs more. This depends only on an end and its gap, so joining other windows does not
 * undo it. So B costs more than A. Pairings that cross no end are compared window by window.
 *
 * "From the top" needs only phantoms below. Of two pairings without a rematch, take the highest window that B leaves: B leaves it downward,
 * and that costs more there, while everything above costs no less; whatever is lower counts later. If a window still has a rematch, it is
 * the lowest, and is joined with the one above it.
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
  /** How many neighbours to join if it must be joined. It grows each time, so that the window is paired again less often. */
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

/** The partner of each place, from one matching over all sides. It has the same result, but is slow for large fields. */
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
