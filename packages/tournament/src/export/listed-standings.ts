/** The standings as published: championship places come first if there are any, and disqualified sides come last without a rank. */
import type { TournamentEvent } from "../event/event.ts";
import { bracketPlaces } from "../standings/bracket.ts";
import { type Rank, recordsOf, standings } from "../standings/standings.ts";

export interface ListedRank extends Omit<Rank, "rank"> {
  /** Undefined for disqualified sides, and for sides still in the championship. */
  readonly rank: number | undefined;
  /** The rank in the Swiss rounds alone. */
  readonly swiss: number | undefined;
  /** The place in the championship; "in" for sides that are still playing, undefined for all sides outside it. */
  readonly championship: number | "in" | undefined;
}

/** The final order: sides still in the championship, then championship places, then all others by Swiss rank. */
export function finalStandings(event: TournamentEvent): readonly ListedRank[] {
  const listed = listedStandings(event);
  if (!event.bracket) return listed;
  const places = bracketPlaces(event);
  const seeds = new Map(event.bracket.seeds.map((side, at) => [side, at]));
  const placed = listed
    .filter(({ swiss }) => swiss !== undefined)
    .map((side) => ({ ...side, championship: seeds.has(side.side) ? (places.get(side.side) ?? ("in" as const)) : undefined }))
    .toSorted((a, b) => compareFinal(a, b) || (seeds.get(a.side) ?? 0) - (seeds.get(b.side) ?? 0));
  const isOver = placed.every(({ championship }) => championship !== "in");
  let before: { readonly side: ListedRank; readonly rank: number } | undefined;
  const ranked = placed.map((side, at): ListedRank => {
    before = { side, rank: before && compareFinal(before.side, side) === 0 ? before.rank : at + 1 };
    if (side.championship === "in") return { ...side, rank: undefined };
    // Until the championship is over, a side that has been knocked out is ranked by its place in it, because the sides still playing take
    // the better places.
    return { ...side, rank: isOver ? before.rank : (side.championship ?? before.rank) };
  });
  return [...ranked, ...listed.filter(({ swiss }) => swiss === undefined)];
}

/** Compares two sides: below zero if the first ranks higher, zero if they share a rank. */
function compareFinal(one: ListedRank, other: ListedRank): number {
  const [place, against] = [one, other].map(({ championship }) => (championship === "in" ? 0 : championship));
  if (place === undefined && against === undefined) return (one.swiss ?? 0) - (other.swiss ?? 0);
  return place === undefined ? 1 : against === undefined ? -1 : place - against;
}

/** The ranks in the Swiss rounds alone; if `through` is given, later rounds don't count. */
export function listedStandings(event: TournamentEvent, through?: number): readonly ListedRank[] {
  const ranks = standings(event, through).map((rank): ListedRank => ({ ...rank, swiss: rank.rank, championship: undefined }));
  const sides = event[event.format.ranks];
  const out = [...sides.values()].filter(({ status }) => status === "disqualified");
  if (out.length === 0) return ranks;
  const records = recordsOf(event, through);
  const unranked = out.flatMap(({ id, status }): readonly ListedRank[] => {
    const record = records.get(id);
    const schedule = record?.opponents.reduce((sum, opponent) => sum + (records.get(opponent)?.points ?? 0), 0) ?? 0;
    return record ? [{ ...record, rank: undefined, swiss: undefined, championship: undefined, schedule, status }] : [];
  });
  return [...ranks, ...unranked];
}
