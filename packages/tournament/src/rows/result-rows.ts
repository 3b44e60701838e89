/** Rows about results: told by one side and confirmed by the others, or put down by the staff; corrected later if need be. */
import type { Claim } from "@broadside/formats";
import type { Match, TournamentEvent } from "../event/event.ts";
import { isOpen, matchAt, putMatch, roundOf, sideAt } from "../event/working-event.ts";
import type { RecordMark, ReportAnswer, ResultEntry, ResultReport } from "../log/log.ts";
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { noteRefusal } from "../people/names.ts";
import { squadsAt } from "../results/match-outcome.ts";
import { matchRules } from "../results/match-rules.ts";
import { outcomeOf } from "../results/outcome.ts";
import { type CountedPlace, placesOfRecord } from "../results/result-source.ts";
import { noTable } from "./round-rows.ts";
import { isOrganiser, ownMatchRefusal, type Row, STAFF } from "./row.ts";
import { resultFrom, settle, withLeavers } from "./settle.ts";

export const reported: Row<ResultReport> = {
  by: ["player"],
  against: (event, { by, what: { round, table, claim, record } }) => {
    const match = matchAt(event, round, table);
    if (!match) return noTable(round, table);
    const side = sideAt(event, match, by);
    return firstOf(
      side === undefined && refuse("Only those who played at the table report its result"),
      record && countedRefusal(event, { round, table }, record, !isOpen(match)),
      closedRefusal(match),
      match.disputed && refuse("The result is disputed; the staff decides"),
      side !== undefined && concessionRefusal(event, match, side, by, claim),
      claimRefusal(event, round, match, claim),
    );
  },
  apply: (event, { by, number, what: { round, table, claim, record } }) => {
    const match = matchAt(event, round, table);
    const side = match && sideAt(event, match, by);
    if (!match || side === undefined) return;
    const differs = [...match.reports].some(([other, told]) => other !== side && !sameOutcome(event, round, match, told.claim, claim));
    const reports = new Map([...match.reports].filter(([other]) => other !== side)).set(side, { claim, ...(record && { record }) });
    const confirmedBy = new Set(match.reports.size === 0 || match.reports.has(side) ? [by] : [...match.confirmedBy, by]);
    settle(event, round, { ...match, reports, confirmedBy, disputed: differs, lastReport: number }, number);
  },
};

export const answered: Row<ReportAnswer> = {
  by: ["player"],
  against: (event, { by, what: { round, table, note, report } }) => {
    const match = matchAt(event, round, table);
    if (!match) return noTable(round, table);
    return firstOf(
      sideAt(event, match, by) === undefined && refuse("Only those who played at the table answer its report"),
      closedRefusal(match),
      match.reports.size === 0 && refuse(`Nobody has reported a result of table ${table} yet`),
      match.disputed && refuse("The result is disputed; the staff decides"),
      match.confirmedBy.has(by) && refuse("You have confirmed it already"),
      report !== undefined && report !== match.lastReport && refuse("The report has changed since; read it again"),
      note !== undefined && noteRefusal("The note", note),
    );
  },
  apply: (event, { by, number, what: { round, table, answer } }) => {
    const match = matchAt(event, round, table);
    if (!match) return;
    if (answer === "disputed") putMatch(event, round, { ...match, disputed: true });
    else settle(event, round, { ...match, confirmedBy: new Set([...match.confirmedBy, by]) }, number);
  },
};

