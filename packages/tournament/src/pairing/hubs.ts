import type { Field } from "./field.ts";

/**
 * A hub is a group so large that it does not matter who of it meets sides of other groups: the others can always be paired among
 * themselves without a rematch. So what happens above a hub and what happens below it are decided apart.
 */
export interface Hub {
  readonly group: number;
  /** How many of its best are enough for all who come from above to find an opponent they have not met. */
  readonly head: number;
  /** How many must be left for all who go down, and for those who stay to be paired. */
  readonly tail: number;
}

/** Beyond the sides between two hubs: one pair from hub to hub (of two, both hubs would sooner pair inside), and two phantoms. */
const SPARE = 3;

/** The most pairs that the best pairing has across the gap below a group; as many as there are sides where nothing is known. */
export type CrossingLimit = (group: number) => number;

/**
 * The hubs among consecutive groups. Let `inside` be the most members that a member has met, `outside` the most that anybody else
 * has met, and r the most pairs that can cross an edge of the group: the sides on that side up to the next hub, and the spare; or fewer,
 * if the gap is known to be crossed by fewer.
 * Head: each of r sides is refused by at most `outside` members and finds the others taken by at most r − 1, so r + `outside` do.
 * Tail: likewise r + `outside` do for those who go down; of the s who stay each is refused by at most `inside`, so each has at least
 * s − 1 − `inside` to choose from, and where that is s / 2 or more, as it is for s ≥ 2 `inside` + 2, everyone can be paired (Dirac).
 * No pair jumps over a hub in the best pairing: u–v costs no less in sum than u–a, b–v with a and b of the hub, and more at u's value.
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

/** For each of the groups the most of its members that a member has met, and that a side of the other groups has met. */
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
