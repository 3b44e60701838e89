import type { Effect, ShipId } from "@broadside/rules";
import { figureIn } from "@broadside/rules/procedures";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, LATER } from "../card-table.testing.ts";

const X_WING = "redsquadronveteran";
const FAR: TestShip = { pilot: "academypilot", pose: at(880, 100), engaged: true };

const given = (id: string, ship: ShipId, by: ShipId, figure = 0): { readonly effects: readonly Effect[]; readonly counted: number } => ({
  effects: [{ id: `condition:${id}`, ship, by, until: "game", since: 1, ...(figure > 0 && { data: { figure } }) }],
  counted: 1,
});

describe("False Friend", () => {
  const setup = (seat: number) => ({ remotes: [{ kind: "sensorBuoy" as const, number: 1, seat }] });
  const ships = (spy: Partial<TestShip>): readonly (readonly TestShip[])[] => [
    [{ pilot: X_WING, pose: at(400, 300), dial: "2FB", ...spy }],
    [{ pilot: X_WING, pose: at(400, 490, 180), dial: "2FB" }],
  ];
  const shown = (spy: Partial<TestShip>, more = {}) =>
    cardTable(ships(spy), { phase: "system", ...LATER, state: given("falsefriend", "B1", "A1"), ...more }).notes("dial shown").length;

  test("the ship's dial is faceup near the spy, or near an enemy's remote", () => {
    expect([shown({ upgrades: ["talmerrik"] }), shown({}), shown({ upgrades: ["talmerrik"], pose: at(400, 100) })]).toEqual([1, 0, 0]);
    const id = cardTable(ships({}), { setup: setup(0), ...LATER }).game.state.remotes[0]?.id ?? "";
    const buoy = (seat: number, y: number) => shown({}, { setup: setup(seat), remotes: { [id]: { pose: at(600, y) } } });
    expect([buoy(0, 490), buoy(1, 490), buoy(0, 850)]).toEqual([1, 0, 0]);
  });

  test("an action removes the Condition and gives a deplete and a stress token", () => {
    const table = cardTable(ships({ activated: true }), { phase: "activation", ...LATER, state: given("falsefriend", "B1", "A1") });
    table.until("action").say("condition:falsefriend");
    expect(table.notes("token")).toMatchObject([{ token: "deplete" }, { token: "stress" }]);
    expect(table.game.state.effects).toEqual([]);
  });
});

describe("Trials of the Darksaber", () => {
  const KEY = "A1/condition:trialsofthedarksaber/1";
  /** A1 has the card, with `value` counters on it. `counters` are the victory counters that the seats have already scored. */
  const bearing = (ship: Partial<TestShip>, enemy: Partial<TestShip>, counters: readonly number[], value = 0, more = {}): Table =>
    cardTable([[{ pilot: X_WING, pose: at(400, 300), ...ship }, FAR], [{ pilot: X_WING, pose: at(400, 490, 180), ...enemy }]], {
      ...LATER,
      ...more,
      state: {
        ...given("trialsofthedarksaber", "A1", "A1", value),
        scenario: { pieces: [], counters, points: [0, 0], onCards: {}, numbers: [1, 2], figures: {} },
      },
    });
  const account = (table: Table) => [
    table.game.state.scenario?.counters,
    table.game.state.effects.map((effect) => [effect.ship, figureIn(effect)]),
  ];

  test("a critical can take a victory counter from a defending player who has more counters", () => {
    const fired = (counters: readonly number[], y = 490) =>
      bearing({}, { pose: at(400, y, 180) }, counters)
        .attackDice("crit", "crit", "blank")
        .defenseDice("blank", "blank")
        .say("primary>B1");
    const table = fired([1, 2]).say(KEY);
    expect([account(table), table.notes("dice").at(-1)]).toMatchObject([[[1, 1], [["A1", 1]]], { faces: ["crit", "blank"] }]);
    expect(fired([2, 2]).keys).not.toContain(KEY);
    expect(fired([1, 2], 590).keys).not.toContain(KEY);
  });

  test("a ship that destroys the bearer at close range gets the card and its counters", () => {
    const shot = (y: number) => {
      const doomed = { engaged: true, shields: 0, damage: [1, 2, 3].map((card) => ({ card, faceup: false, since: 0 })) };
      const table = bearing(doomed, { pose: at(400, y, 180) }, [0, 0], 2);
      table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>A1");
      while (table.kind.startsWith("modify")) table.pass();
      return table;
    };
    expect([shot(490).ship("A1").status, account(shot(490))[1]]).toEqual(["destroyed", [["B1", 2]]]);
    expect(account(shot(590))[1]).toEqual([["A1", 2]]);
  });

  test("the bearer scores the card's counters when the game ends, and not before", () => {
    const gone = { status: "destroyed", pose: undefined } as const;
    expect(account(bearing({}, gone, [1, 0], 2, { phase: "end" }))).toEqual([[3, 0], [["A1", 0]]]);
    expect(account(bearing({}, {}, [1, 0], 2, { phase: "end" }))).toEqual([[1, 0], [["A1", 2]]]);
  });
});
