/** Players from an organiser's table. Each problem has its line. */
import { looksOf } from "@broadside/kit";
import { nameRefusal, playerNameRefusal } from "../people/names.ts";
import type { TableProblem } from "../reasons/import-problems.ts";
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
  /** Rows with a problem are left out of the result. */
  readonly problems: readonly CsvProblem[];
  /** Allowed, but worth a second look. */
  readonly notes: readonly CsvProblem[];
}

export const MOST_ROWS = 20_000;
/** How many characters of a cell a message shows. */
const MOST_SHOWN = 40;

const COLUMNS = ["name", "club", "apart", "team", "captain"] as const;
type Column = (typeof COLUMNS)[number];
/** The column for each cell of a row; undefined if the header cell is empty. */
type Header = readonly (Column | "unknown" | undefined)[];

/** Columns can be in any order; several labels in `apart` are separated by semicolons. The caller checks team sizes. */
export function readPlayersCsv(text: string): PlayersRead {
  const rows: PlayerRow[] = [];
  const problems: CsvProblem[] = [];
  const notes: CsvProblem[] = [];
  const lines = csvLines(text, separatorOf(text));
  const first = lines.next().value ?? { line: 1, problem: { key: "file is empty" } as const };
  const header = readHeader(first, problems, notes);
  const captains = new Map<string, number>();
  let count = 0;
  for (const read of header ? lines : []) {
    count += 1;
    if (count > MOST_ROWS) {
      problems.push({ line: read.line, problem: { key: "too many lines", most: MOST_ROWS } });
      break;
    }
    if ("problem" in read) problems.push(read);
    else rows.push(...readRow(read, header ?? [], captains, problems));
  }
  return { rows, problems, notes: [...notes, ...namesakes(rows)] };
}

/** Notes and ignores unknown columns. */
function readHeader(read: CsvLine | CsvProblem, problems: CsvProblem[], notes: CsvProblem[]): Header | undefined {
  const { line } = read;
  if ("problem" in read) {
    problems.push(read);
    return undefined;
  }
  const titles = read.cells.map((cell) => cell.trim().toLowerCase());
  const header = titles.map((title, at) => {
    const column = COLUMNS.find((known) => known === title);
    if (title === "") return undefined;
    if (column && titles.indexOf(title) === at) return column;
    const named = { column: title.slice(0, MOST_SHOWN) };
    notes.push({
      line,
      problem: column ? { key: "column comes twice", ...named } : { key: "column is not known", ...named, known: COLUMNS },
    });
    return "unknown";
  });
  if (header.includes("name")) return header;
  problems.push({ line, problem: { key: "no names" } });
  return undefined;
}

/** Returns the row, or undefined after noting all its problems. */
function readRow({ line, cells }: CsvLine, header: Header, captains: Map<string, number>, problems: CsvProblem[]): readonly PlayerRow[] {
  const textOf = (column: Column): string => cells[header.indexOf(column)]?.trim() ?? "";
  const [name, club, team] = [textOf("name"), textOf("club"), textOf("team")];
  const labels = textOf("apart").split(";");
  const apart = [...new Set(labels.map((label) => label.trim()).filter((label) => label !== ""))];
  const captain = captainOf(textOf("captain"));
  const doubts: readonly (TableProblem | undefined)[] = [
    playerNameRefusal(name),
    club === "" ? undefined : nameRefusal("club", club),
    team === "" ? undefined : nameRefusal("team", team),
    ...apart.map((label) => nameRefusal("label", label)),
    ...cells.map((cell, at) => cellDoubt(cell, at, header)),
    captain === "unclear" ? { key: "captain neither yes nor no", cell: textOf("captain").slice(0, MOST_SHOWN) } : undefined,
    captain === true ? captainDoubt(team, captains, line) : undefined,
  ];
  const found = doubts.flatMap((problem) => (problem ? [{ line, problem }] : []));
  problems.push(...found);
  if (found.length > 0 || captain === "unclear") return [];
  if (captain) captains.set(looksOf(team), line);
  return [{ line, name, apart, ...(club !== "" && { club }), ...(team !== "" && { team }), ...(captain !== undefined && { captain }) }];
}

function cellDoubt(cell: string, at: number, header: Header): TableProblem | undefined {
  if (header[at] === undefined && cell.trim() !== "") return { key: "cell without a column", cell: cell.trim().slice(0, MOST_SHOWN) };
  return header[at] !== "unknown" && cell.includes("\uFFFD") ? { key: "characters are not readable" } : undefined;
}

function captainOf(text: string): boolean | "unclear" | undefined {
  if (text === "") return undefined;
  const answer = text.toLowerCase();
  return answer === "yes" ? true : answer === "no" ? false : "unclear";
}

function captainDoubt(team: string, captains: ReadonlyMap<string, number>, line: number): TableProblem | undefined {
  if (team === "") return { key: "captain without a team" };
  const other = captains.get(looksOf(team));
  return other === undefined || other === line ? undefined : { key: "team has a captain", line: other };
}

/** Reports names that appear twice: either two people share a name, or one person is in the table twice. */
function namesakes(rows: readonly PlayerRow[]): readonly CsvProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, name }) => {
    const before = first.get(looksOf(name));
    if (before === undefined) first.set(looksOf(name), line);
    return before === undefined ? [] : [{ line, problem: { key: "namesake" as const, name, line: before } }];
  });
}
