/** A huge ship for tests of cards: in an attack it is B1 and struck from some side, otherwise A1, flying or engaging. */
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

/** A card of the huge deck that lies faceup; of several of one name the one with this number. */
export function faceup(name: string, number = 0): DamageCard {
  const names = hugeDeck?.cards.flatMap((card) => Array.from({ length: card.copies }, () => card.name)) ?? [];
  const card = names.indexOf(name) + number;
  invariant(names[card] === name, `no ${name} in the deck`);
  return { card, faceup: true, since: 0 };
}

export const actionOf = (name: string): string => `damage:huge/${name}#${faceup(name).card}`;

/** How many cards a ship has faceup and facedown. */
export const cardsOf = (table: Table, id = "A1"): readonly [faceup: number, facedown: number] => {
  const { damage } = table.ship(id);
  const up = damage.filter((card) => card.faceup).length;
  return [up, damage.length - up];
};

export const hugeTable = (ships: TestTable["ships"], more: More = {}): Table =>
  startTable({ edition: "2.0", registry: ABILITIES_2_0, ...more, ships, setup: { table: "6x3", ...more.setup } });

const SIDES = { left: at(660, 450, 90), right: at(1140, 450, 270), ahead: at(900, 760, 180), behind: at(900, 140) } as const;
type Side = keyof typeof SIDES;

/** The huge ship, without shields, at (900, 450) and looking up, is about to be attacked at range 2 from a side. */
export const beforeAttack = (from: Side, huge: Partial<TestShip> = {}, attacker: Partial<TestShip> = {}, more: More = {}): Table =>
  hugeTable([[{ pilot: X_WING, pose: SIDES[from], ...attacker }], [{ pilot: CR90, pose: at(900, 450), shields: 0, ...huge }]], {
    phase: "combat",
    ...more,
  });

/** One critical deals it a card of the deck. */
export function strike(table: Table, card: string): Table {
  const deck = table.game.facts.ships[1]?.decks[0] ?? 0;
  table.attackDice("crit", "blank", "blank").nextDamage(deck, card).say("primary>B1");
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

export const struck = (from: Side, card: string, huge: Partial<TestShip> = {}, attacker: Partial<TestShip> = {}): Table =>
  strike(beforeAttack(from, huge, attacker), card);

/** Asked for its action when A1 has done. */
export const NEXT: TestShip = { pilot: "republicjudiciary", pose: at(1600, 300), dial: "2FB" };

/** A1 has flown its dial and is asked for its action. */
export const flown = (ship: Partial<TestShip>, dial: string, more: More = {}): Table =>
  hugeTable([[{ pilot: CR90, pose: at(900, 300), shields: 0, dial, ...ship }], [NEXT]], { phase: "activation", ...more });

/** A1 engages; targets have done so. */
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

/** How many dice of a kind each roll of the attacks had. */
export const rolled = (table: Table, kind: "attack" | "defense"): readonly number[] =>
  table.notes("rolled").flatMap((note) => (note.reason === kind ? [note.faces.length] : []));
