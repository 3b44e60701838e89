/** Every reason to reject a claim before anything is counted. */
import { type Claim, LOSS_KINDS, type Loss, type LossKind } from "@broadside/formats";
import { join } from "@broadside/kit";
import type { SubmittedShip, SubmittedSquad } from "../lists/event-list.ts";
import type { ClaimProblem, SideFigure } from "../reasons/claim-reasons.ts";
import { broughtPoints, halfOf, isListed, noneLeft } from "./losses.ts";
import type { MatchRules } from "./match-rules.ts";

type Squads = readonly (readonly SubmittedSquad[])[];

/** No side ever scores more mission points than this, so a larger number is a typo. */
const MOST_MISSION_POINTS = 999;
const MOST = 9999;
const MOST_ROUNDS = 999;

export function claimProblems(claim: Claim, squads: Squads, rules: MatchRules): readonly ClaimProblem[] {
  const { wiped, conceded, rounds } = claim;
  const problems: ClaimProblem[] = [];
  if (rules.pod ? squads.length < 2 : squads.length !== 2)
    problems.push({ key: "number of sides", path: "", pod: rules.pod, sides: squads.length });
  checkScores(problems, claim, squads, rules);
  checkTiebreaks(problems, claim, squads, rules);
  checkCounters(problems, claim, squads, rules);
  checkSides(problems, wiped, "wiped", squads);
  checkSides(problems, conceded, "conceded", squads);
  const left = squads.filter((_, side) => !conceded?.includes(side)).length;
  if (conceded && left === 0) problems.push({ key: "everybody concedes", path: "conceded" });
  if (claim.agreedDraw && left === 1) problems.push({ key: "nobody to agree on a draw", path: "agreedDraw" });
  if (rounds !== undefined && !isWhole(rounds, 0, MOST_ROUNDS))
    problems.push({ key: "game rounds are out of range", path: "rounds", most: MOST_ROUNDS, value: rounds });
  checkLosses(problems, claim, squads, rules);
  return problems;
}

const isWhole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

function checkScores(problems: ClaimProblem[], claim: Claim, squads: Squads, rules: MatchRules): void {
  const { scores } = claim;
  const nothingPlayed = claim.rounds === 0 && rules.count === "destroyed";
  if (scores === undefined) {
    if (leftWithoutCount(claim, rules)) return;
    if (rules.count === "mission") problems.push({ key: "mission points are missing", path: "scores" });
    else if (rules.count === "own count" && claim.counters !== undefined) return;
    else if (claim.lost === undefined && !nothingPlayed) problems.push({ key: "nothing is told", path: "" });
    return;
  }
  if (scores.length !== squads.length) {
    problems.push({ key: "number of figures", path: "scores", figure: "score", sides: squads.length, figures: scores.length });
    return;
  }
  scores.forEach((score, side) => {
    const path = `scores[${side}]`;
    const most = mostScored(squads, side, rules);
    const lifted = rules.fullValueOnWipe && !rules.pod && score === rules.limit;
    if (!lifted && !isWhole(score, 0, most))
      problems.push({ key: "figure is out of range", path, figure: "score", side, least: 0, most, value: score });
    if (nothingPlayed && score !== 0) problems.push({ key: "score without a round", path, side });
  });
}

/** If somebody conceded and no score was entered, nobody scores until a correction says otherwise. */
export const leftWithoutCount = ({ scores, lost, conceded = [] }: Claim, { pod }: MatchRules): boolean =>
  scores === undefined && lost === undefined && conceded.length > 0 && !pod;

/** A side can't score more than the others brought, or could have brought if their lists aren't known. */
function mostScored(squads: Squads, side: number, { count, limit, fullValueOnWipe, pod }: MatchRules): number {
  if (count === "mission") return MOST_MISSION_POINTS;
  if (count === "standard" || count === "own count") return MOST;
  return squads.reduce((most, other, at) => {
    const worth = at === side ? 0 : (broughtPoints(other) ?? limit);
    return most + (at !== side && pod && fullValueOnWipe ? Math.max(worth, limit) : worth);
  }, 0);
}

/** Tie-breaks are only for scenarios that name one (EB-SCORE-14). */
function checkTiebreaks(problems: ClaimProblem[], { tiebreak }: Claim, squads: Squads, { tiebreaks }: MatchRules): void {
  if (tiebreak === undefined) return;
  if (!tiebreaks) problems.push({ key: "figure means nothing here", path: "tiebreak", figure: "tiebreaker" });
  tiebreak.forEach((figures, at) => void checkFigures(problems, figures, "tiebreaker", join("tiebreak", at), squads, -MOST));
}

/** Victory counters are only for scenarios with the standard score, or scenarios that count nothing else (EB-SCORE-02, -03). */
function checkCounters(problems: ClaimProblem[], { counters }: Claim, squads: Squads, { count }: MatchRules): void {
  if (counters === undefined) return;
  if (count !== "standard" && count !== "own count")
    problems.push({ key: "figure means nothing here", path: "counters", figure: "counters" });
  checkFigures(problems, counters, "counters", "counters", squads, 0);
}

function checkFigures(
  problems: ClaimProblem[],
  figures: readonly number[],
  figure: SideFigure,
  path: string,
  squads: Squads,
  least: number,
): void {
  if (figures.length !== squads.length)
    problems.push({ key: "number of figures", path, figure, sides: squads.length, figures: figures.length });
  for (const [side, value] of figures.entries())
    if (!isWhole(value, least, MOST))
      problems.push({ key: "figure is out of range", path: `${path}[${side}]`, figure, side, least, most: MOST, value });
}

