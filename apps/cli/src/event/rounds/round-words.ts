/** Prints a round: tables, byes and open results. */
import { isOpen, type Match, membersOf, nameOf, type Round, shownScenario, type TournamentEvent } from "@broadside/tournament";
import { columns } from "../../terminal/columns.ts";

export const sideInWords = (event: TournamentEvent, side: string): string =>
  event.teams.has(side)
    ? `${nameOf(event, side)} (${side}: ${membersOf(event, side)
        .map((member) => nameOf(event, member))
        .join(", ")})`
    : `${nameOf(event, side)} (${side})`;

/** Sorts by table number. */
export const byTable = <Seated extends { readonly table: number }>(tables: readonly Seated[]): readonly Seated[] =>
  tables.toSorted((one, other) => one.table - other.table);

/** Returns a heading, a line for each table, and the byes. */
export function roundInWords(event: TournamentEvent, round: Round): readonly string[] {
  const { number, plan, matches, byes, kind } = round;
  const scenario = shownScenario(event, round);
  const heading = [
    `Round ${number}${kind === "cut" ? " (championship)" : ""}: ${plan.limit} points`,
    `${plan.minutes} minutes`,
    ...(scenario === undefined ? [] : [scenario]),
  ].join(", ");
  const rows = byTable(matches).map(({ table, sides }) => [`${table}`, ...sides.map((side) => sideInWords(event, side))]);
  return [heading, ...columns(rows, [0]), ...(byes.length > 0 ? [`Bye: ${byes.map((side) => sideInWords(event, side)).join(", ")}`] : [])];
}

/** Lists the results that are still missing. */
export function openInWords(event: TournamentEvent, round: Round): readonly string[] {
  const open = byTable(round.matches).filter(isOpen);
  if (open.length === 0) return [`Round ${round.number} is complete.`];
  const rows = open.map((match) => [
    `${match.table}`,
    match.sides.map((side) => sideInWords(event, side)).join(" – "),
    stateOf(event, match),
  ]);
  return [`Round ${round.number}, open tables:`, ...columns(rows, [0])];
}

function stateOf(event: TournamentEvent, { disputed, reports, sides, confirmedBy }: Match): string {
  if (disputed) return "disputed until the sides agree or the staff decides";
  if (reports.size === 0) return "";
  const waiting = sides.filter((side) => !membersOf(event, side).some((member) => confirmedBy.has(member)));
  return waiting.length === 0
    ? "reported, waiting for the whole team"
    : `reported, waiting for ${waiting.map((side) => nameOf(event, side)).join(", ")}`;
}
