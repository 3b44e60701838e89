/** Every reason why a claim cannot stand, before anything is counted. */
import { type Claim, LOSS_KINDS, type Loss, type LossKind } from "@broadside/formats";
import { JsonReader, join, type Problem } from "@broadside/kit";
import type { HandedShip, HandedSquad } from "../lists/event-list.ts";
import { broughtPoints, halfOf, isListed, noneLeft } from "./losses.ts";
import type { MatchRules } from "./match-rules.ts";

type Squads = readonly (readonly HandedSquad[])[];

/** No match has more of anything, so a larger figure is a slip of the finger. */
const MOST_MISSION_POINTS = 999;
const MOST = 9999;
const MOST_ROUNDS = 999;

export function claimProblems(claim: Claim, squads: Squads, rules: MatchRules): readonly Problem[] {
  const reader = new JsonReader();
  if (rules.pod ? squads.length < 2 : squads.length !== 2)
    reader.note("", `a match has ${rules.pod ? "at least two sides" : "two sides"}, not ${squads.length}`);
  checkScores(reader, claim, squads, rules);
  checkTiebreaks(reader, claim, squads, rules);
  checkCounters(reader, claim, squads, rules);
  checkSides(reader, claim.wiped, "wiped", squads);
  checkSides(reader, claim.conceded, "conceded", squads);
  if (claim.conceded && squads.every((_, side) => claim.conceded?.includes(side))) reader.note("conceded", "not everybody can give up");
  if (claim.rounds !== undefined) reader.whole(claim.rounds, "rounds", 0, MOST_ROUNDS);
  checkLosses(reader, claim, squads, rules);
  return reader.problems;
}

function checkScores(reader: JsonReader, claim: Claim, squads: Squads, rules: MatchRules): void {
  const { scores } = claim;
  const nothingPlayed = claim.rounds === 0 && rules.count === "destroyed";
  if (scores === undefined) {
    if (leftWithoutCount(claim, rules)) return;
    if (rules.count === "mission") reader.note("scores", "mission points must be told; losses do not give them");
    else if (rules.count === "own count" && claim.counters !== undefined) return;
    else if (claim.lost === undefined && !nothingPlayed) reader.note("", "neither scores nor losses are told");
    return;
  }
  if (scores.length !== squads.length) {
    reader.note("scores", `there must be one for each of the ${squads.length} sides, not ${scores.length}`);
    return;
  }
  scores.forEach((score, side) => {
    const path = `scores[${side}]`;
    const most = mostScored(squads, side, rules);
    const lifted = rules.fullValueOnWipe && !rules.pod && score === rules.limit;
    if (!lifted) reader.whole(score, path, 0, most);
    if (nothingPlayed && score !== 0) reader.note(path, "must be 0, for no round was played");
  });
}

/** Somebody gave up, and nothing more is told: they have scored nothing until a correction says otherwise. */
export const leftWithoutCount = ({ scores, lost, conceded = [] }: Claim, { pod }: MatchRules): boolean =>
  scores === undefined && lost === undefined && conceded.length > 0 && !pod;

/** More cannot be scored than the others brought, or may have brought where their lists are not known. */
function mostScored(squads: Squads, side: number, { count, limit, fullValueOnWipe, pod }: MatchRules): number {
  if (count === "mission") return MOST_MISSION_POINTS;
  if (count === "standard" || count === "own count") return MOST;
  return squads.reduce((most, other, at) => {
    const worth = at === side ? 0 : (broughtPoints(other) ?? limit);
    return most + (at !== side && pod && fullValueOnWipe ? Math.max(worth, limit) : worth);
  }, 0);
}

/** Tie-breaks belong to scenarios that name one (EB-SCORE-14). */
function checkTiebreaks(reader: JsonReader, { tiebreak }: Claim, squads: Squads, { tiebreaks }: MatchRules): void {
  if (tiebreak === undefined) return;
  if (!tiebreaks) reader.note("tiebreak", MEANINGLESS);
  tiebreak.forEach((figures, at) => void checkFigures(reader, figures, join("tiebreak", at), squads, -MOST));
}

/** Victory counters belong to scenarios with the standard score, or that count nothing else (EB-SCORE-02, -03). */
function checkCounters(reader: JsonReader, { counters }: Claim, squads: Squads, { count }: MatchRules): void {
  if (counters === undefined) return;
  if (count !== "standard" && count !== "own count") reader.note("counters", MEANINGLESS);
  checkFigures(reader, counters, "counters", squads, 0);
}

const MEANINGLESS = "has no meaning under this event's rules";

function checkFigures(reader: JsonReader, figures: readonly number[], path: string, squads: Squads, least: number): void {
  if (figures.length !== squads.length)
    reader.note(path, `there must be one for each of the ${squads.length} sides, not ${figures.length}`);
  figures.forEach((figure, side) => void reader.whole(figure, `${path}[${side}]`, least, MOST));
}

