/** Standings, pairings and results for a spreadsheet. */
import type { Match, Round, TournamentEvent } from "../event/event.ts";
import { displayNames, type NameOptions } from "../people/display-names.ts";
import { byeOutcome, matchOutcome } from "../results/match-outcome.ts";
import type { SideOutcome } from "../results/outcome.ts";
import { sourceOf } from "../results/result-source.ts";
import { edgesOf } from "../rounds/edges.ts";
import { type Cell, csvText } from "./csv-text.ts";
import { finalStandings, listedStandings } from "./listed-standings.ts";

const STANDINGS = [
  "rank",
  "name",
  "points",
  "margin",
  "schedule",
  "wins",
  "modified wins",
  "draws",
  "losses",
  "byes",
  "status",
  "championship",
  "swiss rank",
  "proven",
] as const;

/** Writes standings in final order, with championship places. If `through` is given, later rounds and the championship are left out. */
export function standingsCsv(event: TournamentEvent, through?: number, options: NameOptions = {}): string {
  const names = displayNames(event, options);
  const sides = through === undefined ? finalStandings(event) : listedStandings(event, through);
  return csvText(
    STANDINGS,
    sides.map((side) => [
      side.rank,
      names.get(side.side),
      side.points,
      side.margin,
      side.schedule,
      side.wins,
      side.modifiedWins,
      side.draws,
      side.losses,
      side.byes,
      side.status,
      side.championship,
      side.swiss,
      side.proven ?? 0,
    ]),
  );
}

/**
 * Writes one row for each table. A side without a table has "bye" in place of a number. Sides are in the order in which results list them,
 * each with its table edge.
 */
export function pairingsCsv(event: TournamentEvent, round: Round, options: NameOptions = {}): string {
  const names = displayNames(event, options);
  const most = round.matches.reduce((most, { sides }) => Math.max(most, sides.length), 2);
  const seats = Array.from({ length: most }, (_, at) => at);
  const isPod = round.plan.unit === "pods";
  const matches = round.matches.toSorted((one, other) => one.table - other.table);
  const rows = [
    ...matches.map((match) => ({ table: match.table, sides: match.sides, edges: edgesOf(event, match) })),
    ...round.byes.map((side) => ({ table: "bye", sides: [side], edges: new Map<string, number>() })),
  ];
  return csvText(
    ["round", "table", ...seats.flatMap((at) => [`side ${at + 1}`, ...(isPod ? [] : [`edge of side ${at + 1}`])])],
    rows.map(({ table, sides, edges }) => [
      round.number,
      table,
      ...seats.flatMap((at) => [names.get(sides[at] ?? ""), ...(isPod ? [] : [edges.get(sides[at] ?? "")])]),
    ]),
  );
}

const RESULTS = [
  "round",
  "kind",
  "table",
  "name",
  "against",
  "result",
  "place",
  "score",
  "points",
  "margin",
  "ending",
  "ruled",
  "source",
  "commitment",
] as const;

/** Writes one row for each side at a table. A match without a result leaves the cells after the names empty. */
export function resultsCsv(event: TournamentEvent, options: NameOptions = {}): string {
  const names = displayNames(event, options);
  return csvText(
    RESULTS,
    event.rounds.flatMap((round) => [
      ...round.matches.flatMap((match) => matchRows(event, round, match, names)),
      ...round.byes.map((side) => [
        ...placeCells(round, "bye", names.get(side), ""),
        ...outcomeCells(byeOutcome(event, round)),
        undefined,
        "no",
        undefined,
        undefined,
      ]),
    ]),
  );
}

function matchRows(event: TournamentEvent, round: Round, match: Match, names: ReadonlyMap<string, string>): readonly (readonly Cell[])[] {
  const outcome = matchOutcome(event, round, match);
  return match.sides.map((side, at) => {
    const against = match.sides.filter((other) => other !== side).map((other) => names.get(other));
    const told = outcome?.sides[at];
    return [
      ...placeCells(round, match.table, names.get(side), against.join("; ")),
      ...outcomeCells(told),
      told && outcome?.ending,
      told && (match.ruled ? "yes" : "no"),
      told && sourceOf(match),
      told && match.result?.record?.commitment,
    ];
  });
}

const placeCells = ({ number, kind }: Round, table: Cell, name: Cell, against: Cell): readonly Cell[] => [
  number,
  kind === "cut" ? "championship" : "swiss",
  table,
  name,
  against,
];

const outcomeCells = (outcome: SideOutcome | undefined): readonly Cell[] => [
  outcome?.result,
  outcome?.place,
  outcome?.score,
  outcome?.points,
  outcome?.margin,
];
