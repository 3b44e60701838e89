import { describe, expect, test } from "vitest";
import type { WingSetup } from "../state/setup.ts";
import { at, startSetUp, type Table } from "../testing.ts";
import { LEADER, MATE, notesOf, splitShips } from "./wing.testing.ts";

const ENEMY = { ships: ["academypilot"], faction: "galacticempire" };
const THREE: WingSetup["mates"] = [
  { ship: 3, position: "leftSupport" },
  { ship: 1, position: "leftFlank" },
  { ship: 2, position: "rearSupport" },
];

/**
 * Sets up a seat with a leader of initiative 5, wingmates of initiative 2 and another ship of initiative 3. The other seat has one ship of
 * initiative 1.
 */
function settingUp(mates = THREE, upgrades: readonly string[] = []): Table {
  const ships = [LEADER, MATE, MATE, MATE, "redsquadronveteran"].map((pilot, at) => ({
    pilot,
    points: 40,
    upgrades: at === 0 ? upgrades : [],
  }));
  const squads = [
    { faction: "rebelalliance", points: 150, obstacles: [], ships, wings: [{ leader: 0, mates }] },
    { faction: "galacticempire", points: 200, obstacles: [], ships: [{ pilot: "academypilot", points: 20, upgrades: [] }] },
  ];
  return startSetUp([{ ships: [] }, ENEMY], { edition: "2.0", setup: { squads } });
}

const isPlacing = (table: Table, id: string): boolean => table.kind === "place ship" && table.game.open[0]?.ask.about?.ship === id;

/** Continues until the leader is to be placed; ships before it get default places. */
function untilLeader(table: Table): Table {
  while (!isPlacing(table, "A1")) table.pass();
  return table;
}

describe("a wing during set-up", () => {
  test("[EB-WSET-01, EB-WSET-03, EB-WSET-04] is placed with its leader, at the leader's initiative, by ID", () => {
    const table = untilLeader(settingUp());
    expect(notesOf(table, "placed")).toEqual(["B1", "A5"]);
    table.put(at(300, 80));
    expect(notesOf(table, "placed")).toEqual(["B1", "A5", "A1", "A2", "A3", "A4"]);
    expect(table.ship("A2").pose).toEqual(at(240, 80));
    expect(table.ship("A4").pose).toEqual(at(240, 20));
    expect(splitShips(table)).toEqual([]);
  });

  test("[EB-WSET-05, EB-WSET-09-Q, EB-SPLIT-03] loses a wingmate that has no free place in the area", () => {
    const outside = untilLeader(settingUp()).put(at(300, 50));
    expect(splitShips(outside)).toEqual(["A3", "A4"]);
    const table = settingUp();
    while (!isPlacing(table, "A5")) table.pass();
    untilLeader(table.put(at(240, 80))).put(at(300, 80));
    expect(splitShips(table)).toEqual(["A2"]);
  });

  test("[EB-WSET-06, EB-WSET-07, EB-WSET-10-Q] lets its player place a split wingmate at once in the area, with a stress token", () => {
    const table = untilLeader(settingUp()).put(at(300, 50));
    expect(isPlacing(table, "A3")).toBe(true);
    table.put(at(700, 60));
    expect(isPlacing(table, "A4")).toBe(true);
    table.put(at(800, 60)).until("dial");
    expect(table.ship("A3")).toMatchObject({ pose: at(700, 60), tokens: { stress: 1 } });
    expect(table.ship("A4")).toMatchObject({ pose: at(800, 60), tokens: { stress: 1 } });
    expect(table.ship("A2").tokens.stress).toBe(0);
  });

  test("[EB-WING-05] can't have two ships in the same position", () => {
    expect(() => settingUp(THREE.map(({ ship }) => ({ ship, position: "leftFlank" })))).toThrow("one place of a wing");
  });

  test("[2E-WCARD-07] turns over its two-sided wing card once it is placed, without asking for a side", () => {
    const table = untilLeader(settingUp(THREE, ["jedicommander"]));
    expect(table.ship("A1").upgrades).toMatchObject([{ side: "front" }]);
    table.put(at(300, 80));
    expect(table.kind).not.toBe("card side");
    expect(table.ship("A1").upgrades).toMatchObject([{ side: "back" }]);
  });

  test("[EB-WSET-08] gives a split wingmate its own dial in the first round", () => {
    const table = untilLeader(settingUp(THREE)).put(at(300, 50)).until("dial");
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).toEqual(["A1", "A3", "A4", "A5", "B1"]);
  });
});
