/** Rows about results: one side reports and the others confirm, or the staff enter and correct them. */
import type { Claim } from "@broadside/formats";
import type { Match, SideReport, TournamentEvent } from "../event/event.ts";
import { isOpen, matchAt, putMatch, roundOf, sideAt, type WorkingEvent } from "../event/working-event.ts";
import type { RecordMark, ReportAnswer, ResultEntry, ResultReport } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
import { noteRefusal } from "../people/names.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
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
      side === undefined && { key: "only players report" },
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
      side === undefined && { key: "only players answer" },
      closedRefusal(match),
      match.reports.size === 0 && { key: "nothing is reported", table },
      match.disputed && side !== undefined && disputeRefusal(match, side, answer),
      !match.disputed && match.confirmedBy.has(by) && { key: "confirmed already" },
      report !== undefined && report !== match.lastReport && { key: "report has changed" },
      note !== undefined && noteRefusal("note", note),
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

/** A dispute ends when a side confirms what another one reported, or reports the same. */
function disputeRefusal(match: Match, side: string, answer: ReportAnswer["answer"]): RowRefusal | undefined {
  return firstOf(
    answer === "disputed" && { key: "disputed already" },
    withoutSide(match, side).size === 0 && { key: "your report is disputed" },
    !match.reports.has(side) && !doubters(match).has(side) && { key: "sides disagree" },
  );
}

/** A side in a dispute reports a result, perhaps the same one as another side. */
function reportedAgain(event: WorkingEvent, round: number, match: Match, side: string, by: string, report: SideReport): Match {
  const before = match.reports.get(side);
  const isNew = before !== undefined && !sameOutcome(event, round, match, before.claim, report.claim);
  // A side that doubted the only report so far may accept the new report, so its doubt is dropped.
  const doubting = match.reports.size === 1 && isNew ? [] : [...doubters(match)].filter((other) => other !== side);
  return ofOneMind(event, round, match, withoutSide(match, side).set(side, report), new Set(doubting), by);
}

/** A side in a dispute withdraws its report and accepts the last report of the others. */
const agreedBy = (event: WorkingEvent, round: number, match: Match, side: string, by: string): Match =>
  ofOneMind(event, round, match, withoutSide(match, side), new Set([...doubters(match)].filter((other) => other !== side)), by);

/** Works out whether a dispute remains. Only players who reported the result, or have just agreed to it, count as having confirmed it. */
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
      correction === undefined && !isOpen(match) && { key: "result exists", round, table },
      correction !== undefined && isOpen(match) && { key: "no result to correct", round, table },
      correction !== undefined && noteRefusal("reason", correction),
      unproven !== undefined && noteRefusal("missing proof", unproven),
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

/** A game can be the result of only one match. Both sides may report its record, and a correction may name it again. */
function countedRefusal(
  event: TournamentEvent,
  { round, table }: CountedPlace,
  { key }: RecordMark,
  alsoHere: boolean,
): RowRefusal | undefined {
  const place = placesOfRecord(event, key).find((one) => alsoHere || one.round !== round || one.table !== table);
  return place && { key: "record counts already", round: place.round, table: place.table };
}

/** A match with a result can't be reported again, and players can't reverse a ruling (ET-AUTH-05). */
const closedRefusal = (match: Match): RowRefusal | undefined =>
  isOpen(match) ? undefined : match.ruled ? { key: "organiser has ruled", rule: "ET-AUTH-05" } : { key: "match has a result" };

/** Only the captain can concede for a team (ET-TEAM-55-Q). */
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
    ? { key: "captain concedes", rule: "ET-TEAM-55-Q" }
    : undefined;
}

function claimRefusal(event: TournamentEvent, number: number, match: Match, claim: Claim): RowRefusal | undefined {
  const round = roundOf(event, number);
  if (!round) return noTable(number, match.table);
  const [squads, rules] = [squadsAt(event, round, match), matchRules(event, round.plan)];
  const told = outcomeOf(claim, squads, rules);
  const outcome = told.ok ? outcomeOf(withLeavers(match, claim), squads, rules) : told;
  if (!outcome.ok)
    return { key: "result does not add up", sides: match.sides.map((side) => nameOf(event, side)), problems: outcome.problems };
  if (round.kind === "cut" && outcome.value.sides.every((side) => side.result === "draw")) return { key: "championship match is a draw" };
  return undefined;
}

/** Only an organiser can change what an organiser has ruled or corrected. */
export const lastWordRefusal = (event: TournamentEvent, { lastWord }: Match, by: string): RowRefusal | undefined =>
  lastWord === true && !isOrganiser(event, by) ? { key: "organiser has the last word", rule: "ET-AUTH-05" } : undefined;

/** A result can't change after the next championship round has been paired from it. */
export function bracketRefusal(event: TournamentEvent, round: number): RowRefusal | undefined {
  const next = event.rounds[round];
  return next && roundOf(event, round)?.kind === "cut" ? { key: "next bracket round is made", round: next.number } : undefined;
}

/** Whether two claims lead to the same outcome, even if their numbers differ. */
function sameOutcome(event: TournamentEvent, number: number, match: Match, ...claims: readonly [Claim, Claim]): boolean {
  const round = roundOf(event, number);
  if (!round) return false;
  const [one, other] = claims.map((claim) => outcomeOf(claim, squadsAt(event, round, match), matchRules(event, round.plan)));
  return one?.ok === true && other?.ok === true && JSON.stringify(one.value.sides) === JSON.stringify(other.value.sides);
}