/** Whether scores are counted from what was lost. */
const countsLosses = ({ count }: MatchRules): boolean => count === "destroyed" || count === "standard";

function checkSides(reader: JsonReader, sides: readonly number[] | undefined, path: "wiped" | "conceded", squads: Squads): void {
  sides?.forEach((side, at) => {
    if (!Number.isInteger(side) || side < 0 || side >= squads.length) reader.note(`${path}[${at}]`, `there is no side ${side}`);
    else if (sides.indexOf(side) < at) reader.note(`${path}[${at}]`, `side ${side} is named twice`);
  });
}

function checkLosses(reader: JsonReader, claim: Claim, squads: Squads, rules: MatchRules): void {
  const { lost, wiped } = claim;
  if (lost === undefined) return;
  if (lost.length !== squads.length) {
    reader.note("lost", `there must be one list of losses for each of the ${squads.length} sides, not ${lost.length}`);
    return;
  }
  lost.forEach((losses, side) => {
    const path = `lost[${side}]`;
    const own = squads[side] ?? [];
    losses.forEach((loss, at) => void checkLoss(reader, loss, losses.slice(0, at), own, rules, `${path}[${at}]`));
    checkBuilds(reader, losses, own, rules, path);
    if (claim.rounds === 0 && rules.count === "destroyed" && losses.length > 0) reader.note(path, "must be empty, for no round was played");
    if (countsLosses(rules) && wiped?.includes(side) && losses.length > 0 && isListed(own) && !noneLeft(own, losses))
      reader.note(path, "ships are left, and yet the side is said to have none");
  });
}

const SECTION_KINDS: readonly LossKind[] = ["fore crippled", "aft crippled"];
const isSection = (kind: LossKind): boolean => SECTION_KINDS.includes(kind);

function checkLoss(
  reader: JsonReader,
  loss: Loss,
  earlier: readonly Loss[],
  squads: readonly HandedSquad[],
  { count }: MatchRules,
  path: string,
): undefined {
  const ship = squads[loss.member]?.ships[loss.ship];
  if (ship === undefined)
    return reader.note(path, squads.length === 0 ? "the list of this side is not known" : "there is no such ship in the list");
  if (!LOSS_KINDS.includes(loss.as)) return reader.note(`${path}.as`, `must be one of ${LOSS_KINDS.join(", ")}`);
  if (isSection(loss.as) && !ship.sections?.some(({ name }) => loss.as === `${name} crippled`))
    return reader.note(path, `${ship.name} has no such section`);
  if (count === "destroyed" && loss.as === "escaped") return reader.note(path, "no ship escapes under this event's rules");
  const twin = (other: Loss): boolean =>
    other.member === loss.member && other.ship === loss.ship && (isSection(loss.as) ? other.as === loss.as : !isSection(other.as));
  if (earlier.some(twin)) return reader.note(path, `${ship.name} is ticked off twice`);
  if (loss.health !== undefined) checkHealth(reader, loss, loss.health, ship, path);
  return undefined;
}

/** Lost health must fit what is said of the ship. */
function checkHealth(reader: JsonReader, { as }: Loss, lost: number, ship: HandedShip, path: string): void {
  const health = reader.whole(lost, `${path}.health`, 0, ship.health ?? MOST);
  if (health === undefined || ship.health === undefined) return;
  if (health === ship.health && (as === "damaged" || as === "half"))
    reader.note(path, `${ship.name} has lost all its health and is destroyed`);
  if (health < halfOf(ship.health) && as === "half")
    reader.note(path, `${ship.name} is at half health from ${halfOf(ship.health)} lost on`);
}

/** Ships that count together need their health and what each lost of it (EB-SCORE-11), unless all are gone. */
function checkBuilds(
  reader: JsonReader,
  losses: readonly Loss[],
  squads: readonly HandedSquad[],
  { count }: MatchRules,
  path: string,
): void {
  if (count !== "standard") return;
  losses.forEach((loss, at) => {
    const ships = squads[loss.member]?.ships ?? [];
    const build = ships[loss.ship]?.build?.number;
    const mates = ships.flatMap((ship, index) => (build !== undefined && ship.build?.number === build ? [{ ship, index }] : []));
    if (mates.length < 2) return;
    if ((loss.as === "damaged" || loss.as === "half") && loss.health === undefined)
      reader.note(`${path}[${at}]`, "the health lost must be told, for the ships of a quick build count as one");
    const gone = ({ index }: { readonly index: number }): boolean =>
      losses.some(({ member, ship, as }) => member === loss.member && ship === index && (as === "destroyed" || as === "fled"));
    if (mates.some(({ ship }) => ship.health === undefined) && !mates.every(gone))
      reader.note(`${path}[${at}]`, "the health of this quick build's ships is not known; tell the score instead");
  });
}
