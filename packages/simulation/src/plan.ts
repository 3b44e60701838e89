/**
 * What to simulate: a list, the field of its opponents, every way to seat them, and the bots that play them. It is plain data that any
 * thread can use.
 */
import { scramble } from "@broadside/kit";
import { type GameSetup, keyOf, type Seat } from "@broadside/rules";

/** One way to seat the lists. */
export interface SeatedTable {
  readonly setup: GameSetup;
  /** Tables with the same number here seat the same lists in different orders, and use the same dice. */
  readonly lineUp: number;
  /** The seats of the list under test. */
  readonly own: readonly Seat[];
  /** For each seat, the index of its list in the field; undefined for seats that have the list under test. */
  readonly opponents: readonly (number | undefined)[];
}

/** A ship in the list under test. */
export interface PlannedShip {
  readonly name: string;
  readonly points: number;
}

export interface Plan {
  /** The name of the game that is played. */
  readonly game: string;
  readonly list: string;
  readonly ships: readonly PlannedShip[];
  /** The names of the lists in the field. */
  readonly field: readonly string[];
  /** The unit for scores and ship costs: `points`. */
  readonly unit: string;
  readonly shipUnit: string;
  /** Tables with the same line-up are next to each other. */
  readonly tables: readonly SeatedTable[];
  /** The level of the bot that flies the list, and of the bots that fly the field. */
  readonly pilots: { readonly list: string; readonly field: string };
  /** How many futures a bot may simulate for one choice; each level has its own default. */
  readonly simulations?: number;
  readonly seed: number;
  /** Time is called in this round if the set-up has no round limit. */
  readonly mostRounds: number;
}

/** One game of the plan. */
export interface Match {
  readonly number: number;
  readonly table: SeatedTable;
  readonly seed: number;
  /** The key of the dice. */
  readonly key: string;
}

/**
 * Games go through all tables in turn, then through all of them again with other dice. A game depends only on its own number, not on how
 * many games a run has, so a run can be extended later.
 */
export function matchOf({ tables, seed }: Plan, number: number): Match {
  const table = tables[number % tables.length];
  if (!table) throw new Error("a plan without tables");
  const drawn = scramble(seed, Math.floor(number / tables.length), table.lineUp);
  const named = tables.find(({ lineUp }) => lineUp === table.lineUp) ?? table;
  return { number, table, seed: drawn, key: keyOf(String(drawn), [], named.setup) };
}

/** The sides, each given by its team. A fair share is one divided by how many there are. */
export const sidesIn = ({ seats }: GameSetup): readonly number[] => [...new Set(seats.map(({ team }) => team))];

/** The index of the list's side among the sides. */
export const ownSide = ({ setup, own }: SeatedTable): number => sidesIn(setup).indexOf(setup.seats[own[0] ?? 0]?.team ?? 0);
