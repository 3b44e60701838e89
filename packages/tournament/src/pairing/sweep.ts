import { invariant } from "@broadside/kit";
import { type ChunkPairing, pairChunk } from "./chunk.ts";
import type { Chunk, ChunkEdge } from "./chunk-costs.ts";
import type { PairingRules } from "./contender.ts";
import type { Field } from "./field.ts";
import { type CrossingLimit, findHubs, type Hub } from "./hubs.ts";

/** Consecutive groups, and the ends that nobody should cross. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly above?: ChunkEdge;
  readonly below?: ChunkEdge;
}

/**
 * How much excess to expect at first. The excess is how far a pairing's sum of differences is above the least possible sum; it is rarely
 * more than this.
 */
const USUAL_EXCESS = 2;

/**
 * Finds the best pairing of a stretch of groups.
 *
 * If the sum of differences counts, few pairs cross a gap. With an odd number of sides above it, a gap must be crossed at least once. Every
 * two further pairs add twice the gap to the sum. So a pairing whose sum exceeds the least possible one by at most e crosses a gap of g
 * points at most 2 ⌊e / 2g⌋ more times than it must.
 *
 * The stretch is first paired as if the best pairing had the usual excess. The best pairing can't have more excess than the result. So if
 * the result has more than assumed, the stretch is paired again with the result's own excess. If a side takes a phantom, the result needn't
 * be exact, because the window is then only joined with its neighbour.
 */
export function sweep(field: Field, stretch: Stretch, closeness: PairingRules["closeness"]): ChunkPairing {
  for (let allowed = closeness === "least difference" ? USUAL_EXCESS : Number.POSITIVE_INFINITY; ; ) {
    const result = sweepOnce(field, stretch, closeness, crossingLimit(field, stretch, allowed));
    const excess = result.rematches > 0 ? Number.POSITIVE_INFINITY : excessOf(field, stretch, result);
    if (result.crossesAbove || result.crossesBelow || excess <= allowed) return result;
    allowed = excess;
  }
}

const gapBelow = ({ points, starts }: Field, group: number): number =>
  (points[starts[group] ?? 0] ?? 0) - (points[starts[group + 1] ?? 0] ?? 0);
const parityBelow = ({ starts }: Field, group: number): number => (starts[group + 1] ?? 0) % 2;

function crossingLimit(field: Field, { first, last }: Stretch, excess: number): CrossingLimit {
  return (group) =>
    group < first || group >= last
      ? Number.POSITIVE_INFINITY
      : parityBelow(field, group) + 2 * Math.floor(excess / (2 * gapBelow(field, group)));
}

function excessOf(field: Field, { first, last }: Stretch, { pairs }: ChunkPairing): number {
  let excess = pairs.reduce((sum, [upper, lower]) => sum + Math.abs((field.points[upper] ?? 0) - (field.points[lower] ?? 0)), 0);
  for (let group = first; group < last; group++) excess -= parityBelow(field, group) * gapBelow(field, group);
  return excess;
}

/**
 * Pairs the stretch from the top down, in parts that end at hubs. First, the sides above a hub are paired with each other and with the
 * hub's head. Then the rest of the hub is paired from the top: each side meets the best-ranked member that it hasn't met, until only the
 * tail is left. The tail is paired together with the groups below. Every part is the best possible, and so is the whole: lists of opponents
 * are compared from the top, and decisions higher up never make the rest cost more.
 */
function sweepOnce(field: Field, stretch: Stretch, closeness: PairingRules["closeness"], mostCrossing: CrossingLimit): ChunkPairing {
  const { first, last, above, below } = stretch;
  const pairs: (readonly [number, number])[] = [];
  let [rematches, crossesAbove, crossesBelow] = [0, false, false];
  let left: readonly number[] = [];
  let next = first;
  const pairPart = (reserve: readonly number[], isFirst: boolean, isLast: boolean, sides: readonly number[]): void => {
    if (sides.length === 0) return;
    const chunk: Chunk = { sides, reserve, ...(isFirst && above ? { above } : {}), ...(isLast && below ? { below } : {}) };
    const result = pairChunk(field, chunk, closeness);
    pairs.push(...result.pairs);
    rematches += result.rematches;
    crossesAbove ||= result.crossesAbove;
    crossesBelow ||= result.crossesBelow;
  };
  let isFirst = true;
  for (const hub of findHubs(field, first, last, mostCrossing)) {
    const sides = [...left, ...placesOf(field, next, hub.group - 1)];
    const members = placesOf(field, hub.group, hub.group);
    const paired = pairs.length;
    pairPart(members.slice(0, hub.head + ((sides.length + hub.head) % 2)), isFirst, false, sides);
    const taken = new Set(pairs.slice(paired).flat());
    left = pairInside(
      field,
      members.filter((member) => !taken.has(member)),
      hub,
      pairs,
    );
    next = hub.group + 1;
    isFirst = false;
  }
  pairPart([], isFirst, true, [...left, ...placesOf(field, next, last)]);
  return { pairs, rematches, crossesAbove, crossesBelow };
}

function placesOf(field: Field, first: number, last: number): number[] {
  const start = field.starts[first] ?? 0;
  return Array.from({ length: Math.max(0, (field.starts[last + 1] ?? 0) - start) }, (_, k) => start + k);
}

/** Pairs a hub's members from the top until only the tail is left, and returns the tail. */
function pairInside(field: Field, members: readonly number[], hub: Hub, pairs: (readonly [number, number])[]): readonly number[] {
  const paired = new Set<number>();
  let remaining = members.length;
  for (let index = 0; remaining - 2 >= hub.tail; index++) {
    const member = members[index] ?? 0;
    if (paired.has(member)) continue;
    const met = field.met[member] ?? [];
    let other = index + 1;
    while (paired.has(members[other] ?? -1) || met.some(({ place }) => place === members[other])) other++;
    invariant(other < members.length, "a hub has an opponent for each of its members");
    pairs.push([member, members[other] ?? 0]);
    paired.add(member).add(members[other] ?? 0);
    remaining -= 2;
  }
  return members.filter((member) => !paired.has(member));
}
