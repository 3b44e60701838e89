/** Players from a table that an organiser has made; whatever cannot be taken is told with its line. */
import { looksOf } from "@broadside/kit";
import { nameRefusal, playerNameRefusal } from "../people/names.ts";
import { type CsvLine, type CsvProblem, csvLines, separatorOf } from "./csv-lines.ts";

export interface PlayerRow {
  readonly line: number;
  readonly name: string;
  readonly club?: string;
  readonly apart: readonly string[];
  readonly team?: string;
  readonly captain?: boolean;
}

export interface PlayersRead {
  readonly rows: readonly PlayerRow[];
  /** A row with a problem is not among the rows. */
  readonly problems: readonly CsvProblem[];
  /** What is allowed and worth a second look. */
  readonly notes: readonly CsvProblem[];
}

export const MOST_ROWS = 20_000;

const COLUMNS = ["name", "club", "apart", "team", "captain"] as const;
type Column = (typeof COLUMNS)[number];
/** What stands in each place of a row; nothing may where the header is empty. */
type Header = readonly (Column | "unknown" | undefined)[];

/** Columns come in any order; several labels in `apart` are separated by semicolons. How large teams are is for the caller to check. */
export function readPlayersCsv(text: string): PlayersRead {
  const rows: PlayerRow[] = [];
  const problems: CsvProblem[] = [];
  const notes: CsvProblem[] = [];
  const lines = csvLines(text, separatorOf(text));
  const first = lines.next().value ?? { line: 1, reason: "the file is empty; its first line must name the columns" };
  const header = readHeader(first, problems, notes);
  const captains = new Map<string, number>();
  let count = 0;
  for (const read of header ? lines : []) {
    count += 1;
    if (count > MOST_ROWS) {
      problems.push({ line: read.line, reason: `more than ${MOST_ROWS} rows; from this line on nothing has been read` });
      break;
    }
    if ("reason" in read) problems.push(read);
    else rows.push(...readRow(read, header ?? [], captains, problems));
  }
  return { rows, problems, notes: [...notes, ...namesakes(rows)] };
}

/** A column too many is left out, and noted. */
function readHeader(read: CsvLine | CsvProblem, problems: CsvProblem[], notes: CsvProblem[]): Header | undefined {
  const { line } = read;
  if ("reason" in read) {
    problems.push(read);
    return undefined;
  }
  const titles = read.cells.map((cell) => cell.trim().toLowerCase());
  const header = titles.map((title, at) => {
    const column = COLUMNS.find((known) => known === title);
    if (title === "") return undefined;
    if (column && titles.indexOf(title) === at) return column;
    const reason = column ? "stands there twice; the first one counts" : `is not known and left out; known: ${COLUMNS.join(", ")}`;
    notes.push({ line, reason: `the column "${title.slice(0, 40)}" ${reason}` });
    return "unknown";
  });
  if (header.includes("name")) return header;
  problems.push({ line, reason: 'there is no column "name", so nothing has been read' });
  return undefined;
}

/** The row, or none and every reason why not. */
function readRow({ line, cells }: CsvLine, header: Header, captains: Map<string, number>, problems: CsvProblem[]): readonly PlayerRow[] {
  const textOf = (column: Column): string => cells[header.indexOf(column)]?.trim() ?? "";
  const [name, club, team] = [textOf("name"), textOf("club"), textOf("team")];
  const labels = textOf("apart").split(";");
  const apart = [...new Set(labels.map((label) => label.trim()).filter((label) => label !== ""))];
  const captain = captainOf(textOf("captain"));
  const reasons = [
    playerNameRefusal(name)?.reason,
    club === "" ? undefined : nameRefusal("A club", club)?.reason,
    team === "" ? undefined : nameRefusal("A team", team)?.reason,
    ...apart.map((label) => nameRefusal("A label", label)?.reason),
    ...cells.map((cell, at) => cellDoubt(cell, at, header)),
    captain === "unclear" ? `"${textOf("captain").slice(0, 40)}" says neither yes nor no in the column "captain"` : undefined,
    captain === true ? captainDoubt(team, captains, line) : undefined,
  ].filter((reason) => reason !== undefined);
  problems.push(...reasons.map((reason) => ({ line, reason })));
  if (reasons.length > 0 || captain === "unclear") return [];
  if (captain) captains.set(looksOf(team), line);
  return [{ line, name, apart, ...(club !== "" && { club }), ...(team !== "" && { team }), ...(captain !== undefined && { captain }) }];
}

function cellDoubt(cell: string, at: number, header: Header): string | undefined {
  if (header[at] === undefined && cell.trim() !== "") return `"${cell.trim().slice(0, 40)}" stands under no column`;
  return header[at] !== "unknown" && cell.includes("\uFFFD")
    ? "there are characters that could not be read; save the file as UTF-8"
    : undefined;
}

function captainOf(text: string): boolean | "unclear" | undefined {
  if (text === "") return undefined;
  const answer = text.toLowerCase();
  return answer === "yes" ? true : answer === "no" ? false : "unclear";
}

function captainDoubt(team: string, captains: ReadonlyMap<string, number>, line: number): string | undefined {
  if (team === "") return "a captain needs a team";
  const other = captains.get(looksOf(team));
  return other === undefined || other === line ? undefined : `the team has its captain on line ${other} already`;
}

/** Two people may have one name; perhaps it is one who was put down twice. */
function namesakes(rows: readonly PlayerRow[]): readonly CsvProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, name }) => {
    const before = first.get(looksOf(name));
    if (before === undefined) first.set(looksOf(name), line);
    return before === undefined ? [] : [{ line, reason: `${name} is the name on line ${before} too; both have been read` }];
  });
}
