/** Sets up tables for tests of upgrades. The upgrades are on A1, an X-wing by default. B1 is a TIE fighter, which waits for its turn. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { SECOND_EDITION_CARDS } from "../../generated/second-edition.ts";
import { at, cardTable, duel, FIGHTER, X_WING } from "../card-table.testing.ts";

export { FIGHTER, finish, HITS, LATER, lost, MISS, rolling, shown, tokens, X_WING } from "../card-table.testing.ts";

/** A pilot whose ship has initiative 4 and three attack dice. */
export const ACE = "sabersquadronace";

type Some = Partial<TestShip>;
type More = Parameters<typeof cardTable>[1];

/** Returns the option key for using a ship's card. */
export const use = (id: string, ship = "A1", place = 0): string => `${ship}/upgrade:${id}/${place}`;

/** A1 may attack B1, at range 2 by default; then B1 may attack. */
export const firing = (upgrade: string, ship: Some = {}, target: Some = {}, more: Parameters<typeof duel>[2] = {}): Table =>
  duel({ pilot: X_WING, upgrades: [upgrade], ...ship }, { pilot: FIGHTER, ...target }, more);

/** An interceptor with higher initiative attacks A1 before A1 may attack. */
export const attacked = (upgrade: string, ship: Some = {}, attacker: Some = {}, more: Parameters<typeof duel>[2] = {}): Table =>
  duel({ pilot: X_WING, upgrades: [upgrade], ...ship }, { pilot: ACE, ...attacker }, more);

const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

/** A1 flies the maneuver on its dial. A distant ship activates after it. */
export const flown = (upgrade: string, dial: string, ship: Some = {}, more: More = {}, others: readonly TestShip[] = [AWAY]): Table =>
  cardTable([[{ pilot: X_WING, pose: at(400, 300), dial, upgrades: [upgrade], ...ship }], others], { phase: "activation", ...more });

/** Sets up the moment in the System phase when it is A1's turn. */
export const inSystem = (upgrade: string, ship: Some = {}, more: More = {}, others: readonly TestShip[] = [AWAY]): Table =>
  flown(upgrade, "2FB", ship, { phase: "system", ...more }, others);

export const chargesLeft = (table: Table, id = "A1", place = 0): number => table.ship(id).upgrades[place]?.charges ?? 0;

/** Returns the ids of the upgrades in a folder. */
export const upgradesIn = (folder: string): readonly string[] =>
  Object.keys(SECOND_EDITION_CARDS).flatMap((path) =>
    path.startsWith(`upgrades/${folder}/`) ? path.slice(path.lastIndexOf("/") + 1) : [],
  );