export const result: Row<ResultEntry> = {
  by: STAFF,
  against: (event, { by, what: { round, table, claim, correction, record, unproven } }) => {
    const match = matchAt(event, round, table);
    if (!match) return noTable(round, table);
    const plays = sideAt(event, match, by) !== undefined;
    return firstOf(
      record && countedRefusal(event, { round, table }, record, correction === undefined && !isOpen(match)),
      correction === undefined &&
        !isOpen(match) &&
        refuse(`Table ${table} of round ${round} has a result already; correct it if it is wrong`),
      correction !== undefined && isOpen(match) && refuse(`Table ${table} of round ${round} has no result to correct`),
      correction !== undefined && noteRefusal("The reason", correction),
      unproven !== undefined && noteRefusal("What the record lacks", unproven),
      plays && ownMatchRefusal(),
      lastWordRefusal(event, match, by),
      bracketRefusal(event, round),
      claimRefusal(event, round, match, claim),
    );
  },
  apply: (event, { by, number, what: { round, table, claim, correction, record, unproven } }) => {
    const match = matchAt(event, round, table);
    const lastWord = match?.lastWord === true || (correction !== undefined && isOrganiser(event, by));
    if (match)
      putMatch(event, round, {
        ...match,
        result: resultFrom(match, { claim, ...(record && { record }) }, number, unproven !== undefined),
        ruled: undefined,
        disputed: false,
        lastWord,
      });
  },
};

/** A game is the result of one match. Both sides may tell its record, and a correction may name it again. */
function countedRefusal(
  event: TournamentEvent,
  { round, table }: CountedPlace,
  { key }: RecordMark,
  alsoHere: boolean,
): RowRefusal | undefined {
  const place = placesOfRecord(event, key).find((one) => alsoHere || one.round !== round || one.table !== table);
  return place && refuse(`The record of this game counts already, for table ${place.table} of round ${place.round}; a record counts once`);
}

/** A result that stands cannot be reported again, and players cannot reverse a ruling (ET-AUTH-05). */
const closedRefusal = (match: Match): RowRefusal | undefined =>
  isOpen(match)
    ? undefined
    : match.ruled
      ? refuse("The organiser has ruled on this match", "ET-AUTH-05")
      : refuse("This match has a result already; ask the staff to correct it");

/** A team's concession is entered by the captain (ET-TEAM-55-Q). */
function concessionRefusal(
  event: TournamentEvent,
  match: Match,
  side: string,
  by: string,
  { conceded = [] }: Claim,
): RowRefusal | undefined {
  const captain = event.teams.get(side)?.captain;
  const leads = captain !== undefined && event.players.get(captain)?.status === "playing";
  return conceded.includes(match.sides.indexOf(side)) && leads && captain !== by
    ? refuse("The captain concedes for the team", "ET-TEAM-55-Q")
    : undefined;
}

function claimRefusal(event: TournamentEvent, number: number, match: Match, claim: Claim): RowRefusal | undefined {
  const round = roundOf(event, number);
  if (!round) return noTable(number, match.table);
  const [squads, rules] = [squadsAt(event, round, match), matchRules(event, round.plan)];
  const told = outcomeOf(claim, squads, rules);
  const outcome = told.ok ? outcomeOf(withLeavers(match, claim), squads, rules) : told;
  if (!outcome.ok) return refuse(outcome.problems.map(({ path, reason }) => (path === "" ? reason : `${path}: ${reason}`)).join("; "));
  if (round.kind === "cut" && outcome.value.sides.every((side) => side.result === "draw"))
    return refuse("A championship match needs a winner; play on, or let the organiser rule");
  return undefined;
}

/** What an organiser has ruled or corrected, only an organiser changes. */
export const lastWordRefusal = (event: TournamentEvent, { lastWord }: Match, by: string): RowRefusal | undefined =>
  lastWord === true && !isOrganiser(event, by) ? refuse("The organiser has the last word", "ET-AUTH-05") : undefined;

/** Once the next championship round stands on a result it cannot change under it. */
export function bracketRefusal(event: TournamentEvent, round: number): RowRefusal | undefined {
  const next = event.rounds[round];
  return next && roundOf(event, round)?.kind === "cut"
    ? refuse(`Round ${next.number} of the championship was made from this result; take its pairing back first`)
    : undefined;
}

/** Two claims are alike if they come to the same, however they are told. */
function sameOutcome(event: TournamentEvent, number: number, match: Match, ...claims: readonly [Claim, Claim]): boolean {
  const round = roundOf(event, number);
  if (!round) return false;
  const [one, other] = claims.map((claim) => outcomeOf(claim, squadsAt(event, round, match), matchRules(event, round.plan)));
  return one?.ok === true && other?.ok === true && JSON.stringify(one.value.sides) === JSON.stringify(other.value.sides);
}
