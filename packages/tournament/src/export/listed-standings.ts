/** The standings as they go out: the championship first once there is one, who was disqualified last and without a rank. */
import type { TournamentEvent } from "../event/event.ts";
import { bracketPlaces } from "../standings/bracket.ts";
import { type Rank, recordsOf, standings } from "../standings/standings.ts";

export interface ListedRank extends Omit<Rank, "rank"> {
  /** None for the disqualified, nor for those whose place the championship has still to find. */
  readonly rank: number | undefined;
  /** By the Swiss rounds alone. */
  readonly swiss: number | undefined;
  /** The place in the championship; "in" for who has none yet, nothing for who is not in it. */
  readonly championship: number | "in" | undefined;
}

/** As they are in the end: places of the championship, then those who were not in it by their Swiss rank. Those still in it come first. */
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
    // While others are still in, they will fill the places above and beside.
    return { ...side, rank: isOver ? before.rank : (side.championship ?? before.rank) };
  });
  return [...ranked, ...listed.filter(({ swiss }) => swiss === undefined)];
}

/** Below zero where the first stands higher, zero for sides that share a rank. */
function compareFinal(one: ListedRank, other: ListedRank): number {
  const [place, against] = [one, other].map(({ championship }) => (championship === "in" ? 0 : championship));
  if (place === undefined && against === undefined) return (one.swiss ?? 0) - (other.swiss ?? 0);
  return place === undefined ? 1 : against === undefined ? -1 : place - against;
}

/** By the Swiss rounds alone; `through` is the last that counts. */
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
