/** What each side of a match has scored, from what was told and ticked off. */
import type { Claim, Loss } from "@broadside/formats";
import { failure, type Problem, type Result, success } from "@broadside/kit";
import type { HandedSquad } from "../lists/event-list.ts";
import { claimProblems, leftWithoutCount } from "./claim-problems.ts";
import { allDestroyed, allLost, broughtPoints, isListed, lossLines, noneLeft, type ScoreLine, totalOf, wholeLines } from "./losses.ts";
import type { MatchRules } from "./match-rules.ts";

export interface SideScore {
  /** They add up to the score. */
  readonly lines: readonly ScoreLine[];
  readonly score: number;
  /** What was scored at the table: without what a concession, or a rule on lists that are gone, adds to it. */
  readonly counted: number;
  /** The figures of each tie-break, in their order. */
  readonly tiebreak: readonly number[];
  /** No ship is left. */
  readonly wiped: boolean;
  readonly conceded: boolean;
}

/** What a side's losses come to for each of the others. */
interface SideLosses {
  readonly wiped: boolean;
  readonly conceded: boolean;
  /** Undefined where only a told score can say it. */
  readonly lines: readonly ScoreLine[] | undefined;
  /** What players counted at the table, before concession and lift; undefined where that is not known. */
  readonly counted: number | undefined;
}

export function sideScores(claim: Claim, squads: readonly (readonly HandedSquad[])[], rules: MatchRules): Result<readonly SideScore[]> {
  const doubts = claimProblems(claim, squads, rules);
  if (doubts.length > 0) return failure(doubts);
  // Where only losses are ticked off, they make the score, unless somebody tells what the scenario counts.
  if (rules.count === "own count" && claim.lost && !claim.scores && !claim.counters)
    return sideScores(claim, squads, { ...rules, count: "standard", perCounter: { points: 0, threat: 0 } });
  // Time ran out before a round was played (ET-END-52-Q), or somebody left.
  const nothing = (rules.count === "destroyed" && claim.rounds === 0) || leftWithoutCount(claim, rules);
  const told = claim.scores ?? toldByCounters(claim, rules) ?? (nothing ? squads.map(() => 0) : undefined);
  const losses = squads.map((own, side) => lossesOf(claim, own, side, told?.[1 - side], rules));
  const problems: Problem[] = lateConcession(losses, rules);
  const scores = losses.map(({ wiped, conceded }, side): SideScore => {
    const others = losses.filter((_, other) => other !== side);
    const base = baseLines(told?.[side], others, rules);
    if (typeof base === "string") problems.push({ path: `scores[${side}]`, reason: base });
    const counters = counterLines(claim.counters?.[side] ?? 0, worthOfCounter(squads, rules));
    const lines = typeof base === "string" ? [] : [...base, ...counters];
    const counted = (told?.[side] ?? others.reduce((sum, other) => sum + (other.counted ?? 0), 0)) + totalOf(counters);
    return { lines, score: totalOf(lines), counted, tiebreak: claim.tiebreak?.map((figures) => figures[side] ?? 0) ?? [], wiped, conceded };
  });
  return problems.length > 0 ? failure(problems) : success(scores);
}

/** Where victory counters are all that counts, they are the score. */
const toldByCounters = ({ counters }: Claim, { count }: MatchRules): readonly number[] | undefined =>
  count === "own count" ? counters : undefined;

/** The match was over when the other side had lost its last ship. */
const lateConcession = (losses: readonly SideLosses[], { survivorWins, pod }: MatchRules): Problem[] =>
  survivorWins && !pod && losses.some(({ conceded }, side) => conceded && losses[1 - side]?.wiped)
    ? [{ path: "conceded", reason: "nobody can give up to a side without ships" }]
    : [];

function lossesOf(claim: Claim, own: readonly HandedSquad[], side: number, toldByOther: number | undefined, rules: MatchRules): SideLosses {
  const { count } = rules;
  const ticked = claim.lost?.[side];
  const conceded = claim.conceded?.includes(side) ?? false;
  const said = claim.wiped?.includes(side) ?? false;
  const wiped = said || isWhole(toldByOther, own, rules) || (ticked !== undefined && noneLeft(own, ticked));
  if (count === "mission" || count === "own count") return { wiped, conceded, lines: undefined, counted: undefined };

  // Somebody who says that nothing is left need not tick it off.
  const ticks = ticked !== undefined && isListed(own) && (ticked.length > 0 || !said) ? ticked : undefined;
  const face = ticks ? lossLines(own, ticks, count) : wiped ? wipedLines(claim, own, rules) : undefined;
  const lines = conceded ? concededLines(claim, own, ticks, rules) : face;
  const nothingLeft = conceded || (wiped && (ticks === undefined || allDestroyed(own, ticks)));
  return { wiped, conceded, lines: nothingLeft ? lifted(lines, rules) : lines, counted: face && totalOf(face) };
}

