import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, attackFaces, cardTable, flying } from "../../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };

describe("Engineering Team", () => {
  /** The other ship acts first, and passes. */
  const energyAfter = (dial: string, upgrades: readonly string[]): number =>
    flying({ pilot: "croccruiser", upgrades }, dial).pass().ship("A1").energy;

  test("a straight gives 1 more energy, but a bank doesn't", () => {
    expect([energyAfter("2F2", ["engineeringteam"]), energyAfter("2F2", [])]).toEqual([3, 2]);
    expect([energyAfter("2B1", ["engineeringteam"]), energyAfter("2B1", [])]).toEqual([1, 1]);
  });
});

describe("Gunnery Team", () => {
  const KEY = "A1/upgrade:gunneryteam/0";
  const corvette = (set: Partial<TestShip>): Table =>
    cardTable([
      [{ pilot: "cr90corvette", upgrades: ["gunneryteam@aft", "quadlasercannons", "quadlasercannons"], pose: at(450, 300), ...set }],
      [{ ...ROOKIE, pose: at(600, 372, 90) }],
    ]).attackDice("blank", "blank", "focus");

  test("[HS-UPG-92-Q] on the aft section, it can spend 1 energy to change a fore weapon's blank to a hit", () => {
    const table = corvette({ charged: [0, 1, 1], energy: 2 }).say("quadlasercannons@1>B1");
    table.defenseDice("blank", "blank").say(KEY);
    expect(table.notes("hit")).toMatchObject([{ results: 1 }]);
    expect(table.ship("A1").energy).toBe(1);
  });

  test("it works once a round", () => {
    const table = corvette({ charged: [0, 1, 1], energy: 2 }).say("quadlasercannons@1>B1");
    table.defenseDice("blank", "blank").say(KEY).attackDice("blank", "blank", "blank").defenseDice("blank", "blank");
    table.say("quadlasercannons@2>B1");
    expect([table.notes("missed").length, table.ship("A1").energy]).toEqual([1, 1]);
  });

  test("it doesn't work without energy on the ship", () => {
    const table = corvette({ charged: [0, 1, 1], energy: 0 })
      .defenseDice("blank", "blank")
      .say("quadlasercannons@1>B1");
    expect(table.notes("missed")).toHaveLength(1);
  });
});

describe("Ordnance Experts", () => {
  const KEY = "A1/upgrade:ordnanceexperts/0";
  const bomber = (pose: TestShip["pose"], weapon = "protontorpedoes"): TestShip => ({
    pilot: "wedgeantilles",
    upgrades: [weapon],
    locks: ["B1"],
    pose,
  });
  const firing = (friend: TestShip, weapon = "protontorpedoes@0"): Table =>
    cardTable([
      [{ pilot: "croccruiser", upgrades: ["ordnanceexperts"], pose: at(150, 300) }, friend],
      [{ ...ROOKIE, pose: at(600, 500, 180) }],
    ])
      .attackDice("blank", "blank", "hit", "focus")
      .say(`${weapon}>B1`);

  test("once a round, a friend at Range 1-3 can change a torpedo's blank to a hit", () => {
    const table = firing(bomber(at(450, 320, 40)));
    expect(table.asks).toMatchObject([{ kind: "modify attack dice", seat: 0, keys: ["done", KEY, "A2/upgrade:protontorpedoes/0"] }]);
    table.say(KEY);
    expect(attackFaces(table)).toEqual(["hit", "blank", "hit", "focus"]);
    expect(table.ship("A1").usedThisRound).toEqual([KEY]);
  });

  test("it doesn't work farther away or with another weapon", () => {
    expect(firing(bomber(at(600, 300))).keys).not.toContain(KEY);
    expect(firing(bomber(at(450, 320, 40)), "primary").keys).not.toContain(KEY);
  });
});

describe("Sensor Team", () => {
  const locking = (gap: number, upgrades: readonly string[] = []): readonly string[] => {
    const table = cardTable(
      [[{ pilot: "croccruiser", upgrades, pose: at(300, 200), dial: "1F3" }], [{ ...ROOKIE, pose: at(300, 357.5 + gap), activated: true }]],
      { phase: "activation" },
    );
    table.until("action").say("lock");
    return table.ship("A1").locks;
  };

  test("[HS-LOCK-01, HS-RULER-02] the ship can lock at Range 5, and other ships only at Range 3", () => {
    expect([locking(290), locking(310)]).toEqual([["B1"], []]);
    expect([locking(490, ["sensorteam"]), locking(510, ["sensorteam"])]).toEqual([["B1"], []]);
  });
});
