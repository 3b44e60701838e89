/** Describes a match's result for its sides. */
import type { Claim, Loss } from "@broadside/formats";
import { claimProblemInWords, claimQuestionInWords, scoreItemInWords } from "@broadside/telling/events";
import {
  claimQuestions,
  isProven,
  type Match,
  type MatchOutcome,
  matchOutcome,
  matchRules,
  nameOf,
  outcomeOf,
  type Round,
  scoreBreakdown,
  squadsAt,
  type TournamentEvent,
} from "@broadside/tournament";
import { columns } from "../../terminal/columns.ts";
import { eventCommand } from "../file/command-words.ts";

const ENDINGS: Readonly<Record<MatchOutcome["ending"], string>> = {
  elimination: "ended by elimination",
  time: "decided on points",
  concession: "ended by concession",
  agreement: "drawn by agreement",
};

/** Lists the reasons why a claim is impossible; empty if it is possible. */
export function impossibleClaimReasons(event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] {
  const outcome = outcomeOf(claim, squadsAt(event, round, match), matchRules(event, round.plan));
  if (outcome.ok) return [];
  const sides = namesAt(event, match);
  return outcome.problems.map((problem) => {
    const lists = listsBehind(event, round, match, problem.path);
    return `${claimProblemInWords(problem, sides)}${lists}`;
  });
}

/** Returns a sentence for each unlikely number. */
export const questionsOn = (event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] =>
  claimQuestions(claim, squadsAt(event, round, match), matchRules(event, round.plan)).map((question) =>
    claimQuestionInWords(question, namesAt(event, match)),
  );

const namesAt = (event: TournamentEvent, { sides }: Match): readonly string[] => sides.map((side) => nameOf(event, side));

/** Shows the points of the opponents' lists, because a side can't score more than that. */
function listsBehind(event: TournamentEvent, round: Round, match: Match, path: string): string {
  const [, side] = /^scores\[(\d+)\]$/.exec(path) ?? [];
  const rules = matchRules(event, round.plan);
  if (side === undefined || rules.count !== "destroyed") return "";
  const brought = squadsAt(event, round, match).map((squads) => squads.reduce((sum, { points }) => sum + points, 0));
  const others = match.sides.flatMap((other, at) =>
    at === Number(side) ? [] : [`${nameOf(event, other)} brought ${brought[at] || rules.limit} points`],
  );
  return ` ${others.join(", ")}.`;
}

/** Returns the current result as a table. */
export function resultInWords(event: TournamentEvent, round: Round, match: Match): readonly string[] {
  const outcome = matchOutcome(event, round, match);
  const claim = match.result?.claim;
  return outcome ? [...outcomeTable(event, round, match, outcome, claim), ...provenInWords(match)] : [];
}

const provenInWords = (match: Match): readonly string[] =>
  isProven(match) ? [`Proven by the game's record (commitment ${match.result?.record?.commitment ?? ""}).`] : [];

/** Returns a reported result that isn't confirmed yet, as a table. */
export function claimInTable(event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] {
  const outcome = outcomeOf(claim, squadsAt(event, round, match), matchRules(event, round.plan));
  return outcome.ok ? outcomeTable(event, round, match, outcome.value, claim) : [];
}

function outcomeTable(
  event: TournamentEvent,
  round: Round,
  match: Match,
  { ending, sides: outcomes }: MatchOutcome,
  claim: Claim | undefined,
): readonly string[] {
  const rows = match.sides.map((side, at) => {
    const own = outcomes[at];
    return [nameOf(event, side), own?.result ?? "", `${own?.score ?? 0}`, `${own?.points ?? 0}`, `${own?.margin ?? 0}`];
  });
  return [
    `Round ${round.number}, table ${match.table}, ${ENDINGS[ending]}:`,
    ...columns([["", "", "score", "points", "margin"], ...rows], [2, 3, 4]),
    ...(claim?.lost ? breakdown(event, round, match, claim) : []),
  ];
}

/** Shows the score card by card, so that players can check it before confirming (ET-PILE-05). */
function breakdown(event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] {
  const lines = scoreBreakdown(claim, squadsAt(event, round, match), matchRules(event, round.plan));
  return match.sides.flatMap((side, at) => {
    const scored = lines[at] ?? [];
    return scored.length === 0
      ? []
      : [`${nameOf(event, side)} scores ${scored.map(({ item, points }) => `${points} (${scoreItemInWords(item)})`).join(" + ")}.`];
  });
}

/** Lists losses that score nothing, because they may be mistakes. */
export function lossesWithoutScore(event: TournamentEvent, round: Round, match: Match, { lost = [] }: Claim): readonly string[] {
  const [squads, rules] = [squadsAt(event, round, match), matchRules(event, round.plan)];
  // Score this loss alone, and use its owner's list for every side.
  const worth = (side: number, loss: Loss): number =>
    scoreBreakdown(
      { lost: lost.map((_, at) => (at === side ? [loss] : [])) },
      squads.map(() => squads[side] ?? []),
      rules,
    )
      .flat()
      .reduce((sum, { points }) => sum + points, 0);
  const names = lost.flatMap((losses, side) =>
    losses.flatMap((loss) => {
      const ship = squads[side]?.[loss.member]?.ships[loss.ship];
      const together = ship?.build !== undefined && loss.health !== undefined;
      return ship && !together && worth(side, loss) === 0 ? [`${nameOf(event, match.sides[side] ?? "")}'s ${ship.name} (${loss.as})`] : [];
    }),
  );
  return names.length === 0 ? [] : [`these losses score nothing: ${names.join(", ")}. ${WORTH[rules.count]}`];
}

const WORTH: Readonly<Record<ReturnType<typeof matchRules>["count"], string>> = {
  destroyed:
    "You score only for ships that were destroyed or fled, and for crippled sections of ships with two cards [ET-SCORE-05, ET-SCORE-07].",
  standard: "You score for ships that were destroyed or fled, and half the points of ships at half health.",
  mission: "Enter mission points as scores.",
  "own count": "This scenario has its own points. Enter them as scores.",
};

/** Notes that later rounds were paired with the earlier result. `event check` explains how the correction affects them. */
export function keptPairingsNote(event: TournamentEvent, number: number, file: string): readonly string[] {
  const later = event.rounds.filter((round) => round.number > number).map((round) => round.number);
  if (later.length === 0) return [];
  const rounds = later.length === 1 ? `Round ${later[0]} was` : `Rounds ${later[0]} to ${later.at(-1)} were`;
  return [
    `${rounds} paired before this change, and the pairings stay as they are. To see what would be different: ${eventCommand("check", file)}`,
  ];
}
