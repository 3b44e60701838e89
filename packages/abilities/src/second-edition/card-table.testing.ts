/** A table for tests of second-edition cards: the whole registry, two ships that face each other at range 2. */
import { startTable, type Table, type TestShip, type TestTable } from "@broadside/rules/testing";
import { at } from "../card-table.testing.ts";
import { ABILITIES_2_0 } from "./index.ts";

export { at, attackFaces, diceRolled, shoot } from "../card-table.testing.ts";

type More = Omit<TestTable, "ships">;
type SomeShip = Omit<TestShip, "pose"> & Partial<Pick<TestShip, "pose">>;

/** In the 2.0 rules unless the test says otherwise. */
export const cardTable = (ships: TestTable["ships"], more: More = {}): Table =>
  startTable({ edition: "2.0", registry: ABILITIES_2_0, phase: "combat", ...more, ships });

/** The first ship looks up the table, the second down, so many millimetres between their bases. */
export const duel = (first: SomeShip, second: SomeShip, more: More & { readonly gap?: number } = {}): Table => {
  const { gap = 150, ...table } = more;
  return cardTable([[{ pose: at(400, 300), ...first }], [{ pose: at(400, 340 + gap, 180), ...second }]], table);
};

/** One ship that flies its dial; another, far away, activates after it or before it, as its initiative has it. */
export const flying = (ship: SomeShip, dial: string, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [{ pilot: "academypilot", pose: at(850, 850, 180), dial: "2FB" }]], {
    phase: "activation",
    ...more,
  });
