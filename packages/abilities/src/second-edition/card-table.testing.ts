/** A table for tests of second-edition cards: the whole registry, two ships that face each other at range 2. */
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

/** The attack is declared and its dice are rolled. */
export const rolling = (table: Table, attack: readonly AttackFace[], defense: readonly DefenseFace[] = [], by = "primary>B1"): Table =>
  table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(by);

/** Nothing more is modified. */
export function finish(table: Table): Table {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

/** What dice of a kind showed after they were last modified: with nothing left to modify the attack goes on at once. */
export const shown = (table: Table, kind: "attack" | "defense" = "attack"): readonly string[] => {
  const note = table.notes("dice").findLast((event) => event.dieKind === kind);
  return note && "faces" in note ? (note.faces ?? []) : [];
};

export const tokens = (table: Table, id = "A1") => table.ship(id).tokens;

/** Shields and hull that a ship has lost. */
export const lost = (table: Table, id: string): number => {
  const { shields } = table.game.factsOf(table.ship(id));
  return shields - table.ship(id).shields + table.ship(id).damage.length;
};
