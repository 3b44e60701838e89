import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { LATER } from "../../card-table.testing.ts";
import { at, beforeAttack, engaging, flown, hugeTable, rolled, shoot } from "../../huge-ships.testing.ts";
import { use } from "../upgrades.testing.ts";

const TRIDENT = "colicoiddestroyer";
const GOZANTI = "outerrimgarrison";

describe("one more defense die", () => {
  const dice = (id: string, from: "ahead" | "behind" | "left", huge: Partial<TestShip> = {}, gap?: TestShip["pose"], more = {}): number => {
    const table = beforeAttack(from, { upgrades: [id], shields: 5, ...huge }, gap ? { pose: gap } : {}, more);
    table.attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    while (table.kind.startsWith("modify") || table.kind === "use at beforeRoll")
      if (table.kind === "use at beforeRoll") table.say(use(id, "B1"));
      else table.pass();
    return rolled(table, "defense")[0] ?? 0;
  };

  test("Tantive IV: against an attacker in the rear arc", () => {
    expect(dice("tantiveiv", "behind") - dice("tantiveiv", "ahead")).toBe(1);
  });
  test("Assailer: at range 1", () => {
    const near = at(900, 640, 180);
    expect(dice("assailer", "ahead", {}, near) - dice("assailer", "ahead")).toBe(1);
  });
  test("Bright Hope: against an attacker in front while reinforced, and the ship can only reinforce that side", () => {
    const tokens = { reinforceFore: 1 };
    expect(dice("brighthope", "ahead", { tokens }) - dice("brighthope", "ahead")).toBe(1);
    expect(dice("brighthope", "behind", { tokens }) - dice("brighthope", "behind")).toBe(0);
    const acting = flown({ upgrades: ["brighthope"] }, "1FW")
      .until("action")
      .say("reinforce");
    expect(acting.kind).not.toBe("reinforce");
    expect(acting.ship("A1").tokens.reinforceFore).toBe(1);
  });
  test("Neimoidian Grasp: with an evade token", () => {
    const evading = { tokens: { evade: 1 } };
    expect(dice("neimoidiangrasp", "ahead", evading, undefined, LATER) - dice("neimoidiangrasp", "ahead", {}, undefined, LATER)).toBe(1);
  });
});

describe("after attacks", () => {
  const victim: TestShip = {
    pilot: "academypilot",
    pose: at(900, 640, 180),
    damage: [
      { card: 1, faceup: false, since: 0 },
      { card: 2, faceup: false, since: 0 },
    ],
  };

  test("Impetuous: after destroying a ship, the ship can focus or lock", () => {
    const table = engaging({ pilot: "outerrimpatrol", upgrades: ["impetuous"] }, [victim]);
    table.attackDice("hit", "hit", "hit", "hit", "hit", "hit").defenseDice("blank", "blank", "blank", "blank");
    shoot(table, "primary>B1");
    table.until("use at afterAttack").say(use("impetuous"));
    expect(table.keys).toEqual(["skip", "focus", "lock"]);
  });

  test("Neimoidian Grasp: the ship can perform a red evade", () => {
    const table = engaging({ pilot: TRIDENT, upgrades: ["neimoidiangrasp"] }, [{ ...victim, pilot: "redsquadronveteran" }], LATER);
    table.attackDice("blank", "blank", "blank", "blank", "blank").defenseDice("blank", "blank", "blank");
    const key = table.keys.find((one) => one.endsWith(">B1")) ?? "";
    shoot(table, key).until("use at afterAttack").say(use("neimoidiangrasp")).say("evade");
    expect(table.notes("token")).toMatchObject([{ token: "stress" }, { token: "evade" }]);
  });

  test("Nautolan's Revenge: before the ship engages, calculate tokens become energy", () => {
    const table = engaging({ pilot: TRIDENT, upgrades: ["nautolansrevenge"], energy: 0, tokens: { calculate: 2 } }, [victim], LATER);
    table.until("use at becameActive").say(use("nautolansrevenge")).say("2");
    expect([table.ship("A1").energy, table.ship("A1").tokens.calculate]).toEqual([2, 0]);
  });

  test("Merchant One: a turret attacks as a bonus attack", () => {
    const ship = { pilot: "separatistprivateers", upgrades: ["merchantone", "dorsalturret"], energy: 0, quarter: "front" as const };
    const table = engaging(ship, [{ ...victim, pilot: "redsquadronveteran", damage: [], pose: at(900, 560, 180) }]);
    expect(table.keys.some((key) => key.startsWith("dorsalturret"))).toBe(true);
    const without = engaging({ ...ship, upgrades: ["dorsalturret"] }, [victim]);
    expect(without.keys.filter((key) => key.startsWith("dorsalturret")).length).toBeLessThanOrEqual(1);
    table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank");
    shoot(table, "dorsalturret@1>B1");
    expect(table.ship("A1").usedThisRound).toContain("header turret");
  });

  test("Grappler: Drill Beak attacks a tractored ship at range 1 as if at range 0", () => {
    const target: TestShip = { pilot: "redsquadronveteran", pose: at(900, 120), shields: 9, tokens: { tractor: 1 } };
    const table = engaging({ pilot: TRIDENT, upgrades: ["grappler", "drillbeak"], energy: 3 }, [target], LATER);
    const key = table.keys.find((one) => one.startsWith("drillbeak"));
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank");
    shoot(table, key ?? "none");
    expect(table.notes("attacks")).toMatchObject([{ range: 1 }]);
    expect(table.notes("dice")).toMatchObject([{ faces: ["crit", "crit", "crit"] }]);
  });
});

