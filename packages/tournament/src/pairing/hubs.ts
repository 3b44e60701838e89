import type { Field } from "./field.ts";

/**
 * A hub is a group so large that it doesn't matter which of its members meet sides of other groups: the others can always be paired among
 * themselves without a rematch. So everything above a hub is decided separately from everything below it.
 */
export interface Hub {
  readonly group: number;
  /** How many of its best members the hub needs so that every side from above finds one that it hasn't met. */
  readonly head: number;
  /**
   * How many members must be left so that each side that comes from below finds one that it hasn't met, and the remaining members can be
   * paired with each other.
   */
  readonly tail: number;
}

/**
 * Added to the number of sides between two hubs: one for a pair from hub to hub, and two for the phantoms. There is at most one such pair,
 * because two would cost more than pairing those members within their hubs.
 */
const SPARE = 3;

/** The most pairs that can cross the gap below a group in the best pairing; infinite if nothing is known. */
export type CrossingLimit = (group: number) => number;

/**
 * Finds the hubs among consecutive groups: those with room for a head, a tail and two more members.
 *
 * Let `inside` be the most members of a group that any one member has met, and `outside` the most that any other side has met. Let r be the
 * most pairs that can cross one edge of the group. That is the number of sides beyond this edge, up to the next hub, plus `SPARE`; or less,
 * if we know that fewer pairs cross the gap.
 *
 * Head: each of the r sides has met at most `outside` members, and finds at most r − 1 other members taken. So r + `outside` members are
 * enough.
 *
 * Tail: likewise, r + `outside` members are enough for the pairs across the lower edge. Of the s members that stay, each has met at most
 * `inside`, so it can choose from at least s − 1 − `inside`. If that is s / 2 or more, everyone can be paired (Dirac's theorem). It is if s
 * ≥ 2 `inside` + 2.
 *
 * In the best pairing, no pair u–v jumps over a hub. With a and b from the hub, the pairs u–a and b–v have no larger sum of differences,
 * and u meets a side closer to its own points.
 */
export function findHubs(field: Field, firstGroup: number, lastGroup: number, mostCrossing: CrossingLimit): readonly Hub[] {
  const sizeOf = (group: number): number => (field.starts[group + 1] ?? 0) - (field.starts[group] ?? 0);
  const { inside, outside } = countMeetings(field, firstGroup, lastGroup);
  let groups = Array.from({ length: lastGroup - firstGroup + 1 }, (_, k) => firstGroup + k);
  for (;;) {
    const hubs = groups.map((group, index): Hub => {
      const [previous, next] = [groups[index - 1] ?? firstGroup - 1, groups[index + 1] ?? lastGroup + 1];
      const above = (field.starts[group] ?? 0) - (field.starts[previous + 1] ?? 0);
      const below = (field.starts[next] ?? 0) - (field.starts[group + 1] ?? 0);
      const [met, metOutside] = [inside[group - firstGroup] ?? 0, outside[group - firstGroup] ?? 0];
      const incoming = Math.min(above + SPARE, mostCrossing(group - 1));
      const outgoing = Math.min(below + SPARE, mostCrossing(group));
      return { group, head: incoming + metOutside, tail: outgoing + Math.max(2 * met + 2, metOutside) };
    });
    const unfit = hubs.filter(({ group, head, tail }) => sizeOf(group) < head + tail + 2).map(({ group }) => group);
    if (unfit.length === 0) return hubs;
    const smallest = Math.min(...unfit.map(sizeOf));
    groups = groups.filter((group) => !unfit.includes(group) || sizeOf(group) > smallest);
  }
}

/** For each group: the most of its members that any one member has met, and the most that any side in another group has met. */
function countMeetings(field: Field, firstGroup: number, lastGroup: number): { inside: Int32Array; outside: Int32Array } {
  const size = lastGroup - firstGroup + 1;
  const [inside, outside, counts] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  for (let side = field.starts[firstGroup] ?? 0; side < (field.starts[lastGroup + 1] ?? 0); side++) {
    counts.fill(0);
    for (const { place } of field.met[side] ?? []) {
      const index = (field.group[place] ?? 0) - firstGroup;
      if (index < 0 || index >= size) continue;
      counts[index] = (counts[index] ?? 0) + 1;
      const most = field.group[side] === index + firstGroup ? inside : outside;
      most[index] = Math.max(most[index] ?? 0, counts[index] ?? 0);
    }
  }
  return { inside, outside };
}
