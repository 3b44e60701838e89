/** Tables for tests of upgrades: A1 has them, an X-wing where nothing else is said, and B1 is a TIE fighter that waits for what comes. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Table, TestShip } from "@broadside/rules/testing";
import { at, cardTable, duel } from "../card-table.testing.ts";
import { ABILITIES_2_5 } from "../index.ts";

export const LATER = { edition: "2.5", registry: ABILITIES_2_5 } as const;
export const X_WING = "redsquadronveteran";
export const FIGHTER = "academypilot";
/** Of initiative 4, with three dice. */
export const ACE = "sabersquadronace";

type Some = Partial<TestShip>;
type More = Parameters<typeof cardTable>[1];

/** How the card of a ship is named among options. */
export const use = (id: string, ship = "A1", place = 0): string => `${ship}/upgrade:${id}/${place}`;

/** A1 may attack B1 at range 2 or as far as said; then B1 may. */
export const firing = (upgrade: string, ship: Some = {}, target: Some = {}, more: Parameters<typeof duel>[2] = {}): Table =>
  duel({ pilot: X_WING, upgrades: [upgrade], ...ship }, { pilot: FIGHTER, ...target }, more);

/** A1 is attacked by an interceptor of higher initiative, before it may attack itself. */
export const attacked = (upgrade: string, ship: Some = {}, attacker: Some = {}, more: Parameters<typeof duel>[2] = {}): Table =>
  duel({ pilot: X_WING, upgrades: [upgrade], ...ship }, { pilot: ACE, ...attacker }, more);

/** The attack is declared and its dice are rolled. */
export const rolling = (table: Table, attack: readonly AttackFace[], defense: readonly DefenseFace[], by = "primary>B1"): Table =>
  table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(by);

/** Nothing more is modified. */
export function finish(table: Table): Table {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

/** A1 flies its dial; somebody far away activates after it. */
export const flown = (upgrade: string, dial: string, ship: Some = {}, more: More = {}, others: readonly TestShip[] = [AWAY]): Table =>
  cardTable([[{ pilot: X_WING, pose: at(400, 300), dial, upgrades: [upgrade], ...ship }], others], { phase: "activation", ...more });

/** A1 in the System phase. */
export const inSystem = (upgrade: string, ship: Some = {}, more: More = {}, others: readonly TestShip[] = [AWAY]): Table =>
  flown(upgrade, "2FB", ship, { phase: "system", ...more }, others);

/** What dice of a kind showed after they were last modified. */
export const shown = (table: Table, kind: "attack" | "defense" = "attack"): readonly string[] => {
  const note = table.notes("dice").findLast((event) => "text" in event && event.text === kind);
  return note && "faces" in note ? (note.faces ?? []) : [];
};
export const tokens = (table: Table, id = "A1") => table.ship(id).tokens;
export const chargesLeft = (table: Table, id = "A1", place = 0): number => table.ship(id).upgrades[place]?.charges ?? 0;
/** Shields and hull that a ship has lost. */
export const lost = (table: Table, id: string): number => {
  const { shields } = table.game.factsOf(table.ship(id));
  return shields - table.ship(id).shields + table.ship(id).damage.length;
};
