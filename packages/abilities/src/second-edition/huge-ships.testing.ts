/** Sets up a huge ship for card tests. It is B1 if it is attacked from a side. Otherwise it is A1, and flies or engages. */
import { pack } from "@broadside/cards/2.5";
import { invariant } from "@broadside/kit";
import type { DamageCard } from "@broadside/rules";
import { at, startTable, type Table, type TestShip, type TestTable } from "@broadside/rules/testing";
import { ABILITIES_2_0 } from "./index.ts";

export { at } from "@broadside/rules/testing";

type More = Omit<TestTable, "ships">;

export const CR90 = "alderaanianguard";
const X_WING = "redsquadronveteran";

export const hugeDeck = pack.damageDecks.find(({ id }) => id === "huge");

/** Returns a faceup card of the huge deck. If several cards share the name, returns the one with this number. */
export function faceup(name: string, number = 0): DamageCard {
  const names = hugeDeck?.cards.flatMap((card) => Array.from({ length: card.copies }, () => card.name)) ?? [];
  const card = names.indexOf(name) + number;
  invariant(names[card] === name, `no ${name} in the deck`);
  return { card, faceup: true, since: 0 };
}

export const actionOf = (name: string): string => `damage:huge/${name}#${faceup(name).card}`;

/** Counts a ship's faceup and facedown cards. */
export const cardsOf = (table: Table, id = "A1"): readonly [faceup: number, facedown: number] => {
  const { damage } = table.ship(id);
  const up = damage.filter((card) => card.faceup).length;
  return [up, damage.length - up];
};

export const hugeTable = (ships: TestTable["ships"], more: More = {}): Table =>
  startTable({ edition: "2.0", registry: ABILITIES_2_0, ...more, ships, setup: { table: "6x3", ...more.setup } });

const SIDES = { left: at(660, 450, 90), right: at(1140, 450, 270), ahead: at(900, 760, 180), behind: at(900, 140) } as const;
type Side = keyof typeof SIDES;

/** Places the huge ship at (900, 450), without shields and facing up. An attack on it from one side at range 2 is about to begin. */
export const beforeAttack = (from: Side, huge: Partial<TestShip> = {}, attacker: Partial<TestShip> = {}, more: More = {}): Table =>
  hugeTable([[{ pilot: X_WING, pose: SIDES[from], ...attacker }], [{ pilot: CR90, pose: at(900, 450), shields: 0, ...huge }]], {
    phase: "combat",
    ...more,
  });

/** Deals the ship a card from the deck through one critical. */
export function strike(table: Table, card: string): Table {
  const deck = table.game.facts.ships[1]?.decks[0] ?? 0;
  table.attackDice("crit", "blank", "blank").nextDamage(deck, card).say("primary>B1");
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

export const struck = (from: Side, card: string, huge: Partial<TestShip> = {}, attacker: Partial<TestShip> = {}): Table =>
  strike(beforeAttack(from, huge, attacker), card);

/** A ship that flies after A1, so the phase isn't over after A1's action. */
export const NEXT: TestShip = { pilot: "republicjudiciary", pose: at(1600, 300), dial: "2FB" };

/** A1 has flown the maneuver on its dial and is asked for its action. */
export const flown = (ship: Partial<TestShip>, dial: string, more: More = {}): Table =>
  hugeTable([[{ pilot: CR90, pose: at(900, 300), shields: 0, dial, ...ship }], [NEXT]], { phase: "activation", ...more });

/** Lets A1 engage. Its targets have already engaged. */
export const engaging = (ship: Partial<TestShip>, targets: readonly TestShip[], more: More = {}): Table =>
  hugeTable([[{ pilot: CR90, pose: at(900, 300), ...ship }], targets.map((target) => ({ engaged: true, ...target }))], {
    phase: "combat",
    ...more,
  });

/** Nothing is modified. */
export function shoot(table: Table, key: string): Table {
  table.say(key);
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

/** Returns the number of dice in each roll of this kind. */
export const rolled = (table: Table, kind: "attack" | "defense"): readonly number[] =>
  table.notes("rolled").flatMap((note) => (note.reason === kind ? [note.faces.length] : []));
