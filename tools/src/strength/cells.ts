/** The cells of the strength table: which bots meet in which game, and how much the challenger must win. */
import type { Table } from "./tables.ts";

export interface Cell {
  readonly name: string;
  readonly challenger: string;
  readonly opponent: string;
  readonly table: Table;
  /** The lower end of the interval must be at least this share. With `above`, it must be higher. */
  readonly bar?: number;
  readonly above?: true;
  /** The interval must not lie entirely below this share, so that the challenger is no weaker. */
  readonly noWorseThan?: number;
  /** The share itself must reach at least this. */
  readonly least?: number;
  /** No single list may fall below this share. */
  readonly listBar?: number;
}

const DOGFIGHT: Table = { edition: "1e", format: "standard-100", rounds: 12, teams: [0, 1] };
const EPIC_DOGFIGHT: Table = { edition: "1e", format: "epic-dogfight", huge: true, rounds: 10, teams: [0, 1] };
const STANDARD_SCENARIOS = ["assault-at-the-satellite-array", "chance-engagement", "salvage-mission", "scramble-the-transmissions"];
const scenario = (name: string, edition: "2.0" | "2.5", teams: readonly number[]): Table => ({ edition, scenario: name, teams });

/** The games that `--table` can name. */
export const TABLES: Readonly<Record<string, Table>> = {
  dogfight: DOGFIGHT,
  "epic-dogfight": EPIC_DOGFIGHT,
  ...Object.fromEntries(STANDARD_SCENARIOS.map((name) => [name, scenario(name, "2.5", [1, 2])])),
  "cover-the-evacuation": scenario("cover-the-evacuation", "2.0", [1, 2, 1, 2]),
  "strategic-salvo": scenario("strategic-salvo", "2.0", [1, 2, 1, 2]),
  "aces-high": scenario("aces-high", "2.0", [1, 2, 3, 4]),
  "epic-escalation": scenario("epic-escalation", "2.0", [1, 2, 3]),
};

const tableNamed = (name: string): Table => {
  const table = TABLES[name];
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
};

const cell = (challenger: string, opponent: string, table: string, bar: number): Cell => ({
  name: `${challenger} v ${opponent}, ${table}`,
  challenger,
  opponent,
  table: tableNamed(table),
  bar,
});

/** A cell for bots and a game given as options. */
export const adHocCell = (challenger: string, opponent: string, table: string): Cell => ({
  name: `${challenger} v ${opponent}, ${table}`,
  challenger,
  opponent,
  table: tableNamed(table),
});

/** The share of wins each side would have if all were equally strong. */
const shareIn = (table: string): number => 1 / new Set(tableNamed(table).teams).size;
const moreThanShare = (challenger: string, opponent: string, table: string): Cell => ({
  ...cell(challenger, opponent, table, shareIn(table)),
  above: true,
});

/** A cell where a later bot must be no weaker than an earlier one. */
const noWeaker = (challenger: string, opponent: string, table: string): Cell => ({
  ...adHocCell(challenger, opponent, table),
  noWorseThan: shareIn(table),
});

const withEveryList = (one: Cell): Cell => ({ ...one, listBar: 0.55 });

export const CELLS: readonly Cell[] = [
  cell("cadet", "random", "dogfight", 0.95),
  withEveryList(cell("ace", "reference", "dogfight", 0.7)),
  withEveryList(cell("ace", "reference", "epic-dogfight", 0.75)),
  ...STANDARD_SCENARIOS.map((name) => withEveryList(cell("ace", "reference", name, 0.7))),
  cell("ace-guessing", "reference", "dogfight", 0.65),
  cell("ace", "reference+", "dogfight", 0.6),
  cell("ace", "cadet", "dogfight", 0.65),
  ...["cover-the-evacuation", "strategic-salvo", "aces-high", "epic-escalation"].map((name) => moreThanShare("ace", "reference", name)),
  ...["dogfight", "epic-dogfight", ...STANDARD_SCENARIOS].map((name) => noWeaker("ace", "ace-1", name)),
  { ...moreThanShare("ace", "ace-1", "aces-high"), least: 0.3 },
  // Three times the budget.
  moreThanShare("ace@96", "ace@32", "dogfight"),
];

/** The same cell, but each seat flies a separate list. */
export const withListsApart = (one: Cell): Cell => ({ ...one, name: `${one.name}, lists apart`, table: { ...one.table, apart: true } });
