/** The standings to hang on the wall. */
import type { Content } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { isOpen } from "../event/working-event.ts";
import { finalStandings, type ListedRank, listedStandings } from "../export/listed-standings.ts";
import { displayNames, type NameOptions } from "../people/display-names.ts";
import { isDecided } from "../standings/bracket.ts";
import { type Names, sideMarkup } from "./names.ts";
import { type Column, listTable, page } from "./page.ts";

interface SheetColumn extends Column {
  readonly cell: (side: ListedRank) => Content;
}

/**
 * Returns the standings as a printed sheet, in final order once the championship has begun. If `through` is given, later rounds and the
 * championship are left out.
 */
export function standingsSheet(event: TournamentEvent, through?: number, options: NameOptions = {}): string {
  const title = titleOf(event, through);
  const sides = through === undefined ? finalStandings(event) : listedStandings(event, through);
  const columns = [
    ...columnsOf(event, displayNames(event, options), through === undefined),
    ...(sides.some(({ proven }) => proven !== undefined) ? [PROVEN] : []),
  ];
  const rows = sides.map((side) => columns.map(({ cell }) => cell(side)));
  return page(event, title, [recordInWords(event)], listTable(title, columns, rows));
}

/** The title shows when results of the last round are missing. */
function titleOf(event: TournamentEvent, through = Number.POSITIVE_INFINITY): string {
  if (event.bracket && through === Number.POSITIVE_INFINITY) return isDecided(event) ? "Final standings" : "Standings in the championship";
  const last = event.rounds.findLast(({ kind, number }) => kind === "swiss" && number <= through);
  if (!last) return "Standings before the first round";
  return `Standings ${last.matches.some(isOpen) ? "during" : "after"} round ${last.number}`;
}

/** Leaves out columns that this event doesn't use: not every event has modified wins or a championship. */
function columnsOf(event: TournamentEvent, names: Names, whole: boolean): readonly SheetColumn[] {
  const figure = (title: string, cell: (side: ListedRank) => Content): SheetColumn => ({ title, kind: "figure", cell });
  return [
    figure("Rank", ({ rank }) => rank),
    {
      title: event.format.ranks === "teams" ? "Team" : "Name",
      kind: "name",
      cell: ({ side, status }) => [sideMarkup(event, names, side), status === "playing" ? undefined : ` (${status})`],
    },
    figure("Points", ({ points }) => points),
    figure(event.format.margin === "the score" ? "Mission points" : "Margin", ({ margin }) => margin),
    figure("Schedule", ({ schedule }) => schedule),
    figure("Record", (side) =>
      resultsOf(event)
        .map(({ key }) => side[key])
        .join("–"),
    ),
    figure("Byes", ({ byes }) => byes),
    ...(event.bracket && whole
      ? [figure("Championship", ({ championship }) => championship), figure("Swiss rank", ({ swiss }) => swiss)]
      : []),
  ];
}

/** This column is shown only if a record proves some match. */
const PROVEN: SheetColumn = { title: "Proven", kind: "figure", cell: ({ proven = 0 }) => proven };

const RESULTS = [
  { key: "wins", words: "wins" },
  { key: "modifiedWins", words: "modified wins" },
  { key: "draws", words: "draws" },
  { key: "losses", words: "losses" },
] as const;

const resultsOf = ({ format }: TournamentEvent) =>
  RESULTS.filter(({ key }) => key !== "modifiedWins" || format.points.modifiedWin !== undefined);

const recordInWords = (event: TournamentEvent): string =>
  `Record: ${resultsOf(event)
    .map(({ words }) => words)
    .join("–")}; byes count as wins`;
