/** What a result comes to, for both sides to see. */
import type { Claim, Loss } from "@broadside/formats";
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
  elimination: "by elimination",
  time: "on points",
  concession: "by concession",
};

/** Why a claim cannot stand, with names in place of places; nothing where it can. */
export function claimDoubts(event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] {
  const outcome = outcomeOf(claim, squadsAt(event, round, match), matchRules(event, round.plan));
  if (outcome.ok) return [];
  return outcome.problems.map(({ path, reason }) =>
    doubtInWords(event, match.sides, path, `${reason}${listsBehind(event, round, match, path)}`),
  );
}

/** Figures that are hardly right, each as a sentence. */
export const questionsOn = (event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] =>
  claimQuestions(claim, squadsAt(event, round, match), matchRules(event, round.plan)).map(({ path, reason }) =>
    doubtInWords(event, match.sides, path, reason),
  );

/** Where a total is more than can be scored: whose lists say so. */
function listsBehind(event: TournamentEvent, round: Round, match: Match, path: string): string {
  const [, side] = /^scores\[(\d+)\]$/.exec(path) ?? [];
  const rules = matchRules(event, round.plan);
  if (side === undefined || rules.count !== "destroyed") return "";
  const brought = squadsAt(event, round, match).map((squads) => squads.reduce((sum, { points }) => sum + points, 0));
  const others = match.sides.flatMap((other, at) =>
    at === Number(side) ? [] : [`${nameOf(event, other)} brought ${brought[at] || rules.limit}`],
  );
  return ` (${others.join(", ")})`;
}

function doubtInWords(event: TournamentEvent, sides: readonly string[], path: string, reason: string): string {
  const [, what = "", side = "", loss] = /^([a-z]+)(?:\[(\d+)\])?(?:\[(\d+)\])?/.exec(path) ?? [];
  const name = side === "" ? undefined : sides[Number(side)];
  if (what === "outcome") return `${sentence(reason.replace(/side (\d+)/g, (_, place) => nameOf(event, sides[Number(place) - 1] ?? "")))}.`;
  if (what === "") return `${sentence(reason)}.`;
  if (name === undefined || what === "wiped" || what === "conceded") return `${WORDS[what] ?? what}: ${reason}.`;
  return `${WORDS[what] ?? what} of ${nameOf(event, name)}${loss === undefined ? "" : `, number ${Number(loss) + 1} of them`}: ${reason}.`;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const WORDS: Readonly<Record<string, string>> = {
  scores: "The total",
  lost: "The losses",
  tiebreak: "The tiebreaker",
  counters: "The counters",
  rounds: "Game rounds",
  wiped: "Who has no ship left",
  conceded: "Who gave up",
};

/** Of what stands. */
export function resultInWords(event: TournamentEvent, round: Round, match: Match): readonly string[] {
  const outcome = matchOutcome(event, round, match);
  const claim = match.result?.claim;
  return outcome ? [...outcomeTable(event, round, match, outcome, claim), ...provenInWords(match)] : [];
}

const provenInWords = (match: Match): readonly string[] =>
  isProven(match) ? [`Proven by the game's record, commitment ${match.result?.record?.commitment ?? ""}.`] : [];

/** Of what a side has told; nothing stands yet. */
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

/** Card by card, to check before it is confirmed (ET-PILE-05). */
function breakdown(event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] {
  const lines = scoreBreakdown(claim, squadsAt(event, round, match), matchRules(event, round.plan));
  return match.sides.flatMap((side, at) => {
    const scored = lines[at] ?? [];
    return scored.length === 0
      ? []
      : [`${nameOf(event, side)} scores ${scored.map(({ text, points }) => `${points} (${text})`).join(" + ")}.`];
  });
}

/** Ticks that give nobody anything, which may be a slip of the finger. */
export function ticksWithoutWorth(event: TournamentEvent, round: Round, match: Match, { lost = [] }: Claim): readonly string[] {
  const [squads, rules] = [squadsAt(event, round, match), matchRules(event, round.plan)];
  // Against a list that is known, so that the loss alone is looked at.
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
      return ship && !together && worth(side, loss) === 0 ? [`${ship.name} of ${nameOf(event, match.sides[side] ?? "")} (${loss.as})`] : [];
    }),
  );
  return names.length === 0 ? [] : [`Note: this counts nothing: ${names.join(", ")}. ${WORTH[rules.count]}`];
}

const WORTH: Readonly<Record<ReturnType<typeof matchRules>["count"], string>> = {
  destroyed: "Ships count when they are destroyed or have fled, and crippled sections of those with two cards [ET-SCORE-05, ET-SCORE-07].",
  standard: "Ships count when they are destroyed or have fled, and half at half health.",
  mission: "Mission points are told as totals.",
  "own count": "The scenario counts by itself: its figures are told as totals.",
};

/** Later rounds were paired by what was known then; `event check` says what the correction changes for them. */
export function pairingsStand(event: TournamentEvent, number: number, file: string): readonly string[] {
  const later = event.rounds.filter((round) => round.number > number).map((round) => round.number);
  if (later.length === 0) return [];
  const rounds = later.length === 1 ? `Round ${later[0]} was` : `Rounds ${later[0]} to ${later.at(-1)} were`;
  return [`${rounds} paired before this, and the pairings stand; ${eventCommand("check", file)} explains.`];
}
