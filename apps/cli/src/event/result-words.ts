/** What a result comes to, for both sides to see. */
import {
  type Claim,
  type Match,
  matchOutcome,
  matchRules,
  nameOf,
  type Outcome,
  outcomeOf,
  type Round,
  scoreBreakdown,
  squadsAt,
  type TournamentEvent,
} from "@broadside/tournament";
import { columns } from "./columns.ts";

const ENDINGS: Readonly<Record<Outcome["ending"], string>> = {
  elimination: "by elimination",
  time: "on points",
  concession: "by concession",
};

/** Why a claim cannot stand, with names in place of places; nothing where it can. */
export function claimDoubts(event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] {
  const outcome = outcomeOf(claim, squadsAt(event, round, match), matchRules(event, round.plan));
  return outcome.ok ? [] : outcome.problems.map(({ path, reason }) => doubtInWords(event, match.sides, path, reason));
}

function doubtInWords(event: TournamentEvent, sides: readonly string[], path: string, reason: string): string {
  const [, what = "", side = "", loss] = /^([a-z]+)(?:\[(\d+)\])?(?:\[(\d+)\])?/.exec(path) ?? [];
  const name = side === "" ? undefined : sides[Number(side)];
  if (what === "") return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  if (name === undefined || what === "wiped" || what === "conceded") return `${WORDS[what] ?? what}: ${reason}.`;
  return `${WORDS[what] ?? what} of ${nameOf(event, name)}${loss === undefined ? "" : `, number ${Number(loss) + 1} of them`}: ${reason}.`;
}

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
  return outcome ? outcomeTable(event, round, match, outcome, claim) : [];
}

/** Of what a side has told; nothing stands yet. */
export function claimInTable(event: TournamentEvent, round: Round, match: Match, claim: Claim): readonly string[] {
  const outcome = outcomeOf(claim, squadsAt(event, round, match), matchRules(event, round.plan));
  return outcome.ok ? outcomeTable(event, round, match, outcome.value, claim) : [];
}

function outcomeTable(
  event: TournamentEvent,
  round: Round,
  match: Match,
  { ending, sides: outcomes }: Outcome,
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
