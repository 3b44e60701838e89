import { invariant } from "@broadside/kit";
import { type ChunkPairing, pairChunk } from "./chunk.ts";
import type { Chunk, End } from "./chunk-costs.ts";
import type { PairingRules } from "./contender.ts";
import type { Field } from "./field.ts";
import { findHubs, type Hub } from "./hubs.ts";

/** Consecutive groups, and what lies beyond where nobody is to cross. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly above?: End;
  readonly below?: End;
}

/**
 * The best pairing of a stretch of groups, from the top down and cut at the hubs: the sides above a hub are paired with each other and
 * with the head of the hub; who is left of the hub pairs from the top, each with the best-ranked whom he has not met, as long as the
 * tail is left; the tail goes on to the groups below. Each part is at its best for itself, whatever the others do, so the whole is.
 * The lists of opponents are read from the top, and whatever is decided higher up leaves the rest possible at the same cost.
 */
export function sweep(field: Field, stretch: Stretch, closeness: PairingRules["closeness"]): ChunkPairing {
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
  for (const hub of findHubs(field, first, last)) {
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

/** Pairs members of a hub from the top until only the tail is left, which it gives. */
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
