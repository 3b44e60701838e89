/** Works out each side's score in a match from the totals and losses that players entered. */
import type { Claim, Loss } from "@broadside/formats";
import { failure, type Result, success } from "@broadside/kit";
import type { SubmittedSquad } from "../lists/event-list.ts";
import type { ClaimProblem } from "../reasons/claim-reasons.ts";
import { claimProblems, leftWithoutCount } from "./claim-problems.ts";
import { allDestroyed, allLost, broughtPoints, isListed, lossLines, noneLeft, type ScoreLine, totalOf, wholeLines } from "./losses.ts";
import type { MatchRules } from "./match-rules.ts";

export interface SideScore {
  /** The lines add up to the score. */
  readonly lines: readonly ScoreLine[];
  readonly score: number;
  /** The score at the table, without the points added for a concession or a wipe. */
  readonly counted: number;
  /** The side's number in each tie-break, in order. */
  readonly tiebreak: readonly number[];
  /** No ship is left. */
  readonly wiped: boolean;
  readonly conceded: boolean;
}

/** What each of the other sides scores for a side's losses. */
interface SideLosses {
  readonly wiped: boolean;
  readonly conceded: boolean;
  /** Undefined if players have to enter the score instead. */
  readonly lines: readonly ScoreLine[] | undefined;
  /** What players counted at the table, without points for a concession or a wipe; undefined if not known. */
  readonly counted: number | undefined;
}

export function sideScores(
  claim: Claim,
  squads: readonly (readonly SubmittedSquad[])[],
  rules: MatchRules,
): Result<readonly SideScore[], ClaimProblem> {
  const doubts = claimProblems(claim, squads, rules);
  if (doubts.length > 0) return failure(doubts);
  // The score comes from losses alone, unless players enter what the scenario counts.
  if (rules.count === "own count" && claim.lost && !claim.scores && !claim.counters)
    return sideScores(claim, squads, { ...rules, count: "standard", perCounter: { points: 0, threat: 0 } });
  // Either time ran out before a round was played (ET-END-52-Q), or somebody left.
  const nothing = (rules.count === "destroyed" && claim.rounds === 0) || leftWithoutCount(claim, rules);
  const told = claim.scores ?? toldByCounters(claim, rules) ?? (nothing ? squads.map(() => 0) : undefined);
  const losses = squads.map((own, side) => lossesOf(claim, own, side, told?.[1 - side], rules));
  const problems: ClaimProblem[] = lateConcession(losses, rules);
  const scores = losses.map(({ wiped, conceded }, side): SideScore => {
    const others = losses.filter((_, other) => other !== side);
    const base = baseLines(told?.[side], others, rules);
    if ("key" in base) problems.push({ ...base, path: `scores[${side}]`, side });
    const counters = counterLines(claim.counters?.[side] ?? 0, worthOfCounter(squads, rules));
    const lines = "key" in base ? [] : [...base, ...counters];
    const counted = (told?.[side] ?? others.reduce((sum, other) => sum + (other.counted ?? 0), 0)) + totalOf(counters);
    return { lines, score: totalOf(lines), counted, tiebreak: claim.tiebreak?.map((figures) => figures[side] ?? 0) ?? [], wiped, conceded };
  });
  return problems.length > 0 ? failure(problems) : success(scores);
}

/** Victory counters are the score if nothing else counts. */
const toldByCounters = ({ counters }: Claim, { count }: MatchRules): readonly number[] | undefined =>
  count === "own count" ? counters : undefined;

/** Refuses a concession to a side that has lost its last ship, because the match was already over by then. */
const lateConcession = (losses: readonly SideLosses[], { survivorWins, pod }: MatchRules): ClaimProblem[] =>
  survivorWins && !pod && losses.some(({ conceded }, side) => conceded && losses[1 - side]?.wiped)
    ? [{ key: "conceding to a wiped side", path: "conceded" }]
    : [];

function lossesOf(
  claim: Claim,
  own: readonly SubmittedSquad[],
  side: number,
  toldByOther: number | undefined,
  rules: MatchRules,
): SideLosses {
  const { count } = rules;
  const ticked = claim.lost?.[side];
  const conceded = claim.conceded?.includes(side) ?? false;
  const said = claim.wiped?.includes(side) ?? false;
  const wiped = said || isWhole(toldByOther, own, rules) || (ticked !== undefined && noneLeft(own, ticked));
  if (count === "mission" || count === "own count") return { wiped, conceded, lines: undefined, counted: undefined };

  // A wiped side needn't list its losses.
  const ticks = ticked !== undefined && isListed(own) && (ticked.length > 0 || !said) ? ticked : undefined;
  const face = ticks ? lossLines(own, ticks, count) : wiped ? wipedLines(claim, own, rules) : undefined;
  const lines = conceded ? concededLines(claim, own, ticks, rules) : face;
  const nothingLeft = conceded || (wiped && (ticks === undefined || allDestroyed(own, ticks)));
  return { wiped, conceded, lines: nothingLeft ? lifted(lines, rules) : lines, counted: face && totalOf(face) };
}

