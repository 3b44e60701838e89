/** Helpers for upgrade tests. They set up two ships with the 2.5 rules, and an attack that stops when dice can be modified. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Table, TestShip } from "@broadside/rules/testing";
import { duel, X_WING } from "../card-table.testing.ts";

export { LATER, X_WING } from "../card-table.testing.ts";

export type More = Parameters<typeof duel>[2];
export type ShipFields = Partial<TestShip>;
export const TIE = "academypilot";
export const NO_EVADES: readonly DefenseFace[] = ["blank", "blank", "blank"];

/** Returns the key that uses a ship's first upgrade. */
export const use = (id: string, ship = "A1"): string => `${ship}/upgrade:${id}/0`;

/** Places an X-wing that has the card, its turret pointing ahead, facing a TIE. */
export const manned = (id: string, more: More = {}, first: ShipFields = {}, second: ShipFields = {}): Table =>
  duel({ pilot: X_WING, upgrades: [id], quarter: "front", ...first }, { pilot: TIE, ...second }, more);

/** The first ship attacks. Stops when its attack dice can be modified; if nothing can modify them, stops at a later question. */
export const rolled = (table: Table, attack: readonly AttackFace[], defense: readonly DefenseFace[] = NO_EVADES): Table =>
  table
    .until("attack")
    .attackDice(...attack)
    .defenseDice(...defense)
    .say("primary>B1");

/** Returns the dice after their last change. They come from the log, because the attack may already be over. */
export const changedTo = (table: Table, kind: "attack" | "defense" = "attack"): readonly string[] =>
  table
    .notes("dice")
    .flatMap((note) => (note.dieKind === kind && note.faces ? [note.faces] : []))
    .at(-1) ?? [];

/** Returns the number of active charges on a ship's first upgrade. */
export const charges = (table: Table, ship = "A1"): number => table.ship(ship).upgrades[0]?.charges ?? -1;
