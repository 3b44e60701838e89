/** Helpers for tests of the huge-ship Damage decks. Each test case names its rule, ship, section, card and number of copies. */
import type { SectionName } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { invariant } from "@broadside/kit";
import type { Ability, DamageCard, Registry, State } from "@broadside/rules";
import type { Table, TestShip, TestTable } from "@broadside/rules/testing";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

/** One test case. A ship and its deck have the same id. */
export type Row = readonly [id: string, ship: string, section: SectionName, name: string, copies: number];

export const keyOf = ([, ship, , name]: Row): string => `damage:${ship}/${name}`;

/** Returns the pack's data for the card. */
export const cardOf = ([, ship, section, name]: Row) =>
  pack.damageDecks.find(({ id }) => id === ship)?.cards.find((card) => card.name === name && card.section === section);

/** Returns a copy of the card, faceup at its section. */
export function lying([, ship, section, name, copies]: Row, copy = 0): DamageCard {
  invariant(copy < copies, "so many copies there are not");
  const cards = pack.damageDecks.find(({ id }) => id === ship)?.cards ?? [];
  const all = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const first = all.findIndex((card) => card.name === name && card.section === section);
  invariant(first >= 0, `no ${name} in ${ship} ${section}`);
  return { card: first + copy, section, faceup: true, since: 1 };
}

/** Finds a maneuver on the ship's dial by speed and bearing: `1B` finds the left bank at speed 1, no matter how much energy it gives. */
export function dialOf([, ship]: Row, maneuver: string): string {
  const code = pack.ships.find(({ id }) => id === ship)?.dial.find((one) => one.startsWith(maneuver));
  invariant(code, `no ${maneuver} on the dial of ${ship}`);
  return code;
}

type SomeShip = Partial<TestShip>;

/** Makes maneuvers give no energy, so that a ship has exactly the energy that the test gives it. */
const NO_ENERGY: Ability = { answers: { sums: { energyGain: () => -9 } } };
const WITHOUT_ENERGY = new Map([...FIRST_EDITION_ABILITIES, ["pilot:wedgeantilles", NO_ENERGY] as const]);

/** Plays a phase in which only the ship with the card flies, and then performs its first action. */
export const acting = (row: Row, ship: SomeShip = {}, state: Partial<State> = {}): Table =>
  flown(row, "3F", ship, { registry: WITHOUT_ENERGY, state });

/** Like `acting`, but the ship flies a given maneuver and gains the energy printed on it. */
export const flying = (row: Row, maneuver: string, ship: SomeShip = {}): Table => flown(row, maneuver, ship, {});

function flown(row: Row, maneuver: string, ship: SomeShip, more: Omit<TestTable, "ships">): Table {
  const own: TestShip = { pilot: row[1], pose: at(400, 200), dial: dialOf(row, maneuver), damage: [lying(row)], ...ship };
  const foe = { pilot: "wedgeantilles", pose: at(600, 300, 180), activated: true };
  return cardTable([[own], [foe]], { phase: "activation", ...more });
}

/** Returns every action that the player is offered, for both sections of a corvette. */
export function offered(table: Table): readonly string[] {
  const keys: string[] = [];
  for (; table.kind === "action"; table.say("skip")) keys.push(...table.keys);
  return keys;
}

/** Skips actions until the named one is offered, performs it, and answers its questions with defaults. */
export function performs(table: Table, action: string): Table {
  while (table.kind === "action" && !table.keys.includes(action)) table.say("skip");
  table.say(action);
  while (["reinforce", "split shields", "energy to recover"].includes(table.kind)) table.pass();
  return table;
}

/** Puts the test case's card on top of the deck that its section draws from. */
function next(table: Table, ship: string, [, , section, name]: Row): Table {
  const deck = table.game.factsOf(table.ship(ship)).decks[section === "fore" ? 0 : 1] ?? -1;
  return table.nextDamage(deck, name);
}

interface Around {
  readonly friends?: readonly TestShip[];
  readonly state?: Partial<State>;
  readonly registry?: Registry;
}

/** Lets an attack damage a section without shields, so that the section is dealt the card. */
export function struck(row: Row, face: "hit" | "crit", ship: SomeShip = {}, { friends = [], ...more }: Around = {}): Table {
  const heading = row[2] === "fore" ? 180 : 0;
  const own: TestShip = { pilot: row[1], shields: 0, aftShields: 0, pose: at(400, 600, heading), ...ship };
  const table = cardTable([[{ pilot: "maulermithel", pose: at(400, 300) }], [own, ...friends]], more);
  return next(table.attackDice(face, "blank"), "B1", row).say(`primary>B1:${row[2]}`);
}
