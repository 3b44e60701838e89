import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvText } from "../export/csv-text.ts";
import { nameRefusal } from "../people/names.ts";
import type { TableProblem } from "../reasons/import-problems.ts";
import type { CsvProblem } from "./csv-lines.ts";
import { MOST_ROWS, readPlayersCsv } from "./players-csv.ts";

const namesIn = (text: string): readonly string[] => readPlayersCsv(text).rows.map(({ name }) => name);
const placed = ({ line, problem }: CsvProblem): readonly [number, TableProblem] => [line, problem];
const problemsIn = (text: string) => readPlayersCsv(text).problems.map(placed);
const notesIn = (text: string) => readPlayersCsv(text).notes.map(placed);
const COLUMNS = ["name", "club", "apart", "team", "captain"];

describe("a table of players", () => {
  test("is read with its columns in any order", () => {
    const text = "Captain,Name,Team,Apart,Club\r\nyes,Ana Li,Red Five,family Li; car 2 ;,Club North\r\nno,Bo,Red Five,,\r\n,Cy,,,\r\n";
    expect(readPlayersCsv(text)).toEqual({
      rows: [
        { line: 2, name: "Ana Li", club: "Club North", apart: ["family Li", "car 2"], team: "Red Five", captain: true },
        { line: 3, name: "Bo", apart: [], team: "Red Five", captain: false },
        { line: 4, name: "Cy", apart: [] },
      ],
      problems: [],
      notes: [],
    });
  });

  test("may be separated by commas, semicolons or tabs, as its header shows", () => {
    const expected = [{ line: 2, name: "Ana", club: "North", apart: ["a", "b"] }];
    expect(readPlayersCsv("name,club,apart\nAna,North,a;b").rows).toEqual(expected);
    expect(readPlayersCsv('name;club;apart\nAna;North;"a;b"').rows).toEqual(expected);
    expect(readPlayersCsv("name\tclub\tapart\nAna\tNorth\ta;b").rows).toEqual(expected);
    expect(namesIn('"name, or what"\nAna;Li')).toEqual([]);
    expect(namesIn("name\nAna;Li")).toEqual(["Ana;Li"]);
  });

  test("may start with a byte order mark, have any line endings and empty lines, and its line numbers stay right", () => {
    expect(readPlayersCsv("\uFEFF\r\nname,club\r\n\r\nAna,\r\n , \rBo\n\nCy,North").rows).toEqual([
      { line: 4, name: "Ana", apart: [] },
      { line: 6, name: "Bo", apart: [] },
      { line: 8, name: "Cy", club: "North", apart: [] },
    ]);
  });

  test("may have quotes around cells, and line breaks in a column that isn't read", () => {
    const text = 'notes,name\n"first\r\nsecond","Li, ""Ace"" Ana"\nnone,Bo';
    expect(readPlayersCsv(text).rows).toEqual([
      { line: 2, name: 'Li, "Ace" Ana', apart: [] },
      { line: 4, name: "Bo", apart: [] },
    ]);
    expect(notesIn(text)).toEqual([[1, { key: "column is not known", column: "notes", known: COLUMNS }]]);
    expect(problemsIn(text)).toEqual([]);
    expect(namesIn('name\nAna "Ace" Li')).toEqual(['Ana "Ace" Li']);
  });

  test("may have a column twice, which gets a note", () => {
    const text = "name,club,Club\nAna,North,South";
    expect(readPlayersCsv(text)).toMatchObject({ rows: [{ name: "Ana", club: "North" }], problems: [] });
    expect(notesIn(text)).toEqual([[1, { key: "column comes twice", column: "club" }]]);
  });

  test("may contain the same name twice, which gets a note", () => {
    expect(readPlayersCsv("name\nAna Li\nBo\nAna  Li")).toMatchObject({
      rows: [{ name: "Ana Li" }, { name: "Bo" }, { name: "Ana  Li" }],
      problems: [],
      notes: [{ line: 4, problem: { key: "namesake", name: "Ana  Li", line: 2 } }],
    });
  });
});