describe("movement", () => {
  test("Broken Horn: fast maneuvers are easier while the ship is damaged", () => {
    const speeds = (damage: TestShip["damage"]) => {
      const table = flown({ upgrades: ["brokenhorn"], ...(damage && { damage }) }, "3FW");
      return table.notes("maneuver").length + table.ship("A1").tokens.stress;
    };
    expect(speeds([])).toBe(1);
    const stressed = (damage: readonly NonNullable<TestShip["damage"]>[number][]) =>
      flown({ upgrades: ["brokenhorn"], damage, tokens: { stress: 1 }, energy: 0 }, "3FW").ship("A1").tokens.stress;
    expect([stressed([]), stressed([{ card: 1, faceup: false, since: 0 }])]).toEqual([1, 0]);
  });

  test("Trident: for an energy, a ship that it overlaps, or that overlaps it, gains three tractor tokens", () => {
    const under: TestShip = { pilot: "redsquadronveteran", pose: at(900, 470), shields: 9, activated: true, dial: "2FB" };
    const table = hugeTable([[{ pilot: TRIDENT, pose: at(900, 300), dial: "2FW", upgrades: ["trident"], energy: 2 }], [under]], {
      phase: "activation",
      ...LATER,
    });
    table.attackDice("blank");
    while (table.kind !== "use at maneuverExecuted") table.pass();
    table.say(use("trident"));
    expect(table.notes("token").filter((note) => note.token === "tractor")).toHaveLength(3);
    expect(table.notes("energy spent")).toMatchObject([{ amount: 1 }]);
  });
});

describe("deployed ships", () => {
  const carrying = (id: string, more: Partial<TestShip> = {}) =>
    hugeTable(
      [
        [
          { pilot: GOZANTI, pose: at(900, 300), upgrades: [id], dial: "1FW", ...more },
          { pilot: "academypilot", pose: undefined, status: "docked", carrier: "A1" },
        ],
        [{ pilot: "redsquadronveteran", pose: at(1700, 800), dial: "2FB" }],
      ],
      { phase: "system" },
    );

  test("Vector: they can evade or boost", () => {
    const table = carrying("vector").until("act in System phase").say("deploy").until("use at hasDeployed").say(use("vector"));
    expect(table.keys).toEqual(["skip", "evade", "boost"]);
  });

  test("Requiem: they lock a ship that it has locked", () => {
    const table = carrying("requiem", { locks: ["B1"] })
      .until("act in System phase")
      .say("deploy")
      .until("use at hasDeployed")
      .say(use("requiem"));
    expect(table.ship("A2").locks).toEqual(["B1"]);
  });
});