/** Whether the score comes from losses. */
const countsLosses = ({ count }: MatchRules): boolean => count === "destroyed" || count === "standard";

function checkSides(problems: ClaimProblem[], sides: readonly number[] | undefined, path: "wiped" | "conceded", squads: Squads): void {
  sides?.forEach((side, at) => {
    if (!Number.isInteger(side) || side < 0 || side >= squads.length)
      problems.push({ key: "no such side at the table", path: `${path}[${at}]`, field: path, side });
    else if (sides.indexOf(side) < at) problems.push({ key: "side is named twice", path: `${path}[${at}]`, field: path, side });
  });
}

function checkLosses(problems: ClaimProblem[], claim: Claim, squads: Squads, rules: MatchRules): void {
  const { lost, wiped } = claim;
  if (lost === undefined) return;
  if (lost.length !== squads.length) {
    problems.push({ key: "number of losses", path: "lost", sides: squads.length, losses: lost.length });
    return;
  }
  lost.forEach((losses, side) => {
    const path = `lost[${side}]`;
    const own = squads[side] ?? [];
    losses.forEach(
      (loss, at) => void checkLoss(problems, loss, losses.slice(0, at), own, rules, { path: `${path}[${at}]`, side, loss: at }),
    );
    checkBuilds(problems, losses, own, rules, side);
    if (claim.rounds === 0 && rules.count === "destroyed" && losses.length > 0)
      problems.push({ key: "losses without a round", path, side });
    if (countsLosses(rules) && wiped?.includes(side) && losses.length > 0 && isListed(own) && !noneLeft(own, losses))
      problems.push({ key: "ships are left", path, side });
  });
}

/** One line of a side's losses. */
interface LossPlace {
  readonly path: string;
  readonly side: number;
  readonly loss: number;
}

const SECTION_KINDS: readonly LossKind[] = ["fore crippled", "aft crippled"];
const isSection = (kind: LossKind): boolean => SECTION_KINDS.includes(kind);

function checkLoss(
  problems: ClaimProblem[],
  loss: Loss,
  earlier: readonly Loss[],
  squads: readonly SubmittedSquad[],
  { count }: MatchRules,
  place: LossPlace,
): void {
  const ship = squads[loss.member]?.ships[loss.ship];
  if (ship === undefined) {
    problems.push({ key: squads.length === 0 ? "list is not known" : "no such ship", ...place });
    return;
  }
  const { name } = ship;
  const problem = kindProblem(loss, earlier, ship, count, place);
  if (problem) problems.push(problem);
  else if (loss.health !== undefined) checkHealth(problems, loss, loss.health, ship, { ...place, ship: name });
}

function kindProblem(
  loss: Loss,
  earlier: readonly Loss[],
  { name, sections }: SubmittedShip,
  count: MatchRules["count"],
  place: LossPlace,
): ClaimProblem | undefined {
  if (!LOSS_KINDS.includes(loss.as)) return { key: "no such kind of loss", ...place, path: `${place.path}.as`, kinds: LOSS_KINDS };
  if (isSection(loss.as) && !sections?.some((section) => loss.as === `${section.name} crippled`))
    return { key: "no such section", ...place, ship: name };
  if (count === "destroyed" && loss.as === "escaped") return { key: "nothing escapes", ...place };
  const twin = (other: Loss): boolean =>
    other.member === loss.member && other.ship === loss.ship && (isSection(loss.as) ? other.as === loss.as : !isSection(other.as));
  return earlier.some(twin) ? { key: "ship is lost twice", ...place, ship: name } : undefined;
}

/** Lost health must match the state of the ship. */
function checkHealth(
  problems: ClaimProblem[],
  { as }: Loss,
  lost: number,
  { health }: SubmittedShip,
  place: LossPlace & { readonly ship: string },
): void {
  const most = health ?? MOST;
  if (!isWhole(lost, 0, most)) {
    problems.push({ key: "lost health is out of range", ...place, path: `${place.path}.health`, most, value: lost });
    return;
  }
  if (health === undefined) return;
  if (lost === health && (as === "damaged" || as === "half")) problems.push({ key: "ship is destroyed", ...place });
  if (lost < halfOf(health) && as === "half") problems.push({ key: "ship is not at half", ...place, half: halfOf(health) });
}

/** Ships that score together need their health and how much of it each lost (EB-SCORE-11), unless all are gone. */
function checkBuilds(
  problems: ClaimProblem[],
  losses: readonly Loss[],
  squads: readonly SubmittedSquad[],
  { count }: MatchRules,
  side: number,
): void {
  if (count !== "standard") return;
  losses.forEach((loss, at) => {
    const ships = squads[loss.member]?.ships ?? [];
    const build = ships[loss.ship]?.build?.number;
    const mates = ships.flatMap((ship, index) => (build !== undefined && ship.build?.number === build ? [{ ship, index }] : []));
    if (mates.length < 2) return;
    const place: LossPlace = { path: `lost[${side}][${at}]`, side, loss: at };
    if ((loss.as === "damaged" || loss.as === "half") && loss.health === undefined)
      problems.push({ key: "lost health is missing", ...place });
    const gone = ({ index }: { readonly index: number }): boolean =>
      losses.some(({ member, ship, as }) => member === loss.member && ship === index && (as === "destroyed" || as === "fled"));
    if (mates.some(({ ship }) => ship.health === undefined) && !mates.every(gone)) problems.push({ key: "health is not known", ...place });
  });
}
