/** Chooses lists for players without one, from factions that no other side has if possible. */

interface Side<List> {
  /** Seats on the same side share this number. */
  readonly side: number;
  readonly chosen: List | undefined;
}

/**
 * Returns a list for each place. Lists already chosen stay. No list is used twice and no faction by two sides, as long as there are others.
 */
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
