/** What is simulated: a list, the field it meets, every way in which they sit down, and who flies them. Plain data, for any thread. */
import { scramble } from "@broadside/kit";
import { type GameSetup, keyOf, type Seat } from "@broadside/rules";

/** One way to sit down. */
export interface SeatedTable {
  readonly setup: GameSetup;
  /** Tables of one number seat the same lists in another order; they are played with the same dice. */
  readonly lineUp: number;
  /** The seats of the list that is looked at. */
  readonly own: readonly Seat[];
  /** By seat the list of the field that sits there, by its place in the field; undefined at the own seats. */
  readonly opponents: readonly (number | undefined)[];
}

/** A ship of the list that is looked at. */
export interface PlannedShip {
  readonly name: string;
  readonly points: number;
}

export interface Plan {
  /** What is played, as people call it. */
  readonly game: string;
  readonly list: string;
  readonly ships: readonly PlannedShip[];
  /** What the lists of the field are called. */
  readonly field: readonly string[];
  /** What scores are counted in, and what ships count in: `points`. */
  readonly unit: string;
  readonly shipUnit: string;
  /** Tables of one line-up stand beside each other. */
  readonly tables: readonly SeatedTable[];
  /** The level that flies the list, and the one that flies the field. */
  readonly pilots: { readonly list: string; readonly field: string };
  /** How many futures a program may weigh for one choice; as its level has it where left out. */
  readonly simulations?: number;
  readonly seed: number;
  /** In this round time is called, where the set-up has no limit of its own. */
  readonly mostRounds: number;
}

/** One game of the plan. */
export interface Match {
  readonly number: number;
  readonly table: SeatedTable;
  readonly seed: number;
  /** Of the dice. */
  readonly key: string;
}

/**
 * Game by game all tables in turn, then all of them anew with other dice. What a game is does not depend on how many are played, so that a
 * run may be made longer.
 */
export function matchOf({ tables, seed }: Plan, number: number): Match {
  const table = tables[number % tables.length];
  if (!table) throw new Error("a plan without tables");
  const drawn = scramble(seed, Math.floor(number / tables.length), table.lineUp);
  const named = tables.find(({ lineUp }) => lineUp === table.lineUp) ?? table;
  return { number, table, seed: drawn, key: keyOf(String(drawn), [], named.setup) };
}

/** How many sides play: of each the fair share is one part of so many. */
export const sidesIn = ({ seats }: GameSetup): readonly number[] => [...new Set(seats.map(({ team }) => team))];

/** The place of the list's side among the sides. */
export const ownSide = ({ setup, own }: SeatedTable): number => sidesIn(setup).indexOf(setup.seats[own[0] ?? 0]?.team ?? 0);
