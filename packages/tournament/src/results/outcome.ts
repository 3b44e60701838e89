/** How a match ended, and each side's result. */
import type { Claim, ClaimedOutcome } from "@broadside/formats";
import { failure, type Result, success } from "@broadside/kit";
import type { SubmittedSquad } from "../lists/event-list.ts";
import type { ClaimProblem } from "../reasons/claim-reasons.ts";
import type { PointsTable } from "../settings/formats.ts";
import type { ScoreLine } from "./losses.ts";
import type { MatchRules } from "./match-rules.ts";
import { type SideScore, sideScores } from "./score.ts";

export type { ScoreLine } from "./losses.ts";
export type { MatchRules } from "./match-rules.ts";

export interface SideOutcome {
  readonly result: "win" | "modified win" | "draw" | "loss";
  /** 1 for the best; sides that are level share a place. */
  readonly place: number;
  readonly score: number;
  readonly points: number;
  readonly margin: number;
}

export interface MatchOutcome {
  /** What decided the match. If it is "time", scores decided, because time had run out or the scenario ended. */
  readonly ending: "elimination" | "time" | "concession" | "agreement";
  readonly sides: readonly SideOutcome[];
}

/** `squads[side][member]`; the array is empty for a side whose list isn't known. */
export function outcomeOf(
  claim: Claim,
  squads: readonly (readonly SubmittedSquad[])[],
  rules: MatchRules,
): Result<MatchOutcome, ClaimProblem> {
  const scores = sideScores(claim, squads, rules);
  if (!scores.ok) return scores;
  const isAgreed = claim.agreedDraw === true;
  const outcome = rules.pod ? podOutcome(scores.value, rules, isAgreed) : duelOutcome(scores.value, rules, isAgreed);
  const problems = claim.outcome ? differences(claim.outcome, scores.value, outcome) : [];
  return problems.length > 0 ? failure(problems) : success(outcome);
}

/** Differences between the game's own outcome and the one counted here. */
function differences(told: ClaimedOutcome, scores: readonly SideScore[], { sides }: MatchOutcome): readonly ClaimProblem[] {
  const counted = scores.map((side) => side.counted);
  const winners = sides.flatMap(({ result }, at) => (result === "win" || result === "modified win" ? [at] : []));
  const problems: ClaimProblem[] = [];
  if (told.scores.join() !== counted.join())
    problems.push({ key: "game has other scores", path: "outcome.scores", game: told.scores, event: counted });
  if (told.winners.toSorted((a, b) => a - b).join() !== winners.join())
    problems.push({ key: "game has other winners", path: "outcome.winners", game: told.winners, event: winners });
  return problems;
}

/** The items of each score, card by card, to check before confirming (ET-PILE-05); empty for a claim with problems. */
export function scoreBreakdown(
  claim: Claim,
  squads: readonly (readonly SubmittedSquad[])[],
  rules: MatchRules,
): readonly (readonly ScoreLine[])[] {
  const scores = sideScores(claim, squads, rules);
  return scores.ok ? scores.value.map(({ lines }) => lines) : squads.map(() => []);
}

type Verdict = { readonly ending: MatchOutcome["ending"]; readonly winner: number | undefined; readonly modified: boolean };

const AGREED_DRAW: Verdict = { ending: "agreement", winner: undefined, modified: false };

function duelOutcome(sides: readonly SideScore[], rules: MatchRules, isAgreed: boolean): MatchOutcome {
  const { ending, winner, modified } = isAgreed ? AGREED_DRAW : duelVerdict(sides, rules);
  const won = modified ? "modified win" : "win";
  return {
    ending,
    sides: sides.map(({ score }, side) => {
      const result = winner === undefined ? "draw" : winner === side ? won : "loss";
      return {
        result,
        place: result === "loss" ? 2 : 1,
        score,
        points: pointsFor(result, rules.points),
        margin: marginOf(sides, side, rules),
      };
    }),
  };
}

/**
 * ET-END: concession, then elimination, then scores. If nobody survives, first-edition play is a draw whatever the scores; with mission
 * points, those decide (SC-COMMON-51-Q).
 */
