import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, flown, hugeTable } from "../../huge-ships.testing.ts";

const RAIDER = "outerrimpatrol";
const GR75 = "echobaseevacuees";
const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
const AWAY: TestShip = { pilot: "republicjudiciary", pose: at(1600, 300), dial: "2FB" };

describe("cargo", () => {
  test("Adaptive Shields: a shield or two energy cancel a result against a smaller friendly ship nearby", () => {
    const attacked = (x: number, energy: number) => {
      const friend = { pilot: X_WING, pose: at(x, 300), shields: 0, engaged: true };
      const table = hugeTable(
        [
          [{ pilot: GR75, pose: at(900, 300), upgrades: ["adaptiveshields"], energy, engaged: true }, friend],
          [{ pilot: "soontirfel", pose: at(x, 480, 180) }],
        ],
        { phase: "combat" },
      );
      table.attackDice("hit", "crit", "blank").defenseDice("blank", "blank").say("primary>A2");
      while (table.kind.startsWith("modify")) table.pass();
      return table;
    };
    const table = attacked(980, 2).say("A1/upgrade:adaptiveshields/0");
    expect(table.keys).toEqual(["hit by energy", "hit by shield", "crit by energy", "crit by shield"]);
    table.say("crit by shield");
    expect([table.notes("damage"), table.notes("energy spent")]).toMatchObject([[{ ship: "A2", amount: 1 }], []]);
    expect(table.ship("A2").damage).toMatchObject([{ faceup: false }]);
    expect(attacked(980, 1).say("A1/upgrade:adaptiveshields/0").keys).toEqual(["hit by shield", "crit by shield"]);
    expect(attacked(1200, 4).kind).not.toBe("use at neutralizing");
  });

  test("Boosted Scanners: each energy extends an action by one range band", () => {
    const scanning = (action: string, targets: readonly TestShip[], friends: readonly TestShip[] = []) => {
      const ship = { pilot: RAIDER, pose: at(900, 300), dial: "1FW", energy: 4, upgrades: ["boostedscanners"] };
      return hugeTable([[ship, ...friends], targets], { phase: "activation" })
        .until("action")
        .say(action);
    };
    const far = { pilot: FIGHTER, pose: at(900, 900, 180), activated: true };
    const locking = scanning("lock", [far]).say("A1/upgrade:boostedscanners/0");
    expect(locking.keys).toEqual(["1", "2"]);
    locking.say("2");
    expect([locking.ship("A1").locks, locking.notes("energy spent")]).toMatchObject([["B1"], [{ amount: 2 }]]);
    expect(locking.game.state.effects).toEqual([]);
    const short = scanning("lock", [far]).say("pass");
    expect([short.ship("A1").locks, short.notes("action failed").length]).toEqual([[], 1]);
    const friend = { pilot: X_WING, pose: at(900, 800), activated: true };
    const coordinating = scanning("coordinate", [AWAY], [friend]).say("A1/upgrade:boostedscanners/0");
    expect(coordinating.keys).toEqual(["1", "2", "3"]);
    expect(coordinating.say("2").say("focus").ship("A2").tokens.focus).toBe(1);
    const jamming = scanning("jam", [{ ...far, pose: at(1080, 800, 180) }])
      .say("A1/upgrade:boostedscanners/0")
      .say("3");
    expect(jamming.notes("token")).toMatchObject([{ ship: "B1", token: "jam" }]);
  });

  test("Boosted Scanners: an action never reaches beyond range 5, even if the ship's locks are already extended", () => {
    const batteries = { pilot: "republicjudiciary", pose: at(900, 150), dial: "2FB", energy: 4, upgrades: ["boostedscanners"] };
    const locking = (y: number) =>
      hugeTable([[batteries], [{ pilot: FIGHTER, pose: at(900, y, 180), activated: true }]], { phase: "activation" })
        .until("action")
        .say("lock");
    const table = locking(850).say("A1/upgrade:boostedscanners/0");
    expect([table.notes("energy spent"), table.ship("A1").locks]).toMatchObject([[{ amount: 1 }], ["B1"]]);
    const beyond = locking(900).say("A1/upgrade:boostedscanners/0");
    expect([beyond.ship("A1").locks, beyond.notes("action failed").length]).toEqual([[], 1]);
  });

  test("Optimized Power Core: the ship recovers an energy after a blue maneuver", () => {
    const after = (dial: string) => flown({ pilot: RAIDER, upgrades: ["optimizedpowercore"], energy: 2 }, dial).ship("A1").energy;
    expect([after("2FB"), after("1FW")]).toEqual([3, 2]);
  });

  test("Tibanna Reserves: an action turns a charge into two energy", () => {
    const table = flown({ upgrades: ["tibannareserves"], energy: 2 }, "2FB").say("upgrade:tibannareserves");
    expect([table.ship("A1").energy, table.ship("A1").upgrades[0]?.charges]).toEqual([4, 2]);
    expect(flown({ upgrades: ["tibannareserves"], active: [0], energy: 2 }, "2FB").keys).not.toContain("upgrade:tibannareserves");
  });
});