/** The whole list; but counters and escaped ships may stand behind a told standard score, so that it says nothing about that. */
const wipedLines = (claim: Claim, own: readonly HandedSquad[], { count }: MatchRules): readonly ScoreLine[] | undefined =>
  own.length > 0 && (count === "destroyed" || claim.lost !== undefined) ? wholeLines(own, count) : undefined;

/** Every ship left counts as destroyed (ET-MOV-05), in a pod only where losses are ticked off: told scores may have it in them or not. */
function concededLines(
  claim: Claim,
  own: readonly HandedSquad[],
  ticks: readonly Loss[] | undefined,
  { count, limit, pod }: MatchRules,
): readonly ScoreLine[] | undefined {
  if (pod && claim.lost === undefined) return undefined;
  if (ticks) return lossLines(own, allLost(own, ticks), count);
  if (own.length > 0) return wholeLines(own, count);
  return pod ? undefined : [{ text: "the whole limit, for the list is not known", points: limit }];
}

/** A side without ships counts as the whole limit where that is the rule (ES-MOV-04, ES-MOV-52-Q), its list known or not. */
function lifted(
  lines: readonly ScoreLine[] | undefined,
  { count, limit, pod, fullValueOnWipe }: MatchRules,
): readonly ScoreLine[] | undefined {
  const worth = totalOf(lines ?? []);
  if (!fullValueOnWipe || worth >= limit || (lines === undefined && (pod || count === "standard"))) return lines;
  return [...(lines ?? []), { text: "nothing is left, so the whole limit counts", points: limit - worth }];
}

/** Who has scored all of the other's list has left nothing of it. */
function isWhole(told: number | undefined, own: readonly HandedSquad[], { count, pod, fullValueOnWipe, limit }: MatchRules): boolean {
  if (count !== "destroyed" || pod || told === undefined || told === 0) return false;
  const whole = broughtPoints(own);
  return whole !== undefined && (told === whole || (fullValueOnWipe && told > whole && told === limit));
}

/** The score before victory counters, or why there is none. */
function baseLines(told: number | undefined, others: readonly SideLosses[], { count, limit }: MatchRules): readonly ScoreLine[] | string {
  const asTold = told === undefined ? undefined : [{ text: "as told", points: told }];
  if (asTold && told !== undefined && count === "mission")
    // Ships and deficit of the one who gave up come to the limit.
    return others.every(({ conceded }) => conceded) && told < limit
      ? [...asTold, { text: "the other gave up", points: limit - told }]
      : asTold;
  if (others.some(({ lines }) => lines === undefined)) return asTold ?? "must be told, for a list is not known ship by ship";
  const lines = others.flatMap((other) => other.lines ?? []);
  const total = totalOf(lines);
  if (asTold === undefined || told === undefined || told === total) return lines;
  if (others.every(({ counted }) => counted !== undefined)) {
    const counted = others.reduce((sum, other) => sum + (other.counted ?? 0), 0);
    return told === counted ? lines : `must be ${counted} by what the other side has lost, not ${told}`;
  }
  return told > total && count === "standard" ? asTold : lines;
}

const counterLines = (counters: number, worth: number): readonly ScoreLine[] =>
  counters > 0 && worth > 0 ? [{ text: `${counters} victory counter${counters === 1 ? "" : "s"}`, points: counters * worth }] : [];

/** In threat where all that is known of the lists are quick builds (EB-SCORE-09). */
function worthOfCounter(squads: readonly (readonly HandedSquad[])[], { count, perCounter }: MatchRules): number {
  if (count === "own count") return 0;
  const ships = squads.flatMap((own) => own.flatMap((squad) => squad.ships));
  return ships.length > 0 && ships.every(({ build }) => build !== undefined) ? perCounter.threat : perCounter.points;
}
