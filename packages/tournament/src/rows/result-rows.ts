/** Rows about results: told by one side and confirmed by the others, or put down by the staff; corrected later if need be. */
import type { Claim } from "@broadside/formats";
import type { Match, SideReport, TournamentEvent } from "../event/event.ts";
import { isOpen, matchAt, putMatch, roundOf, sideAt, type WorkingEvent } from "../event/working-event.ts";
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
      side !== undefined && concessionRefusal(event, match, side, by, claim),
      claimRefusal(event, round, match, claim),
    );
  },
  apply: (event, { by, number, what: { round, table, claim, record } }) => {
    const match = matchAt(event, round, table);
    const side = match && sideAt(event, match, by);
    if (!match || side === undefined) return;
    const report = { claim, ...(record && { record }) };
    if (match.disputed)
      return settle(event, round, { ...reportedAgain(event, round, match, side, by, report), lastReport: number }, number);
    const others = withoutSide(match, side);
    const differs = [...others.values()].some((told) => !sameOutcome(event, round, match, told.claim, claim));
    const confirmedBy = new Set(match.reports.size === 0 || match.reports.has(side) ? [by] : [...match.confirmedBy, by]);
    settle(event, round, { ...match, reports: others.set(side, report), confirmedBy, disputed: differs, lastReport: number }, number);
  },
};

export const answered: Row<ReportAnswer> = {
  by: ["player"],
  against: (event, { by, what: { round, table, note, report, answer } }) => {
    const match = matchAt(event, round, table);
    if (!match) return noTable(round, table);
    const side = sideAt(event, match, by);
    return firstOf(
      side === undefined && refuse("Only those who played at the table answer its report"),
      closedRefusal(match),
      match.reports.size === 0 && refuse(`Nobody has reported a result of table ${table} yet`),
      match.disputed && side !== undefined && disputeRefusal(match, side, answer),
      !match.disputed && match.confirmedBy.has(by) && refuse("You have confirmed it already"),
      report !== undefined && report !== match.lastReport && refuse("The report has changed since; read it again"),
      note !== undefined && noteRefusal("The note", note),
    );
  },
  apply: (event, { by, number, what: { round, table, answer } }) => {
    const match = matchAt(event, round, table);
    const side = match && sideAt(event, match, by);
    if (!match || side === undefined) return;
    if (answer === "disputed") putMatch(event, round, { ...match, disputed: true, disputedBy: new Set([...doubters(match), side]) });
    else if (match.disputed) settle(event, round, agreedBy(event, round, match, side, by), number);
    else settle(event, round, { ...match, confirmedBy: new Set([...match.confirmedBy, by]) }, number);
  },
};

const withoutSide = ({ reports }: Match, side: string): Map<string, SideReport> =>
  new Map([...reports].filter(([other]) => other !== side));

const doubters = ({ disputedBy = new Set() }: Match): ReadonlySet<string> => disputedBy;

/** While sides differ, only one that does gives way: by confirming what another has told, or by telling the same. */
function disputeRefusal(match: Match, side: string, answer: ReportAnswer["answer"]): RowRefusal | undefined {
  return firstOf(
    answer === "disputed" && refuse("The result is disputed already; agree on one, or let the staff decide"),
    withoutSide(match, side).size === 0 && refuse("The others say that your report is wrong; report another, or let them confirm it"),
    !match.reports.has(side) && !doubters(match).has(side) && refuse("Others do not agree about it yet; report the result that is right"),
  );
}

/** A side in a dispute tells a result, perhaps the one that another has told. */
function reportedAgain(event: WorkingEvent, round: number, match: Match, side: string, by: string, report: SideReport): Match {
  const before = match.reports.get(side);
  const isNew = before !== undefined && !sameOutcome(event, round, match, before.claim, report.claim);
  // Whoever doubted a report that was the only one may like the new one better.
  const doubting = match.reports.size === 1 && isNew ? [] : [...doubters(match)].filter((other) => other !== side);
  return ofOneMind(event, round, match, withoutSide(match, side).set(side, report), new Set(doubting), by);
}

/** A side in a dispute takes its own word back: what the last of the others has told is right. */
const agreedBy = (event: WorkingEvent, round: number, match: Match, side: string, by: string): Match =>
  ofOneMind(event, round, match, withoutSide(match, side), new Set([...doubters(match)].filter((other) => other !== side)), by);

/** Whether a dispute is over. Only those who told the result, or have just agreed to it, have confirmed it. */
function ofOneMind(
  event: WorkingEvent,
  round: number,
  match: Match,
  reports: ReadonlyMap<string, SideReport>,
  disputedBy: ReadonlySet<string>,
  by: string,
): Match {
  const [first, ...others] = reports.values();
  const differ = first !== undefined && others.some(({ claim }) => !sameOutcome(event, round, match, first.claim, claim));
  const told = [...match.confirmedBy].filter((person) => reports.has(sideAt(event, match, person) ?? ""));
  return { ...match, reports, disputedBy, disputed: differ || disputedBy.size > 0, confirmedBy: new Set([...told, by]) };
}

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
