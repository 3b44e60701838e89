/** Tables for tests of ship abilities. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { at, cardTable, diceRolled, duel } from "../card-table.testing.ts";
import { ABILITIES_2_5 } from "../index.ts";

export type Some = Partial<TestShip> & { readonly pilot: string };

export const LATER = { edition: "2.5", registry: ABILITIES_2_5 } as const;
/** The number of the last step of set-up. */
export const LAST_OF_SET_UP = 12;
export const FIGHTER = "academypilot";
export const X_WING = "redsquadronveteran";
export const tokensOf = (table: Table, id = "A1") => table.ship(id).tokens;
export const abilityOf = (name: string, id = "A1"): string => `${id}/ship:${name}`;
/** A distant ship that activates after all others, so that the game stops to ask for its action. */
export const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

/** The ship flies the maneuver on its dial. */
export const flown = (ship: Some, dial: string, more: Parameters<typeof cardTable>[1] = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [AWAY]], { phase: "activation", ...more });

export const inSystem = (ship: Some, more: Parameters<typeof cardTable>[1] = {}): Table =>
  cardTable([[{ pose: at(400, 300), dial: "3FW", ...ship }], [AWAY]], { phase: "system", ...more });

/** A1 attacks an academy pilot, at range 2 by default. */
export const firing = (ship: Some, more: Parameters<typeof duel>[2] = {}, target: Partial<TestShip> = {}): Table =>
  duel(ship, { pilot: FIGHTER, engaged: true, ...target }, more);

/** Returns the number of dice rolled by the attacker and by the defender. */
export const rolledBy = (table: Table, weapon = "primary"): readonly number[] => {
  table.say(`${weapon}>B1`);
  while (table.kind.startsWith("modify")) table.pass();
  return diceRolled(table);
};
export const changed = (table: Table): readonly unknown[] => table.notes("dice").map((note) => note.faces);
