/** Lists for players who have chosen none: of factions that no other side flies, while there are any. */

interface Side<List> {
  /** Seats of one side share the number. */
  readonly side: number;
  readonly chosen: List | undefined;
}

/** By place; what was chosen stays. No list is flown twice, and no faction by two sides, as long as there are others. */
export function listsForSides<List>(
  places: readonly Side<List>[],
  offers: readonly List[],
  factionOf: (list: List) => string | undefined,
): readonly (List | undefined)[] {
  const flown = places.map(({ chosen }) => chosen);
  for (const [place, { side, chosen }] of places.entries()) {
    if (chosen) continue;
    const against = new Set(flown.flatMap((list, other) => (list && places[other]?.side !== side ? [factionOf(list)] : [])));
    const free = offers.filter((list) => !flown.includes(list));
    flown[place] = free.find((list) => !against.has(factionOf(list))) ?? free[0] ?? offers[place % Math.max(1, offers.length)];
  }
  return flown;
}
