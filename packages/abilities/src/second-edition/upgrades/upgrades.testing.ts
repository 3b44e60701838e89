/** Tables for tests of upgrades: A1 has them, an X-wing where nothing else is said, and B1 is a TIE fighter that waits for what comes. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { SECOND_EDITION_CARDS } from "../../generated/second-edition.ts";
import { at, cardTable, duel, FIGHTER, X_WING } from "../card-table.testing.ts";

export { FIGHTER, finish, HITS, LATER, lost, MISS, rolling, shown, tokens, X_WING } from "../card-table.testing.ts";

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

const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

/** A1 flies its dial; somebody far away activates after it. */
export const flown = (upgrade: string, dial: string, ship: Some = {}, more: More = {}, others: readonly TestShip[] = [AWAY]): Table =>
  cardTable([[{ pilot: X_WING, pose: at(400, 300), dial, upgrades: [upgrade], ...ship }], others], { phase: "activation", ...more });

/** A1 in the System phase. */
export const inSystem = (upgrade: string, ship: Some = {}, more: More = {}, others: readonly TestShip[] = [AWAY]): Table =>
  flown(upgrade, "2FB", ship, { phase: "system", ...more }, others);

export const chargesLeft = (table: Table, id = "A1", place = 0): number => table.ship(id).upgrades[place]?.charges ?? 0;

/** The ids of the upgrades that stand in a folder. */
export const upgradesIn = (folder: string): readonly string[] =>
  Object.keys(SECOND_EDITION_CARDS).flatMap((path) =>
    path.startsWith(`upgrades/${folder}/`) ? path.slice(path.lastIndexOf("/") + 1) : [],
  );