describe("every problem is reported with its line", () => {
  test("in the file and its header", () => {
    expect(problemsIn("")).toEqual([[1, { key: "file is empty" }]]);
    expect(problemsIn("\n \nplayer,club\nAna,North")).toEqual([[3, { key: "no names" }]]);
    expect(notesIn("\n \nplayer,club\nAna,North")).toEqual([[3, { key: "column is not known", column: "player", known: COLUMNS }]]);
    expect(problemsIn('"name\nAna')).toEqual([[1, { key: "quote is not closed" }]]);
  });

  test("in a row, and only that row is left out", () => {
    const long = "x".repeat(101);
    const text = `name,club\n,North\n${long},\nA\u0007na,\n"An\na",\nBo,North,more\nZo\uFFFD,\nCy,North\nProgram (ace),`;
    expect(problemsIn(text)).toEqual([
      [2, { key: "text is missing", text: "player" }],
      [3, { key: "text is too long", text: "player", most: 100, length: 101 }],
      [4, { key: "text has hidden characters", text: "player" }],
      [5, { key: "text has hidden characters", text: "player" }],
      [7, { key: "cell without a column", cell: "more" }],
      [8, { key: "characters are not readable" }],
      [10, { key: "named like a bot", name: "Program (ace)" }],
    ]);
    expect(namesIn(text)).toEqual(["Cy"]);
    expect(namesIn("name,,\nAna,,\n")).toEqual(["Ana"]);
  });

  test("with quotes, after which reading continues on the next line", () => {
    expect(problemsIn('name\n"Ana" Li\n"Bo\nCy')).toEqual([
      [2, { key: "text behind a quote" }],
      [3, { key: "quote is not closed" }],
    ]);
    expect(namesIn('name\n"Ana" Li\n"Bo\nCy')).toEqual(["Cy"]);
  });

  test("with captains", () => {
    const text = "name,team,captain\nAna,Red,yes\nBo,Red,YES\nCy,,yes\nDi,Red,perhaps\nEd,Red,No";
    expect(problemsIn(text)).toEqual([
      [3, { key: "team has a captain", line: 2 }],
      [4, { key: "captain without a team" }],
      [5, { key: "captain neither yes nor no", cell: "perhaps" }],
    ]);
    expect(namesIn(text)).toEqual(["Ana", "Ed"]);
  });

  test("with too many rows", () => {
    const rows = Array.from({ length: MOST_ROWS }, (_, at) => `Player ${at}`);
    expect(readPlayersCsv(["name", ...rows].join("\n"))).toMatchObject({ problems: [], rows: { length: MOST_ROWS } });
    const { rows: read, problems } = readPlayersCsv(["name", ...rows, "one", "two"].join("\n"));
    expect(read).toHaveLength(MOST_ROWS);
    expect(problems).toEqual([{ line: MOST_ROWS + 2, problem: { key: "too many lines", most: 20_000 } }]);
  });
});

test("law: a table that we write is read back unchanged, whatever the names", () => {
  const isPlain = (text: string): boolean =>
    nameRefusal("player", text) === undefined && !/^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|\uFFFD/u.test(text);
  const name = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .map((text) => text.trim())
    .filter(isPlain);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (names) => {
      const text = csvText(
        ["name", "club"],
        names.map((each) => [each, each]),
      );
      expect(readPlayersCsv(text).rows.map(({ name: read, club }) => [read, club])).toEqual(names.map((each) => [each, each]));
    }),
  );
});

test("law: nothing is lost silently: every line with text becomes a row or has a problem", () => {
  const piece = fc.constantFrom("Ana", '"', ",", ";", "\n", "\r\n", " ", "\t", "yes", "\uFEFF", '""', "name");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { rows, problems } = readPlayersCsv(`name,club\n${pieces.join("")}`);
      const told = new Set([...rows, ...problems].map(({ line }) => line));
      const lines = pieces.join("").split(/\r\n|\r|\n/);
      if (!lines.some((line) => line.includes('"')))
        for (const [at, line] of lines.entries()) if (/[^\s,\uFEFF]/.test(line)) expect(told).toContain(at + 2);
    }),
    { numRuns: runs(500) },
  );
});
