/** Helpers for testing how weapon cards fire, and what their attacks do. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Table } from "@broadside/rules/testing";
import { duel } from "../../card-table.testing.ts";
import { type More, NO_EVADES, type ShipFields, TIE, X_WING } from "../attack.testing.ts";

/** An X-wing with the weapon and a lock on the TIE in front of it. */
export const armed = (id: string, more: More = {}, first: ShipFields = {}, second: ShipFields = {}): Table =>
  duel({ pilot: X_WING, upgrades: [id], locks: ["B1"], ...first }, { pilot: TIE, ...second }, more).until("attack");

/** Fires the weapon. If the attack deals Damage cards, they are the named cards. */
export function fire(
  table: Table,
  attack: readonly AttackFace[],
  defense: readonly DefenseFace[] = NO_EVADES,
  ...cards: readonly string[]
): Table {
  table.attackDice(...attack).defenseDice(...defense);
  for (const card of cards) table.nextDamage(1, card);
  const key = table.keys.find((one) => one.includes("@"));
  table.say(key ?? "no weapon");
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}
export const faceup = (table: Table, ship = "B1"): readonly boolean[] => table.ship(ship).damage.map((card) => card.faceup);
