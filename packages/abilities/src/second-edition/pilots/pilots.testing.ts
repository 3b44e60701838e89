/** Sets up tables for pilot tests. A1 is the pilot. Friends belong to the same seat and have already engaged. B1 faces A1 at range 2. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { at, cardTable, FIGHTER, LATER, X_WING } from "../card-table.testing.ts";

export { FIGHTER, finish, HITS, LATER, lost, MISS, rolling, shown, tokens, X_WING } from "../card-table.testing.ts";

export type Some = Partial<TestShip>;
export interface More extends NonNullable<Parameters<typeof cardTable>[1]> {
  readonly friends?: readonly TestShip[];
  readonly foes?: readonly TestShip[];
  readonly foe?: Some;
}

/** Returns a card and its later printings, which have the same text and exist only in 2.5. */
export const printings = (id: string, ...later: readonly string[]): readonly (readonly [string, More])[] => [
  [id, {}],
  ...later.map((one) => [one, LATER] as const),
];

export const use = (id: string, ship = "A1"): string => `${ship}/pilot:${id}`;

const facing = (own: TestShip, foe: TestShip, { friends = [], foes = [], foe: changed, ...more }: More): Table =>
  cardTable(
    [
      [own, ...friends],
      [{ ...foe, ...changed }, ...foes],
    ],
    more,
  );

/** Returns a friendly ship beside A1, at range 1, that has already engaged. */
export const beside = (pilot = X_WING, some: Some = {}): TestShip => ({ pilot, pose: at(480, 300), engaged: true, ...some });

/** A1 may attack B1. */
export const firing = (pilot: string, some: Some = {}, more: More = {}): Table =>
  facing({ pilot, pose: at(400, 300), ...some }, { pilot: FIGHTER, pose: at(400, 490, 180), engaged: true }, more);

/** B1, an X-wing, attacks A1. */
export const attacked = (pilot: string, some: Some = {}, more: More = {}): Table =>
  facing({ pilot, pose: at(400, 300), engaged: true, ...some }, { pilot: X_WING, pose: at(400, 490, 180) }, more);

/** A1 is an X-wing. It attacks B1, or in `friendAttacked`, B1 attacks it. The tested pilot is A1's friend A2. */
export const friendFires = (pilot: string, some: Some, more: More = {}): Table =>
  firing(X_WING, {}, { ...more, friends: [beside(pilot, some), ...(more.friends ?? [])] });
export const friendAttacked = (pilot: string, some: Some, more: More = {}): Table =>
  attacked(X_WING, {}, { ...more, friends: [beside(pilot, some), ...(more.friends ?? [])] });

const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

/** A1 flies the maneuver on its dial. The other seat's ships are far away and activate after it. */
export const flown = (pilot: string, dial: string, some: Some = {}, { friends = [], foes = [AWAY], ...more }: More = {}): Table =>
  cardTable([[{ pilot, pose: at(400, 300), dial, ...some }, ...friends], foes], { phase: "activation", ...more });

/** Returns how many dice the attacker and the defender have rolled. */
export const dice = (table: Table): readonly number[] => table.notes("rolled").map((note) => note.faces.length);