/**
 * Returns a side's whole list as score lines, for a side that was wiped. If the standard score is used, the losses must be listed: an
 * entered score may include counters and lack escaped ships.
 */
const wipedLines = (claim: Claim, own: readonly SubmittedSquad[], { count }: MatchRules): readonly ScoreLine[] | undefined =>
  own.length > 0 && (count === "destroyed" || claim.lost !== undefined) ? wholeLines(own, count) : undefined;

/**
 * Every ship left counts as destroyed (ET-MOV-05). In a pod this requires listed losses, because entered scores may already include these
 * ships.
 */
function concededLines(
  claim: Claim,
  own: readonly SubmittedSquad[],
  ticks: readonly Loss[] | undefined,
  { count, limit, pod }: MatchRules,
): readonly ScoreLine[] | undefined {
  if (pod && claim.lost === undefined) return undefined;
  if (ticks) return lossLines(own, allLost(own, ticks), count);
  if (own.length > 0) return wholeLines(own, count);
  return pod ? undefined : [{ item: { key: "limit for an unknown list" }, points: limit }];
}

/**
 * Under some rules, a side without ships counts as having lost the whole limit (ES-MOV-04, ES-MOV-52-Q), whether its list is known or not.
 */
function lifted(
  lines: readonly ScoreLine[] | undefined,
  { count, limit, pod, fullValueOnWipe }: MatchRules,
): readonly ScoreLine[] | undefined {
  const worth = totalOf(lines ?? []);
  if (!fullValueOnWipe || worth >= limit || (lines === undefined && (pod || count === "standard"))) return lines;
  return [...(lines ?? []), { item: { key: "limit for a wiped list" }, points: limit - worth }];
}

/** Whether a side scored the other side's whole list. */
function isWhole(told: number | undefined, own: readonly SubmittedSquad[], { count, pod, fullValueOnWipe, limit }: MatchRules): boolean {
  if (count !== "destroyed" || pod || told === undefined || told === 0) return false;
  const whole = broughtPoints(own);
  return whole !== undefined && (told === whole || (fullValueOnWipe && told > whole && told === limit));
}

/** Why a side has no score. */
type NoScore =
  | { readonly key: "score must be told" }
  | { readonly key: "score does not match the losses"; readonly counted: number; readonly score: number };

/** The score before victory counters, or why there is none. */
function baseLines(told: number | undefined, others: readonly SideLosses[], { count, limit }: MatchRules): readonly ScoreLine[] | NoScore {
  const asTold: readonly ScoreLine[] | undefined = told === undefined ? undefined : [{ item: { key: "entered score" }, points: told }];
  if (asTold && told !== undefined && count === "mission")
    // The conceding side's ships and deficit add up to the limit.
    return others.every(({ conceded }) => conceded) && told < limit
      ? [...asTold, { item: { key: "other side conceded" }, points: limit - told }]
      : asTold;
  if (others.some(({ lines }) => lines === undefined)) return asTold ?? { key: "score must be told" };
  const lines = others.flatMap((other) => other.lines ?? []);
  const total = totalOf(lines);
  if (asTold === undefined || told === undefined || told === total) return lines;
  if (others.every(({ counted }) => counted !== undefined)) {
    const counted = others.reduce((sum, other) => sum + (other.counted ?? 0), 0);
    return told === counted ? lines : { key: "score does not match the losses", counted, score: told };
  }
  return told > total && count === "standard" ? asTold : lines;
}

const counterLines = (counters: number, worth: number): readonly ScoreLine[] =>
  counters > 0 && worth > 0 ? [{ item: { key: "victory counters", counters }, points: counters * worth }] : [];

/** In threat if all known ships belong to quick builds (EB-SCORE-09). */
function worthOfCounter(squads: readonly (readonly SubmittedSquad[])[], { count, perCounter }: MatchRules): number {
  if (count === "own count") return 0;
  const ships = squads.flatMap((own) => own.flatMap((squad) => squad.ships));
  return ships.length > 0 && ships.every(({ build }) => build !== undefined) ? perCounter.threat : perCounter.points;
}
