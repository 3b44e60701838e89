/** Chooses lists for players who have none. If possible, they get a faction that no other side has. */

interface Side<List> {
  /** The side's number, which all its seats share. */
  readonly side: number;
  readonly chosen: List | undefined;
}

/**
 * Returns one list for each of `places`. Where a list has already been chosen, it stays. The others are chosen so that, if possible, no
 * list is used twice and no faction by two sides.
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
