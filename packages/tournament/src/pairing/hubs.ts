import type { Field } from "./field.ts";

/**
 * A hub is a group so large that it doesn't matter which of its members meet sides of other groups: the others can always be paired among
 * themselves without a rematch. So everything above a hub is decided separately from everything below it.
 */
export interface Hub {
  readonly group: number;
  /** How many of its best members are enough for all sides from above to find an opponent that they haven't met. */
  readonly head: number;
  /** How many members must be left for all sides that go down, and so that the members that stay can be paired. */
  readonly tail: number;
}

/**
 * Added to the sides between two hubs: one pair from hub to hub (if there were two, both hubs would rather pair inside), and two phantoms.
 */
const SPARE = 3;

/** The most pairs that the best pairing has across the gap below a group; unlimited if nothing is known. */
export type CrossingLimit = (group: number) => number;

/**
 * The hubs among consecutive groups. Let `inside` be the most members that a member has met, and `outside` the most that anybody else has
 * met. Let r be the most pairs that can cross an edge of the group: the sides beyond that edge up to the next hub, plus the spare; or
 * fewer, if the gap is known to be crossed by fewer. Head: each of r sides is refused by at most `outside` members, and finds at most r − 1
 * members taken, so r + `outside` members are enough. Tail: likewise, r + `outside` are enough for the sides that go down. Of the s members
 * that stay, each is refused by at most `inside`, so each can choose from at least s − 1 − `inside`. If that is s / 2 or more, as it is for
 * s ≥ 2 `inside` + 2, everyone can be paired (Dirac). In the best pairing, no pair jumps over a hub: u–v costs no less in sum than u–a, b–v
 * with a and b from the hub, and more at u's value.
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

/** For each group: the most of its members that a member has met, and the most that a side of the other groups has met. */
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
