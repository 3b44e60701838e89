/** The options of `npm run bench -- bots`. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { HABITS } from "@broadside/players";
import { adHocCell, CELLS, type Cell, TABLES, withListsApart } from "./cells.ts";
import { growthCells } from "./growth.ts";

export const HELP = `npm run bench -- bots [OPTIONS]

Plays the cells of the strength table. Both games of a pair have the same lists, seats and dice, with the bots exchanged. A draw is half a
win. Finished games are saved: if you start a stopped table again, it continues.

  --games N       games per cell (default: 200)
  --cell NAME     only cells whose name contains this; may be repeated
  --bots A,B      a cell of your own: A against B
  --table NAME    the game for --bots (default: dogfight): ${Object.keys(TABLES).join(", ")}
  --own-lists     give each side a different list (default: all sides play the same list)
  --growth        play ace, or the first of --bots, with none to many simulations, against reference or the second
  --svg FILE      where to write the plot of --growth (default: .cache/strength/growth.svg)
  --threads T     games at the same time (default: one for each core)
  --file FILE     where to save finished games (default: .cache/strength/games.jsonl)
  --json FILE     where to write the table as JSON (default: .cache/strength/table.json)
  --restart       delete the saved games of these cells first
  --show          play nothing; show the table of the saved games
  --cells         list the cells
  --help          print this help

A bot is a level, such as ace, or a level with a number of simulations, such as ace@64. ace-1 is the first version of ace, for comparison;
ace-1+HABIT adds one of the present habits to it: ${HABITS.join(", ")}.
`;

export interface Request {
  readonly games: number;
  readonly cells: readonly Cell[];
  readonly threads: number;
  readonly file: string | undefined;
  readonly json: string | undefined;
  /** The plot's title and file, if one is wanted. */
  readonly plot: { readonly title: string; readonly file: string | undefined } | undefined;
  readonly startsOver: boolean;
  readonly isShown: boolean;
  readonly isListed: boolean;
}

/** Undefined if the options are wrong. */
export function requestIn(args: readonly string[]): Request | "help" | undefined {
  const values = valuesIn(args.map(withPresentName));
  if (!values) return undefined;
  if (values.help) return "help";
  const [games, threads] = [figure(values.games, 200), figure(values.threads, availableParallelism())];
  const cells = values["own-lists"] ? cellsFor(values).map(withListsApart) : cellsFor(values);
  if (!games || !threads || cells.length === 0) return undefined;
  return {
    games: games + (games % 2),
    cells,
    threads,
    file: values.file,
    json: values.json,
    plot: values.growth ? { title: plotTitle(values), file: values.svg } : undefined,
    startsOver: values.restart === true,
    isShown: values.show === true,
    isListed: values.cells === true,
  };
}

/** Former names of options, which still work. */
const RENAMED: Readonly<Record<string, string>> = { "--anew": "--restart", "--players": "--bots", "--apart": "--own-lists" };

const withPresentName = (word: string): string => {
  const [name = "", value] = word.split(/=(.*)/s, 2);
  return value === undefined ? (RENAMED[name] ?? name) : `${RENAMED[name] ?? name}=${value}`;
};

const OPTIONS = {
  games: { type: "string" },
  cell: { type: "string", multiple: true },
  bots: { type: "string" },
  table: { type: "string" },
  threads: { type: "string" },
  file: { type: "string" },
  json: { type: "string" },
  "own-lists": { type: "boolean" },
  growth: { type: "boolean" },
  svg: { type: "string" },
  restart: { type: "boolean" },
  show: { type: "boolean" },
  cells: { type: "boolean" },
  help: { type: "boolean" },
} as const;

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return undefined;
  }
}

interface Named {
  readonly bots?: string | undefined;
  readonly table?: string | undefined;
  readonly cell?: readonly string[] | undefined;
  readonly growth?: boolean | undefined;
}

const DEFAULT_TABLE = "dogfight";
const GROWING = "ace,reference";

function cellsFor({ bots, table = DEFAULT_TABLE, cell = [], growth }: Named): readonly Cell[] {
  if (bots === undefined && !growth) return CELLS.filter(({ name }) => cell.length === 0 || cell.some((part) => name.includes(part)));
  const [challenger, opponent, ...others] = (bots ?? GROWING).split(",");
  if (!challenger || !opponent || others.length > 0 || !TABLES[table]) return [];
  return growth ? growthCells(challenger, opponent, table) : [adHocCell(challenger, opponent, table)];
}

const plotTitle = ({ bots = GROWING, table = DEFAULT_TABLE }: Named): string =>
  `${bots.replace(",", " against ")} by its simulations, ${table}`;

/** A whole number of at least 1; undefined if it is not one. */
function figure(given: string | undefined, usual: number): number | undefined {
  const value = given === undefined ? usual : Number(given);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
