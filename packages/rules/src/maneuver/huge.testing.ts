/**
 * Second-edition huge ships for tests. A1 executes its dial at the start of the Activation phase; other ships have activated unless stated
 * otherwise.
 */
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

export const EDITIONS = ["2.0", "2.5"] as const;

export const CR90 = "alderaanianguard";
export const GR75 = "echobaseevacuees";
export const CROC = "syndicatesmugglers";

/** A ship far from everything else. It is asked for its action once A1 is done. */
export const NEXT: TestShip = { pilot: "republicjudiciary", pose: at(1600, 300), dial: "2FB", activated: false };
const DONE = { activated: true } as const;

interface HugeTable extends Partial<TestTable> {
  /** Other ships on A1's side, and ships on the other sides. */
  readonly mine?: readonly TestShip[];
  readonly theirs?: TestTable["ships"];
}

export function fly(ship: Partial<TestShip>, { mine = [], theirs = [[NEXT]], ...more }: HugeTable = {}): Table {
  const activated = (ships: readonly TestShip[]) => ships.map((other) => ({ ...DONE, ...other }));
  return startTable({
    edition: "2.0",
    ships: [[{ pilot: CR90, pose: at(900, 300), ...ship }, ...activated(mine)], ...theirs.map(activated)],
    phase: "activation",
    ...more,
    setup: { table: "6x3", ...more.setup },
  });
}
