/** What was asked of the strength table on the command line. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { HABITS } from "@broadside/players";
import { adHocCell, CELLS, type Cell, TABLES, withListsApart } from "./cells.ts";
import { growthCells } from "./growth.ts";

export const HELP = `npm run bench -- bots [options]

Plays the cells of the strength table: paired games, the same lists, seats and dice in both games of a pair, the players exchanged. A draw is
half a win. Finished games are kept, so that a table which was stopped goes on when it is started again.

  --games N       games a cell (200)
  --cell NAME     only cells whose name holds this; may be given several times
  --players A,B   one cell of your own: A against B
  --table NAME    what these play (dogfight): ${Object.keys(TABLES).join(", ")}
  --apart         each side flies a list of its own; without this all sides fly the same
  --growth        ace, or the first of --players, with none to many simulations, against reference or the second
  --svg FILE      where the plot of --growth is written (.cache/strength/growth.svg)
  --threads T     games at the same time (one for each core)
  --file FILE     where finished games are kept (.cache/strength/games.jsonl)
  --json FILE     where the table is written as JSON as well (.cache/strength/table.json)
  --anew          forgets the games that are kept for these cells
  --show          plays nothing: the table of the games that are kept
  --cells         names the cells
  --help          this text

A player is a level, as ace, or a level with so many simulations, as ace@64. ace-1 is the first ace, to measure today's by;
ace-1+HABIT has one of today's habits as well: ${HABITS.join(", ")}.
`;

export interface Request {
  readonly games: number;
  readonly cells: readonly Cell[];
  readonly threads: number;
  readonly file: string | undefined;
  readonly json: string | undefined;
  /** Where a plot is wanted, its title and its file. */
  readonly plot: { readonly title: string; readonly file: string | undefined } | undefined;
  readonly isAnew: boolean;
  readonly isShown: boolean;
  readonly isListed: boolean;
}

/** Undefined where it cannot be understood. */
export function requestIn(args: readonly string[]): Request | "help" | undefined {
  const values = valuesIn(args);
  if (!values) return undefined;
  if (values.help) return "help";
  const [games, threads] = [figure(values.games, 200), figure(values.threads, availableParallelism())];
  const cells = values.apart ? cellsFor(values).map(withListsApart) : cellsFor(values);
  if (!games || !threads || cells.length === 0) return undefined;
  return {
    games: games + (games % 2),
    cells,
    threads,
    file: values.file,
    json: values.json,
    plot: values.growth ? { title: plotTitle(values), file: values.svg } : undefined,
    isAnew: values.anew === true,
    isShown: values.show === true,
    isListed: values.cells === true,
  };
}

const OPTIONS = {
  games: { type: "string" },
  cell: { type: "string", multiple: true },
  players: { type: "string" },
  table: { type: "string" },
  threads: { type: "string" },
  file: { type: "string" },
  json: { type: "string" },
  apart: { type: "boolean" },
  growth: { type: "boolean" },
  svg: { type: "string" },
  anew: { type: "boolean" },
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
  readonly players?: string | undefined;
  readonly table?: string | undefined;
  readonly cell?: readonly string[] | undefined;
  readonly growth?: boolean | undefined;
}

const DEFAULT_TABLE = "dogfight";
const GROWING = "ace,reference";

function cellsFor({ players, table = DEFAULT_TABLE, cell = [], growth }: Named): readonly Cell[] {
  if (players === undefined && !growth) return CELLS.filter(({ name }) => cell.length === 0 || cell.some((part) => name.includes(part)));
  const [challenger, opponent, ...others] = (players ?? GROWING).split(",");
  if (!challenger || !opponent || others.length > 0 || !TABLES[table]) return [];
  return growth ? growthCells(challenger, opponent, table) : [adHocCell(challenger, opponent, table)];
}

const plotTitle = ({ players = GROWING, table = DEFAULT_TABLE }: Named): string =>
  `${players.replace(",", " against ")} by its simulations, ${table}`;

/** A whole number from 1; undefined where it is none. */
function figure(given: string | undefined, usual: number): number | undefined {
  const value = given === undefined ? usual : Number(given);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
