/** The results of an event for the archive ListFortress: players, linked by their names, and rounds of matches of two. */
import { failure, type Problem, type Result, success } from "@broadside/kit";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { displayNames, type NameOptions } from "../people/display-names.ts";
import { byeOutcome, matchOutcome } from "../results/match-outcome.ts";
import { isProven } from "../results/result-source.ts";
import { bracketPlaces } from "../standings/bracket.ts";
import { listText } from "./list-text.ts";
import { type ListedRank, listedStandings } from "./listed-standings.ts";
import { scenarioName } from "./scenario.ts";

/** Fails with every reason why an event cannot be told in matches of two. Under initials no list goes out, for lists hold names. */
export function listFortressJson(event: TournamentEvent, options: NameOptions = {}): Result<string> {
  const problems = event.rounds.flatMap((round, at) => roundProblems(event, round, `rounds[${at}]`));
  if (problems.length > 0) return failure(problems);
  const names = displayNames(event, options);
  const ranks = new Map(listedStandings(event).map((rank) => [rank.side, rank]));
  const places = bracketPlaces(event);
  const played = lastRounds(event);
  const players = [...event[event.format.ranks].values()].map(({ id, status }) => ({
    ...playerJson(event, ranks.get(id), names.get(id)),
    rank: { swiss: ranks.get(id)?.swiss, elimination: places.get(id) },
    dropped: status === "playing" ? undefined : (played.get(id) ?? 0),
    list: options.initialsOnly === true ? "" : listText(event, id),
  }));
  return success(JSON.stringify({ players, rounds: event.rounds.map((round) => roundJson(event, round, names)) }, undefined, 2));
}

function roundProblems(event: TournamentEvent, round: Round, path: string): readonly Problem[] {
  const { unit } = round.plan;
  if (unit === "pods")
    return [{ path, reason: `round ${round.number} was played in pods, and ListFortress knows only matches of two players` }];
  if (unit === "teams" && event.format.ranks === "players")
    return [{ path, reason: `round ${round.number} was played by teams while players are ranked, which ListFortress cannot say` }];
  return round.matches.flatMap((match, at) =>
    matchOutcome(event, round, match)
      ? []
      : [{ path: `${path}.matches[${at}]`, reason: `table ${match.table} of round ${round.number} has no result yet` }],
  );
}

const playerJson = ({ format }: TournamentEvent, rank: ListedRank | undefined, name: string | undefined) => ({
  name,
  score: rank?.points,
  mov: rank?.margin,
  sos: rank?.schedule,
  event_points: rank?.points,
  // Margin is mission points there, those for a bye among them.
  mission_points: format.count === "mission" ? rank?.margin : undefined,
});

/** The last round in which each side had a table or a bye. */
const lastRounds = ({ rounds }: TournamentEvent): ReadonlyMap<string, number> =>
  new Map(
    rounds.flatMap(({ number, matches, byes }) =>
      [...matches.flatMap(({ sides }) => sides), ...byes].map((side): [string, number] => [side, number]),
    ),
  );

function roundJson(event: TournamentEvent, round: Round, names: ReadonlyMap<string, string>) {
  const bye = byeOutcome(event, round);
  return {
    "round-type": round.kind === "cut" ? "elimination" : "swiss",
    "round-number": round.kind === "cut" ? sidesLeft(round) : round.number,
    scenario: scenarioName(round),
    matches: [
      ...round.matches.map((match) => matchJson(event, round, match, names)),
      ...round.byes.map((side) => ({
        player1: names.get(side),
        player1points: bye.score,
        winner: names.get(side),
        result: "bye",
        went_to_time: false,
      })),
    ],
  };
}

/** Of a championship round: 8, 4, 2. Places of the tree that nobody reached count as well. */
function sidesLeft({ matches, byes }: Round): number {
  let left = 2;
  while (left < 2 * (matches.length + byes.length)) left *= 2;
  return left;
}

function matchJson(event: TournamentEvent, round: Round, match: Match, names: ReadonlyMap<string, string>) {
  const outcome = matchOutcome(event, round, match);
  const nameAt = (at: number): string | undefined => names.get(match.sides[at] ?? "");
  const winner = outcome?.sides.findIndex(({ result }) => result === "win" || result === "modified win") ?? -1;
  return {
    player1: nameAt(0),
    player1points: outcome?.sides[0]?.score,
    player2: nameAt(1),
    player2points: outcome?.sides[1]?.score,
    winner: nameAt(winner),
    result: winner < 0 ? "tie" : "win",
    went_to_time: match.result?.claim.time === true,
    rounds_played: match.result?.claim.rounds,
    // Not a field of ListFortress, which passes over it.
    proven: isProven(match) || undefined,
  };
}
