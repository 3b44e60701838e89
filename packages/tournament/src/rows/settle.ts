/** When a report becomes the result, and what the result is. */
import type { Claim } from "@broadside/formats";
import type { Match, MatchResult, SideReport } from "../event/event.ts";
import { membersOf, putMatch, type WorkingEvent } from "../event/working-event.ts";

/** A side that has left the table has conceded, whatever the score; if all sides have left, the scores decide. */
export function withLeavers({ sides, left = [] }: Match, claim: Claim): Claim {
  const gone = left.map((side) => sides.indexOf(side)).filter((at) => at >= 0 && !claim.conceded?.includes(at));
  return gone.length === 0 || sides.length === 2 || sides.every((side) => left.includes(side))
    ? claim
    : { ...withoutOutcome(claim), conceded: [...(claim.conceded ?? []), ...gone] };
}

/** The game's own outcome no longer counts once a side that left counts as conceding. */
function withoutOutcome({ outcome, ...claim }: Claim): Claim {
  return claim;
}

/** The result from a report. If a side that left has changed the result, the game's record no longer proves it. */
export function resultFrom(match: Match, { claim, record }: SideReport, entry: number, unproven = false): MatchResult {
  const counted = withLeavers(match, claim);
  const isUnproven = unproven || (record !== undefined && counted !== claim);
  return { claim: counted, entry, ...(record && { record }), ...(isUnproven && { unproven: true }) };
}

/**
 * A report becomes the result once every other side has confirmed it and, if a team concedes, all its members have. Sides that have left
 * need not confirm.
 */
export function settle(event: WorkingEvent, round: number, match: Match, entry: number): void {
  const reports = [...match.reports.values()];
  const report = reports.find(({ record }) => record) ?? reports[0];
  const confirmed = (person: string): boolean => match.confirmedBy.has(person);
  const present = (side: string): readonly string[] =>
    membersOf(event, side).filter((member) => event.players.get(member)?.status === "playing");
  const conceding = (report?.claim.conceded ?? []).flatMap((at) => present(match.sides[at] ?? ""));
  const everySide = match.sides.map(present).every((members) => members.length === 0 || members.some(confirmed));
  const stands = report !== undefined && !match.disputed && everySide && conceding.every(confirmed);
  putMatch(event, round, stands ? { ...match, result: resultFrom(match, report, entry) } : match);
}
