/** What tests of upgrades share: two ships, the 2.5 rules, an attack that stops where dice are changed. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Table, TestShip } from "@broadside/rules/testing";
import { duel, X_WING } from "../card-table.testing.ts";

export { LATER, X_WING } from "../card-table.testing.ts";

export type More = Parameters<typeof duel>[2];
export type ShipFields = Partial<TestShip>;
export const TIE = "academypilot";
export const NO_EVADES: readonly DefenseFace[] = ["blank", "blank", "blank"];

/** The key by which the first upgrade of a ship is used. */
export const use = (id: string, ship = "A1"): string => `${ship}/upgrade:${id}/0`;

/** An X-wing with the card, its turret ahead, before a TIE. */
export const manned = (id: string, more: More = {}, first: ShipFields = {}, second: ShipFields = {}): Table =>
  duel({ pilot: X_WING, upgrades: [id], quarter: "front", ...first }, { pilot: TIE, ...second }, more);

/** The first ship attacks; the attack stops at its attack dice, or where nothing can be done there, beyond. */
export const rolled = (table: Table, attack: readonly AttackFace[], defense: readonly DefenseFace[] = NO_EVADES): Table =>
  table
    .until("attack")
    .attackDice(...attack)
    .defenseDice(...defense)
    .say("primary>B1");

/** Dice as they lay when something had last changed them: the attack may be over by now. */
export const changedTo = (table: Table, kind: "attack" | "defense" = "attack"): readonly string[] =>
  table
    .notes("dice")
    .flatMap((note) => (note.dieKind === kind && note.faces ? [note.faces] : []))
    .at(-1) ?? [];

/** Active charges on the first upgrade of a ship. */
export const charges = (table: Table, ship = "A1"): number => table.ship(ship).upgrades[0]?.charges ?? -1;
