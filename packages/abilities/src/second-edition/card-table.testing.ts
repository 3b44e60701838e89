/** Sets up tables for second-edition card tests. They use the whole registry, and two ships that face each other at range 2. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import { startTable, type Table, type TestShip, type TestTable } from "@broadside/rules/testing";
import { at } from "../card-table.testing.ts";
import { ABILITIES_2_0, ABILITIES_2_5 } from "./index.ts";

export { at, attackFaces, diceRolled, shoot } from "../card-table.testing.ts";

export const LATER = { edition: "2.5", registry: ABILITIES_2_5 } as const;
export const X_WING = "redsquadronveteran";
export const FIGHTER = "academypilot";
export const HITS = ["hit", "hit", "hit"] as const;
export const MISS = ["blank", "blank", "blank"] as const;

type More = Omit<TestTable, "ships">;
type SomeShip = Omit<TestShip, "pose"> & Partial<Pick<TestShip, "pose">>;

/** Sets up a table with the 2.0 rules, unless the test says otherwise. */
export const cardTable = (ships: TestTable["ships"], more: More = {}): Table =>
  startTable({ edition: "2.0", registry: ABILITIES_2_0, phase: "combat", ...more, ships });

/** Places the first ship facing up the table and the second facing down, with this many millimetres between their bases. */
export const duel = (first: SomeShip, second: SomeShip, more: More & { readonly gap?: number } = {}): Table => {
  const { gap = 150, ...table } = more;
  return cardTable([[{ pose: at(400, 300), ...first }], [{ pose: at(400, 340 + gap, 180), ...second }]], table);
};

/** One ship flies the maneuver on its dial. Another ship, far away, activates before or after it, depending on initiative. */
export const flying = (ship: SomeShip, dial: string, more: More = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [{ pilot: "academypilot", pose: at(850, 850, 180), dial: "2FB" }]], {
    phase: "activation",
    ...more,
  });

/** Declares an attack and rolls its dice. */
export const rolling = (table: Table, attack: readonly AttackFace[], defense: readonly DefenseFace[] = [], by = "primary>B1"): Table =>
  table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(by);

/** Declines all further modifications. */
export function finish(table: Table): Table {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

/** Returns the faces of the dice after the last modification. They come from the log, because the attack may already be over. */
export const shown = (table: Table, kind: "attack" | "defense" = "attack"): readonly string[] => {
  const note = table.notes("dice").findLast((event) => event.dieKind === kind);
  return note && "faces" in note ? (note.faces ?? []) : [];
};

export const tokens = (table: Table, id = "A1") => table.ship(id).tokens;

/** Returns the shields and hull that a ship has lost. */
export const lost = (table: Table, id: string): number => {
  const { shields } = table.game.factsOf(table.ship(id));
  return shields - table.ship(id).shields + table.ship(id).damage.length;
};
