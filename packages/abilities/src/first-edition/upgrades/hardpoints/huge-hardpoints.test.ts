import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, attackFaces, cardTable, diceRolled } from "../../../card-table.testing.ts";

const ROOKIE = { pilot: "rookiepilot" };

/** Places a ship in the middle, and another where the test wants it. */
const against = (ship: Omit<TestShip, "pose">, target: TestShip): Table => cardTable([[{ pose: at(450, 300), ...ship }], [target]]);
const corvette = (upgrade: string, energy: number, more: Partial<TestShip> = {}) => ({
  pilot: "cr90corvette",
  upgrades: [upgrade],
  charged: [energy],
  ...more,
});
/** Returns a ship abeam of a corvette's fore section, this many millimetres away and facing away. */
const abeam = (gap: number, set: Omit<TestShip, "pose"> = ROOKIE): TestShip => ({ pose: at(510 + gap, 372, 90), ...set });
/** Returns another corvette, side by side with the first. */
const raider = (gap: number): TestShip => ({ pilot: "raiderclasscorvette", pose: at(530 + gap, 300) });

describe("turrets", () => {
  test("[HS-TURRET-05, HS-ATK-06] Dual Laser Turret: spends 1 of its energy to fire in any direction", () => {
    const table = against({ pilot: "gozanticlasscruiser", upgrades: ["duallaserturret"], charged: [1] }, { ...ROOKIE, pose: at(450, 100) });
    expect(table.keys).toEqual(["none", "duallaserturret@0>B1"]);
    table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("duallaserturret@0>B1");
    expect([table.ship("A1").upgrades[0]?.energy, table.ship("B1").shields]).toEqual([0, 1]);
  });

  test("Heavy Laser Turret: spends 2 of its energy to fire in any direction at Range 2-3", () => {
    const behind = (y: number, energy: number) =>
      against(
        { pilot: "croccruiser", upgrades: ["heavylaserturret"], charged: [energy] },
        { ...ROOKIE, pose: at(450, y, 180), engaged: true },
      );
    const table = behind(50, 2).attackDice("hit", "blank", "blank", "blank").defenseDice("blank", "blank").say("heavylaserturret@0>B1");
    expect(table.ship("A1").upgrades[0]?.energy).toBe(0);
    expect([behind(150, 2).kind, behind(50, 1).kind]).toEqual(["dial + dial", "dial + dial"]);
  });
});

describe("Ion Cannon Battery", () => {
  const hitting = (table: Table): Table => table.attackDice("hit", "hit", "hit", "crit");

  test("it spends 2 energy; a hit deals 1 critical damage and 1 ion token, and all dice are cancelled", () => {
    const table = against(corvette("ioncannonbattery", 2), abeam(150, { ...ROOKIE, shields: 0 }));
    hitting(table).defenseDice("blank", "blank").nextDamage(1, "Loose Stabilizer").say("ioncannonbattery@0>B1");
    expect(table.ship("B1")).toMatchObject({ damage: [{ faceup: true }], tokens: { ion: 1 } });
    expect(table.ship("A1").upgrades[0]?.energy).toBe(0);
  });

  test("[HS-DMG-02] on a huge ship, the targeted section suffers the damage", () => {
    const table = against(corvette("ioncannonbattery", 2), raider(150));
    hitting(table).say("ioncannonbattery@0>B1:aft");
    expect(table.ship("B1")).toMatchObject({ shields: 6, aftShields: 3, tokens: { ion: 1 } });
  });
});

describe("Quad Laser Cannons", () => {
  const KEY = "A1/upgrade:quadlasercannons/0";
  const missing = (table: Table): Table => table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank");
  const fired = (energy: number): Table =>
    missing(
      cardTable([
        [{ ...corvette("quadlasercannons", energy, { energy: 5 }), pose: at(450, 300) }],
        [abeam(90), { ...ROOKIE, pose: at(600, 450, 90), engaged: true }],
      ]),
    ).say("quadlasercannons@0>B1");

  test("[HS-ENERGY-19] after a miss, it can spend 1 more of its energy to attack the same target again", () => {
    const table = fired(2);
    expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 0, keys: ["pass", KEY] }]);
    missing(table).say(KEY);
    expect(table.notes("attacks")).toMatchObject([{ target: "B1" }, { target: "B1" }]);
    expect(table.ship("A1")).toMatchObject({ energy: 5, upgrades: [{ energy: 0 }] });
  });

  test("it can't do this without energy on the card, or after a hit", () => {
    expect(fired(1).kind).toBe("dial + dial + dial");
    const hit = against(corvette("quadlasercannons", 2), abeam(90)).attackDice("hit", "blank", "blank").defenseDice("blank", "blank");
    expect(hit.say("quadlasercannons@0>B1").kind).toBe("dial + dial");
  });
});

describe("Single Turbolasers", () => {
  const fired = (target: TestShip, key: string): Table =>
    against(corvette("singleturbolasers", 2), target).attackDice("focus", "blank", "blank", "blank").say(key);

  test("it spends 2 energy, and can change a focus result to a hit", () => {
    const table = against(corvette("singleturbolasers", 2, { locks: ["B1"] }), abeam(250)).attackDice("focus", "focus", "blank", "blank");
    table.say("singleturbolasers@0>B1").say("A1/upgrade:singleturbolasers/0");
    expect(attackFaces(table)).toEqual(["hit", "focus", "blank", "blank"]);
    expect(table.ship("A1").upgrades[0]?.energy).toBe(0);
  });

  test("[HS-AGI-04] the defender's agility is doubled: 2 becomes 4, and a huge ship's agility stays 0", () => {
    const small = fired(abeam(250), "singleturbolasers@0>B1").defenseDice("blank", "blank", "blank", "blank").say("done");
    expect(diceRolled(small)).toEqual([4, 4]);
    const huge = fired(raider(250), "singleturbolasers@0>B1:fore").say("done");
    expect(diceRolled(huge)[1] ?? 0).toBe(0);
  });

  test("changes to the agility are doubled too", () => {
    const table = fired(abeam(250, { ...ROOKIE, tokens: { tractor: 1 } }), "singleturbolasers@0>B1")
      .defenseDice("blank", "blank")
      .say("done");
    expect(diceRolled(table)).toEqual([4, 2]);
  });

  test("[HS-ENERGY-03, HS-ENERGY-19] the card holds at most two tokens, and can spend only those", () => {
    expect(against(corvette("singleturbolasers", 1, { energy: 4 }), abeam(250)).keys).not.toContain("singleturbolasers@0>B1");
    const table = cardTable(
      [[{ ...corvette("singleturbolasers", 0, { energy: 5, dial: "2F3" }), pose: at(450, 300) }], [{ ...ROOKIE, pose: at(850, 850) }]],
      { phase: "activation" },
    ).until("allocate energy");
    table.say("singleturbolasers@0").say("singleturbolasers@0");
    expect([table.ship("A1").upgrades[0]?.energy, table.ship("A1").energy, table.kind]).toEqual([2, 3, "action"]);
  });
});
