/** Finds values in a claim that are unlikely in its scenario or format. The command asks whether they are right. */
import type { Claim } from "@broadside/formats";
import type { SubmittedSquad } from "../lists/event-list.ts";
import type { ClaimQuestion } from "../reasons/claim-reasons.ts";
import { broughtPoints } from "./losses.ts";
import type { MatchRules } from "./match-rules.ts";
import { GOAL } from "./mission.ts";

type Squads = readonly (readonly SubmittedSquad[])[];

/** No scenario has this many victory counters. */
const MOST_COUNTERS = 40;

/** Only for claims without problems. */
export const claimQuestions = (claim: Claim, squads: Squads, rules: MatchRules): readonly ClaimQuestion[] => [
  ...(claim.scores ?? []).flatMap((score, side) => [
    ...tooMuch(score, side, claim, squads, rules),
    ...tooLittle(score, side, claim, squads, rules),
    ...otherThanCounters(score, side, claim, rules),
  ]),
  ...(claim.counters ?? []).flatMap((counters, side) =>
    counters > MOST_COUNTERS ? [{ key: "many counters" as const, path: `counters[${side}]`, side, most: MOST_COUNTERS }] : [],
  ),
];

function tooMuch(score: number, side: number, claim: Claim, squads: Squads, rules: MatchRules): readonly ClaimQuestion[] {
  const most = mostToExpect(side, claim, squads, rules);
  return score > most ? [{ key: "score is very high", path: `scores[${side}]`, side, score, most }] : [];
}

/** A game ends once a side leads with enough mission points. A round's objectives and a whole squad may be added on top. */
function mostToExpect(
  side: number,
  { scores = [], counters }: Claim,
  squads: Squads,
  { count, limit, objectives, perCounter }: MatchRules,
): number {
  const others = (figures: readonly number[]): readonly number[] => figures.filter((_, other) => other !== side);
  if (count === "mission") return Math.max(GOAL - 1, ...others(scores)) + limit + objectives;
  if (count === "own count") return MOST_COUNTERS;
  const brought = others(squads.map((squad) => broughtPoints(squad) ?? limit)).reduce((sum, points) => sum + points, 0);
  return count === "standard" && counters === undefined ? brought + MOST_COUNTERS * perCounter.points : brought;
}

/** If a side has wiped out its opponent, it scores everything that the opponent brought. */
function tooLittle(
  score: number,
  side: number,
  { wiped = [] }: Claim,
  squads: Squads,
  { count, limit, pod }: MatchRules,
): readonly ClaimQuestion[] {
  const own = squads[1 - side] ?? [];
  if (pod || !wiped.includes(1 - side) || (count !== "mission" && count !== "standard")) return [];
  const least = count === "mission" ? limit : (broughtPoints(own) ?? 0);
  return score < least ? [{ key: "score is low for a wipe", path: `scores[${side}]`, side, score, least }] : [];
}

/** If victory counters are the score, both numbers must be equal. */
const otherThanCounters = (score: number, side: number, { counters }: Claim, { count }: MatchRules): readonly ClaimQuestion[] =>
  count === "own count" && counters !== undefined && counters[side] !== score
    ? [{ key: "score differs from counters", path: `scores[${side}]`, side, score, counters: counters[side] ?? 0 }]
    : [];