function duelVerdict(sides: readonly SideScore[], { survivorWins, count, points }: MatchRules): Verdict {
  const conceded = sides.findIndex((side) => side.conceded);
  if (conceded >= 0) return { ending: "concession", winner: 1 - conceded, modified: false };
  const survivors = sides.flatMap(({ wiped }, side) => (wiped ? [] : [side]));
  const eliminated = survivorWins && survivors.length < 2;
  if (eliminated && (survivors.length === 1 || count !== "mission"))
    return { ending: "elimination", winner: survivors[0], modified: false };
  const [first, second] = sides;
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  const ahead = lead === 0 && first && second ? -compareTiebreaks(first, second) : lead;
  return {
    ending: eliminated ? "elimination" : "time",
    winner: ahead === 0 ? undefined : ahead > 0 ? 0 : 1,
    modified: !eliminated && points.modifiedWin !== undefined && Math.abs(lead) < points.modifiedWin.below,
  };
}

/** Negative if the first side is better in the first tie-break that differs (EB-SCORE-14). */
function compareTiebreaks(a: SideScore, b: SideScore): number {
  const at = a.tiebreak.findIndex((figure, place) => figure !== b.tiebreak[place]);
  return at < 0 ? 0 : (b.tiebreak[at] ?? 0) - (a.tiebreak[at] ?? 0);
}

function pointsFor(result: SideOutcome["result"], { win, modifiedWin, draw, loss }: PointsTable): number {
  if (result === "modified win") return modifiedWin?.points ?? win;
  return { win, draw, loss }[result];
}

/**
 * Places by score, with sides that conceded last. Level sides get the points of the lowest place that they share. If the sides agreed on a
 * draw, all that didn't concede are level.
 */
function podOutcome(sides: readonly SideScore[], rules: MatchRules, isAgreed: boolean): MatchOutcome {
  const { places, loss } = rules.points;
  const compare = isAgreed ? byConcession : podOrder(sides, rules);
  return {
    ending: isAgreed ? "agreement" : podEnding(sides, rules),
    sides: sides.map((side, at) => {
      const place = 1 + sides.filter((other) => compare(other, side) < 0).length;
      const level = sides.filter((other) => compare(other, side) === 0).length;
      const points = places[place + level - 2] ?? loss;
      const result = place > 1 ? "loss" : level > 1 ? "draw" : "win";
      return { result, place, score: side.score, points, margin: marginOf(sides, at, rules) };
    }),
  };
}

function podEnding(sides: readonly SideScore[], { survivorWins }: MatchRules): MatchOutcome["ending"] {
  const playing = sides.filter(({ conceded }) => !conceded);
  if (playing.length === 1) return "concession";
  return survivorWins && playing.filter(({ wiped }) => !wiped).length < 2 ? "elimination" : "time";
}

const byConcession = (a: SideScore, b: SideScore): number => Number(a.conceded) - Number(b.conceded);

/**
 * Negative if the first is better. If the last survivor wins, there must be only one: while several sides have ships left, sides without
 * ships can still win by score (EB-MULTI-11-Q). If nobody has ships left it is a draw, unless mission points decide (2E-END-05,
 * SC-COMMON-51-Q).
 */
function podOrder(sides: readonly SideScore[], { survivorWins, count }: MatchRules): (a: SideScore, b: SideScore) => number {
  const left = sides.filter(({ wiped, conceded }) => !wiped && !conceded);
  const [survivor] = survivorWins && left.length === 1 ? left : [];
  const isDraw = survivorWins && left.length === 0 && count !== "mission";
  return (a, b) => {
    const alone = Number(b === survivor) - Number(a === survivor);
    return byConcession(a, b) || alone || (isDraw ? 0 : b.score - a.score || compareTiebreaks(a, b));
  };
}

/** ET-MOV-02, 03: the limit plus or minus the lead over the other side's score, or in a pod over the others' average. */
function marginOf(sides: readonly SideScore[], side: number, { margin, limit }: MatchRules): number {
  const own = sides[side]?.score ?? 0;
  if (margin === "the score") return own;
  const others = sides.reduce((sum, { score }) => sum + score, 0) - own;
  const lead = own - Math.round(others / Math.max(1, sides.length - 1));
  return limit + Math.max(-limit, Math.min(limit, lead));
}
