/** Ship abilities introduced in 2.5. */
import { describe, expect, test } from "vitest";
import { at } from "../card-table.testing.ts";
import { abilityOf, firing, flown, inSystem, LATER, type Some, tokensOf } from "./ships.testing.ts";

describe("Chiss Engineering", () => {
  const DEFENDER = "coloneljendon-battleoverendor";
  const use = abilityOf("Chiss Engineering");

  test("the ship can lock after a speed 3-5 maneuver", () => {
    expect(flown({ pilot: DEFENDER }, "3FB", LATER).say(use).keys).toEqual(["skip", "lock"]);
    expect(flown({ pilot: DEFENDER }, "2FW", LATER).kind).toBe("action");
  });

  test("the ship can spend a shield to roll one more die, as at range 1", () => {
    const fires = () => firing({ pilot: DEFENDER }, LATER).say("primary>B1");
    const table = fires().say(use);
    expect([table.ship("A1").shields, table.notes("rolled")[0]]).toMatchObject([3, { faces: { length: 4 } }]);
    const declined = fires().pass();
    expect([declined.ship("A1").shields, declined.notes("rolled")[0]]).toMatchObject([4, { faces: { length: 3 } }]);
  });

  test("it can't do so while stressed, without shields, at range 1 or with ordnance", () => {
    const asked = (some: Partial<Some>, gap = 150, weapon = "primary") =>
      firing({ pilot: DEFENDER, ...some }, { ...LATER, gap }).say(`${weapon}>B1`).kind === "use at beforeRoll";
    const missiles = { upgrades: ["concussionmissiles", "ioncannon"], locks: ["B1"] as const };
    expect([asked({}), asked({ tokens: { stress: 1 } }), asked({ shields: 0 }), asked({}, 60)]).toEqual([true, false, false, false]);
    expect([asked(missiles, 150, "concussionmissiles@0"), asked(missiles, 150, "ioncannon@1")]).toEqual([false, true]);
  });
});

describe("Gyro-Cockpit", () => {
  const B_WING = "adonfox-battleoverendor";
  const use = abilityOf("Gyro-Cockpit");

  test("after gaining stress, the ship can spend two charges to gain an evade token", () => {
    const turned = (charges: number) => flown({ pilot: B_WING, charges }, "2KR", LATER);
    const table = turned(2).say(use);
    expect([tokensOf(table), table.ship("A1").charges]).toMatchObject([{ stress: 1, evade: 1 }, 0]);
    expect(turned(1).kind).not.toBe("use at tokenAssigned");
  });

  test("the ship can spend a charge to drop a bomb from its side", () => {
    const dropped = (charges: number) => inSystem({ pilot: B_WING, charges, upgrades: ["protonbombs"] }, LATER).say("protonbombs@0");
    const table = dropped(2);
    expect(table.keys).toEqual(["drop straight 1", "drop straight 1 from its left side", "drop straight 1 from its right side"]);
    table.say("drop straight 1 from its right side");
    const [bomb] = table.game.state.devices;
    expect([bomb?.pose.y, (bomb?.pose.x ?? 0) > at(460, 0).x, table.ship("A1").charges]).toEqual([at(0, 300).y, true, 1]);
    expect(dropped(2).say("drop straight 1").ship("A1").charges).toBe(2);
    expect(dropped(0).game.state.devices[0]?.pose.x).toBe(at(400, 0).x);
  });
});

test("High Stakes: the ship rolls a die after a red action, and a hit removes a stress token", () => {
  const acting = (action: string) => flown({ pilot: "landocalrissian-battleoverendor" }, "1FB", LATER).until("action").say(action);
  const boosted = () => acting("boost").say("straight");
  const rolled = (face: "hit" | "crit" | "focus") => tokensOf(boosted().attackDice(face).say(abilityOf("High Stakes"))).stress;
  expect([rolled("hit"), rolled("crit"), rolled("focus"), tokensOf(boosted().pass()).stress]).toEqual([0, 0, 1, 1]);
  expect(acting("focus").kind).not.toContain("use at");
});

test("Locked S-Foils: the ship gains a deplete token after a boost", () => {
  const acted = (action: string) => tokensOf(flown({ pilot: "wedgeantilles-battleoverendor" }, "2FB", LATER).say(action).pass()).deplete;
  expect([acted("boost"), acted("barrel-roll")]).toEqual([1, 0]);
});

test("Modified for Organics: banks at speed 2 and 3 are easier, and turns at speed 3 are harder", () => {
  const stress = (pilot: string, dial: string, had: number) => tokensOf(flown({ pilot, tokens: { stress: had } }, dial, LATER)).stress;
  expect([stress("kelrodoaiholdout", "3BW", 1), stress("tradefederationdrone", "3BW", 1)]).toEqual([0, 1]);
  expect([stress("kelrodoaiholdout", "3TW", 0), stress("tradefederationdrone", "3TW", 0)]).toEqual([1, 0]);
  expect(stress("kelrodoaiholdout", "2TW", 0)).toBe(0);
});

test("Prioritized Weapons Systems: before it engages, the ship can gain strain to remove a disarm token", () => {
  const engaging = (disarm: number) => firing({ pilot: "majorvynder-ssl", tokens: { disarm } }, LATER);
  const table = engaging(1).say(abilityOf("Prioritized Weapons Systems"));
  expect([tokensOf(table), table.kind]).toMatchObject([{ strain: 1, disarm: 0 }, "attack"]);
  expect(engaging(0).kind).toBe("attack");
  expect(engaging(1).pass().kind).not.toBe("attack");
});
