/** Test tables with huge ships on the wide table: one in the centre, others around it, and the attacks that the first ship could make. */
import { targetId } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { attacksOpen, type OpenAttack } from "./targets.ts";
import { weaponKey } from "./weapons.ts";

export type Some = Partial<TestShip> & Pick<TestShip, "pilot">;

/** The centre of the table for huge ships, which face up the table. */
export const MIDDLE = at(900, 450);
/** Returns the pose this many millimetres to starboard and forward of the centre. */
export const off = (starboard: number, forward: number, heading = 0) => at(900 + starboard, 450 + forward, heading);

const inPlace = (ships: readonly Some[]): readonly TestShip[] => ships.map((ship) => ({ pose: MIDDLE, ...ship }));

/** Ships without a pose are placed in the middle. */
export const hugeTable = (own: readonly Some[], others: readonly Some[], more: Partial<TestTable> = {}): Table =>
  startTable({ phase: "combat", setup: { table: "6x3" }, ships: [inPlace(own), inPlace(others)], ...more });

export const openTo = (table: Table, id = "A1"): readonly OpenAttack[] => attacksOpen(table.game, table.ship(id));

/** Returns the keys of the options for a ship's attacks. Each key names the weapon, then the target. */
export const namesOf = (table: Table, id = "A1"): readonly string[] =>
  openTo(table, id).map(({ weapon, target, section }) => `${weaponKey(table.ship(id), weapon)}>${targetId(target.id, section)}`);

/** Returns the attacks that the first ship of the first seat could make. */
export const attacks = (own: readonly Some[], others: readonly Some[], more: Partial<TestTable> = {}): readonly string[] =>
  namesOf(hugeTable(own, others, more));
