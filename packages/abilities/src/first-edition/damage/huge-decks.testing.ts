/** For tests of the Damage decks of huge ships: a row of the ledger, and its card at its section of its ship. */
import type { SectionName } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { invariant } from "@broadside/kit";
import type { Ability, DamageCard, Registry, State } from "@broadside/rules";
import type { Table, TestShip, TestTable } from "@broadside/rules/testing";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

/** Ships and their decks have the same ids. */
export type Row = readonly [id: string, ship: string, section: SectionName, name: string, copies: number];

export const keyOf = ([, ship, , name]: Row): string => `damage:${ship}/${name}`;

/** What the pack says of the card. */
export const cardOf = ([, ship, section, name]: Row) =>
  pack.damageDecks.find(({ id }) => id === ship)?.cards.find((card) => card.name === name && card.section === section);

/** A copy of the card, faceup at its section. */
export function lying([, ship, section, name, copies]: Row, copy = 0): DamageCard {
  invariant(copy < copies, "so many copies there are not");
  const cards = pack.damageDecks.find(({ id }) => id === ship)?.cards ?? [];
  const all = cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const first = all.findIndex((card) => card.name === name && card.section === section);
  invariant(first >= 0, `no ${name} in ${ship} ${section}`);
  return { card: first + copy, section, faceup: true, since: 1 };
}

/** A maneuver of the ship's dial, by its speed and bearing: `1B` whatever energy it gives. */
export function dialOf([, ship]: Row, maneuver: string): string {
  const code = pack.ships.find(({ id }) => id === ship)?.dial.find((one) => one.startsWith(maneuver));
  invariant(code, `no ${maneuver} on the dial of ${ship}`);
  return code;
}

type SomeShip = Partial<TestShip>;

/** Maneuvers give no energy, so that a ship has what the test says. */
const NO_ENERGY: Ability = { answers: { sums: { energyGain: () => -9 } } };
const WITHOUT_ENERGY = new Map([...FIRST_EDITION_ABILITIES, ["pilot:wedgeantilles", NO_ENERGY] as const]);

/** The ship with the card flies, alone in this phase; what is open then is its first action. */
export const acting = (row: Row, ship: SomeShip = {}, state: Partial<State> = {}): Table =>
  flown(row, "3F", ship, { registry: WITHOUT_ENERGY, state });

/** The same with a certain maneuver, which gives the energy it shows. */
export const flying = (row: Row, maneuver: string, ship: SomeShip = {}): Table => flown(row, maneuver, ship, {});

function flown(row: Row, maneuver: string, ship: SomeShip, more: Omit<TestTable, "ships">): Table {
  const own: TestShip = { pilot: row[1], pose: at(400, 200), dial: dialOf(row, maneuver), damage: [lying(row)], ...ship };
  const foe = { pilot: "wedgeantilles", pose: at(600, 300, 180), activated: true };
  return cardTable([[own], [foe]], { phase: "activation", ...more });
}

/** Everything that its player is offered as an action, of both sections of a corvette. */
export function offered(table: Table): readonly string[] {
  const keys: string[] = [];
  for (; table.kind === "action"; table.say("skip")) keys.push(...table.keys);
  return keys;
}

/** Goes past other actions to the one that is named, performs it, and gives defaults to what it asks. */
export function performs(table: Table, action: string): Table {
  while (table.kind === "action" && !table.keys.includes(action)) table.say("skip");
  table.say(action);
  while (["reinforce", "split shields", "energy to recover"].includes(table.kind)) table.pass();
  return table;
}

/** The next card that a ship draws at the section of the row is the one of the row. */
function next(table: Table, ship: string, [, , section, name]: Row): Table {
  const deck = table.game.factsOf(table.ship(ship)).decks[section === "fore" ? 0 : 1] ?? -1;
  return table.nextDamage(deck, name);
}

interface Around {
  readonly friends?: readonly TestShip[];
  readonly state?: Partial<State>;
  readonly registry?: Registry;
}

/** The section of a ship without shields is hit, and dealt the card. */
export function struck(row: Row, face: "hit" | "crit", ship: SomeShip = {}, { friends = [], ...more }: Around = {}): Table {
  const heading = row[2] === "fore" ? 180 : 0;
  const own: TestShip = { pilot: row[1], shields: 0, aftShields: 0, pose: at(400, 600, heading), ...ship };
  const table = cardTable([[{ pilot: "maulermithel", pose: at(400, 300) }], [own, ...friends]], more);
  return next(table.attackDice(face, "blank"), "B1", row).say(`primary>B1:${row[2]}`);
}
