import type { Field, Meeting } from "./field.ts";

/** How many pairings to try for each side before the search stops and the matching takes over. */
const TRIES_PER_SIDE = 40;

/**
 * Looks for an ideal pairing of consecutive groups with a short search. In an ideal pairing, there are no rematches, and exactly one side
 * in each group but the last meets a side in the next group. The number of sides above each gap between the groups must be odd. The search
 * goes depth-first from the top and gives each side the best-ranked opponent left. So the first pairing that it finds is also first in the
 * order of lists of opponents. Writes the partners' places to `mate`, or returns false if it finds nothing.
 */
export function searchIdeal(field: Field, firstGroup: number, lastGroup: number, mate: Int32Array): boolean {
  const { met, starts, group } = field;
  const [start, end] = [starts[firstGroup] ?? 0, starts[lastGroup + 1] ?? 0];
  const hasFloated = new Uint8Array(lastGroup + 2);
  const uppers: number[] = [];
  let tries = TRIES_PER_SIDE * (end - start);
  mate.fill(-1, start, end);
  let side = start;
  let from = start + 1;
  while (side < end) {
    const own = group[side] ?? 0;
    const reach = starts[own + (own < lastGroup && hasFloated[own] === 0 ? 2 : 1)] ?? end;
    const partner = nextOpponent(met[side] ?? [], mate, from, reach);
    if (partner !== -1) {
      uppers.push(side);
      mate[side] = partner;
      mate[partner] = side;
      if (group[partner] !== own) hasFloated[own] = 1;
      while (side < end && mate[side] !== -1) side++;
      from = side + 1;
    } else {
      const last = uppers.pop();
      tries--;
      if (last === undefined || tries < 0) return false;
      const given = mate[last] ?? 0;
      if (group[given] !== group[last]) hasFloated[group[last] ?? 0] = 0;
      mate[last] = -1;
      mate[given] = -1;
      side = last;
      from = given + 1;
    }
  }
  return true;
}

/** The first place from `from` up to, but not including, `before` that has no partner yet and isn't among those met. */
function nextOpponent(meetings: readonly Meeting[], mate: Int32Array, from: number, before: number): number {
  for (let place = from; place < before; place++) {
    if (mate[place] === -1 && !meetings.some((meeting) => meeting.place === place)) return place;
  }
  return -1;
}
