/** An event's results for the ListFortress archive: players, identified by name, and rounds of two-player matches. */
import { failure, type Result, success } from "@broadside/kit";
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { displayNames, type NameOptions } from "../people/display-names.ts";
import type { ExportProblem } from "../reasons/import-problems.ts";
import { byeOutcome, matchOutcome } from "../results/match-outcome.ts";
import { isProven } from "../results/result-source.ts";
import { bracketPlaces } from "../standings/bracket.ts";
import { listText } from "./list-text.ts";
import { type ListedRank, listedStandings } from "./listed-standings.ts";
import { scenarioName } from "./scenario.ts";

/**
 * Fails with every reason why the event can't be represented as two-player matches. If players are shown by initials, lists are left out,
 * because they contain names.
 */
export function listFortressJson(event: TournamentEvent, options: NameOptions = {}): Result<string, ExportProblem> {
  const problems = event.rounds.flatMap((round) => roundProblems(event, round));
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

function roundProblems(event: TournamentEvent, round: Round): readonly ExportProblem[] {
  const { unit } = round.plan;
  if (unit === "pods") return [{ key: "round was in pods", round: round.number }];
  if (unit === "teams" && event.format.ranks === "players") return [{ key: "round was in teams", round: round.number }];
  return round.matches.flatMap((match) =>
    matchOutcome(event, round, match) ? [] : [{ key: "table has no result" as const, round: round.number, table: match.table }],
  );
}

const playerJson = ({ format }: TournamentEvent, rank: ListedRank | undefined, name: string | undefined) => ({
  name,
  score: rank?.points,
  mov: rank?.margin,
  sos: rank?.schedule,
  event_points: rank?.points,
  // ListFortress needs mission points here. If the event counts them, they are the margin, including those for a bye.
  mission_points: format.count === "mission" ? rank?.margin : undefined,
});

/** Returns, for each side, the last round in which it had a table or a bye. */
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

/** The number of sides left in a championship round: 8, 4 or 2. Empty places in the bracket are counted too. */
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
    // This field isn't part of ListFortress, which ignores it.
    proven: isProven(match) || undefined,
  };
}
