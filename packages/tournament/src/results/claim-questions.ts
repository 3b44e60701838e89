/** Figures of a claim that its scenario or format can hardly give: whoever enters them is asked whether they are right. */
import type { Claim } from "@broadside/formats";
import type { Problem } from "@broadside/kit";
import type { HandedSquad } from "../lists/event-list.ts";
import { broughtPoints } from "./losses.ts";
import type { MatchRules } from "./match-rules.ts";
import { GOAL } from "./mission.ts";

type Squads = readonly (readonly HandedSquad[])[];

/** No scenario has so many to give. */
const MOST_COUNTERS = 40;

/** Of a claim that could stand. */
export const claimQuestions = (claim: Claim, squads: Squads, rules: MatchRules): readonly Problem[] => [
  ...(claim.scores ?? []).flatMap((score, side) => [
    ...tooMuch(score, side, claim, squads, rules),
    ...tooLittle(score, side, claim, squads, rules),
    ...otherThanCounters(score, side, claim, rules),
  ]),
  ...(claim.counters ?? []).flatMap((counters, side) =>
    counters > MOST_COUNTERS ? [{ path: `counters[${side}]`, reason: `more than ${MOST_COUNTERS} are not to be had in any scenario` }] : [],
  ),
];

function tooMuch(score: number, side: number, claim: Claim, squads: Squads, rules: MatchRules): readonly Problem[] {
  const most = mostToExpect(side, claim, squads, rules);
  return score > most ? [{ path: `scores[${side}]`, reason: `${score} is more than the ${most} that can be scored here` }] : [];
}

/** Mission points end a game once somebody leads with enough of them: then one round's objectives and a whole squad may be on top. */
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

/** Whoever has left nothing of the other side has scored all of it. */
function tooLittle(
  score: number,
  side: number,
  { wiped = [] }: Claim,
  squads: Squads,
  { count, limit, pod }: MatchRules,
): readonly Problem[] {
  const own = squads[1 - side] ?? [];
  if (pod || !wiped.includes(1 - side) || (count !== "mission" && count !== "standard")) return [];
  const least = count === "mission" ? limit : (broughtPoints(own) ?? 0);
  return score < least
    ? [{ path: `scores[${side}]`, reason: `the other side has no ships left, which gives ${least} or more, not ${score}` }]
    : [];
}

/** Where victory counters are the score, the two say the same. */
const otherThanCounters = (score: number, side: number, { counters }: Claim, { count }: MatchRules): readonly Problem[] =>
  count === "own count" && counters !== undefined && counters[side] !== score
    ? [{ path: `scores[${side}]`, reason: `victory counters are the score here, and they are ${counters[side]}, not ${score}` }]
    : [];
