/** The standings: tournament points, then total margin, then strength of schedule; sides level on all three share a rank. */
import { invariant } from "@broadside/kit";
import type { Status, TournamentEvent } from "../event/event.ts";
import { byeOutcome, matchOutcome } from "../results/match-outcome.ts";
import type { SideOutcome } from "../results/outcome.ts";
import { isProven } from "../results/result-source.ts";

/** What a side has done in the Swiss rounds so far. */
export interface SideRecord {
  readonly side: string;
  readonly points: number;
  readonly margin: number;
  readonly byes: number;
  /** The side's opponents: one for each match with a result or, in a pod, all the other players. */
  readonly opponents: readonly string[];
  /** Byes are among them. */
  readonly wins: number;
  readonly modifiedWins: number;
  readonly draws: number;
  /** Rounds missed by arriving late are included. */
  readonly losses: number;
  readonly scored: number;
  /** The number of matches whose result is proven by a game's record; undefined if there are none. */
  readonly proven?: number;
}

export interface Rank extends SideRecord {
  readonly rank: number;
  /** The sum of the opponents' current points. */
  readonly schedule: number;
  readonly status: Status;
}

interface Tally {
  readonly side: string;
  points: number;
  margin: number;
  byes: number;
  readonly opponents: string[];
  wins: number;
  modifiedWins: number;
  draws: number;
  losses: number;
  scored: number;
  proven?: number;
}

/** Every ranked side, including those that left, in order of arrival; `through` is the last round that counts. */
export function recordsOf(event: TournamentEvent, through = Number.POSITIVE_INFINITY): ReadonlyMap<string, SideRecord> {
  const rounds = event.rounds.filter(({ kind, number }) => kind === "swiss" && number <= through);
  const tallies = new Map<string, Tally>();
  for (const { id, missed } of event[event.format.ranks].values()) {
    tallies.set(id, newTally(id, missed === 0 ? 0 : rounds.filter(({ number }) => number <= missed).length));
  }
  const tallyOf = (side: string): Tally => {
    const tally = tallies.get(side);
    invariant(tally, "a side of a match is not ranked in its event");
    return tally;
  };
  for (const round of rounds) {
    for (const match of round.matches) {
      const outcome = matchOutcome(event, round, match);
      if (!outcome) continue;
      const seats = match.sides.map((side) => rankedWithin(event, side).map(tallyOf));
      for (const [at, side] of outcome.sides.entries()) {
        for (const tally of seats[at] ?? []) {
          count(tally, side);
          if (isProven(match)) tally.proven = (tally.proven ?? 0) + 1;
          for (const others of seats) if (others !== seats[at]) for (const other of others) tally.opponents.push(other.side);
        }
      }
    }
    for (const ranked of round.byes.flatMap((side) => rankedWithin(event, side))) {
      const tally = tallyOf(ranked);
      count(tally, byeOutcome(event, round));
      tally.byes += 1;
    }
  }
  return tallies;
}

const newTally = (side: string, losses: number): Tally => ({
  side,
  points: 0,
  margin: 0,
  byes: 0,
  opponents: [],
  wins: 0,
  modifiedWins: 0,
  draws: 0,
  losses,
  scored: 0,
});

/** The ranked sides that make up one side of a table: all members of a team if players are ranked. */
const rankedWithin = (event: TournamentEvent, side: string): readonly string[] =>
  (event.format.ranks === "players" && event.teams.get(side)?.members) || [side];

const COLUMNS = { win: "wins", "modified win": "modifiedWins", draw: "draws", loss: "losses" } as const;

function count(tally: Tally, outcome: SideOutcome): void {
  tally.points += outcome.points;
  tally.margin += outcome.margin;
  tally.scored += outcome.score;
  tally[COLUMNS[outcome.result]] += 1;
}

/**
 * Ranks the sides, best first. Level sides are in order of arrival. Disqualified sides have no rank but still count for their opponents'
 * schedule.
 */
export function standings(event: TournamentEvent, through?: number): readonly Rank[] {
  const records = recordsOf(event, through);
  const ranks: Rank[] = [];
  for (const record of records.values()) {
    const status = event[event.format.ranks].get(record.side)?.status ?? "playing";
    if (status === "disqualified") continue;
    const schedule = record.opponents.reduce((sum, opponent) => sum + (records.get(opponent)?.points ?? 0), 0);
    ranks.push({ ...record, rank: 0, schedule, status });
  }
  ranks.sort(compareRanks);
  let before: Rank | undefined;
  return ranks.map((side, at) => {
    before = { ...side, rank: before && compareRanks(before, side) === 0 ? before.rank : at + 1 };
    return before;
  });
}

/** Below zero if the first ranks higher, zero if they share a rank. */
export const compareRanks = (a: Rank, b: Rank): number => b.points - a.points || b.margin - a.margin || b.schedule - a.schedule;
