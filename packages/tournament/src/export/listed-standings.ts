/** The standings as they go out: who was disqualified comes last, without a rank. */
import type { TournamentEvent } from "../event.ts";
import { type Rank, recordsOf, standings } from "../standings.ts";

export interface ListedRank extends Omit<Rank, "rank"> {
  /** None for the disqualified. */
  readonly rank: number | undefined;
}

export function listedStandings(event: TournamentEvent, through?: number): readonly ListedRank[] {
  const ranks = standings(event, through);
  const sides = event[event.format.ranks];
  const out = [...sides.values()].filter(({ status }) => status === "disqualified");
  if (out.length === 0) return ranks;
  const records = recordsOf(event, through);
  const unranked = out.flatMap(({ id, status }): readonly ListedRank[] => {
    const record = records.get(id);
    const schedule = record?.opponents.reduce((sum, opponent) => sum + (records.get(opponent)?.points ?? 0), 0) ?? 0;
    return record ? [{ ...record, rank: undefined, schedule, status }] : [];
  });
  return [...ranks, ...unranked];
}
