/** First-edition upgrades that acquire locks, or choose which lock to acquire. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const rookie = { pilot: "rookiepilot" };
const BLANKS = ["blank", "blank", "blank"] as const;
/** The first ship flies straight to (400, 380). The others have already activated. */
const flown = (ship: Omit<TestShip, "pose">, friends: readonly TestShip[], enemies: readonly TestShip[]): Table => {
  const done = (others: readonly TestShip[]) => others.map((other) => ({ activated: true, ...other }));
  return cardTable([[{ dial: "1FG", pose: at(400, 300), ...ship }, ...done(friends)], done(enemies)], { phase: "activation" });
};
const acting: typeof flown = (...given) => flown(...given).until("action");
/** After the maneuver, one ship is at Range 2, one at Range 3, and one out of range. */
const NEAR = { ...academy, pose: at(400, 560, 180) };
const FAR = { ...academy, pose: at(400, 670, 180) };
const OUT = { ...academy, pose: at(400, 860, 180) };
const SECOND = "use at lockAcquired";

describe("Weapons Engineer", () => {
  const KEY = "A1/upgrade:weaponsengineer/0";
  const engineer = { ...rookie, upgrades: ["weaponsengineer"] };
  test("when the ship acquires a lock, it can acquire another on a different ship", () => {
    const table = acting(engineer, [], [NEAR, FAR, OUT]).say("lock").say("B1");
    expect(table.keys).toEqual(["pass", KEY]);
    table.say(KEY);
    expect(table.ship("A1").locks).toEqual(["B1", "B2"]);
    expect(table.kind).not.toBe(SECOND);
  });
  test("the second lock can be declined", () => {
    expect(acting(engineer, [], [NEAR, FAR]).say("lock").say("B1").say("pass").ship("A1").locks).toEqual(["B1"]);
  });
  test("there is no second lock without another enemy in range", () => {
    const table = acting(engineer, [], [NEAR, OUT]).say("lock").say("B1");
    expect(table.kind).not.toBe(SECOND);
    expect(table.ship("A1").locks).toEqual(["B1"]);
  });
  test("an older lock can stay beside a new one, but with two older locks, the player keeps one", () => {
    expect(
      acting({ ...engineer, locks: ["B2"] }, [], [NEAR, FAR])
        .say("lock")
        .say("B1")
        .say("pass")
        .ship("A1").locks,
    ).toEqual(["B2", "B1"]);
    const third = { ...academy, pose: at(500, 560, 180) };
    const table = acting({ ...engineer, locks: ["B2", "B3"] }, [], [NEAR, FAR, third])
      .say("lock")
      .say("B1");
    expect(table.asks).toEqual([{ kind: "lock to keep", seat: 0, keys: ["B2", "B3"] }]);
    expect(table.say("B3").say("pass").ship("A1").locks).toEqual(["B3", "B1"]);
  });
  test("the ship can have only one lock on a huge ship, so a lock on its other section replaces the old one", () => {
    const huge = { pilot: "cr90corvette", pose: at(400, 600, 90) };
    const table = acting({ ...engineer, locks: ["B1:aft"] }, [], [huge])
      .say("lock")
      .say("B1:fore");
    expect(table.kind).not.toBe(SECOND);
    expect(table.ship("A1").locks).toEqual(["B1:fore"]);
  });
  test("when the card is discarded, its player keeps one lock", () => {
    const upgrades = ["weaponsengineer", "moffjerjerrod"];
    const table = cardTable([
      [
        { ...rookie, pose: at(400, 300) },
        { ...rookie, pose: at(600, 300), engaged: true },
      ],
      [{ pilot: "patrolleader", upgrades, locks: ["A1", "A2"], shields: 0, pose: at(400, 500, 180), engaged: true }],
    ]);
    table.attackDice("crit", "blank", "blank").nextDamage(1, "Loose Stabilizer").say("primary>B1");
    table.say("B1/upgrade:moffjerjerrod/1").say("weaponsengineer@0");
    expect(table.asks).toEqual([{ kind: "lock to keep", seat: 1, keys: ["A1", "A2"] }]);
    expect(table.say("A2").ship("B1").locks).toEqual(["A2"]);
  });
});

describe("ST-321", () => {
  test("the ship can lock any enemy at any range", () => {
    const shuttle = { pilot: "omicrongrouppilot", upgrades: ["st321"] };
    expect(acting(shuttle, [], [OUT]).say("lock").ship("A1").locks).toEqual(["B1"]);
    expect(
      acting({ ...shuttle, upgrades: [] }, [], [OUT])
        .say("lock")
        .ship("A1").locks,
    ).toEqual([]);
  });
});

describe("Bodhi Rook, crew", () => {
  const friend = { ...rookie, pose: at(500, 700) };
  test("the ship can lock an enemy at Range 1-3 of any friend", () => {
    expect(
      acting({ ...rookie, upgrades: ["bodhirook"] }, [friend], [OUT])
        .say("lock")
        .ship("A1").locks,
    ).toEqual(["B1"]);
  });
  test("other ships can't do this, and no ship can lock an enemy beyond Range 3", () => {
    expect(
      acting(rookie, [{ ...friend, upgrades: ["bodhirook"] }], [OUT])
        .say("lock")
        .ship("A1").locks,
    ).toEqual([]);
    expect(
      acting({ ...rookie, upgrades: ["bodhirook"] }, [{ ...friend, pose: at(500, 460) }], [OUT])
        .say("lock")
        .ship("A1").locks,
    ).toEqual([]);
  });
});

describe("R5-K6", () => {
  const k6 = (face: "evade" | "blank", more: Partial<TestShip> = {}) =>
    duel({ ...rookie, upgrades: ["r5k6"], locks: ["B1"], ...more }, academy)
      .attackDice(...BLANKS)
      .say("primary>B1")
      .attackDice("hit")
      .say("lock")
      .defenseDice(face)
      .say("blank");
  test("on an evade, the ship acquires the lock again, but can't spend it in this attack", () => {
    const table = k6("evade");
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect(table.kind === "modify attack dice" ? table.keys : []).not.toContain("lock");
  });
  test("on any other result, it acquires no lock", () => {
    expect(k6("blank").ship("A1").locks).toEqual([]);
  });
  test("it also works for a lock spent on a weapon, and its limit ends with the round", () => {
    const table = duel({ ...rookie, upgrades: ["r5k6", "protontorpedoes"], locks: ["B1"] }, academy);
    table
      .defenseDice("evade")
      .attackDice(...BLANKS, "blank")
      .defenseDice("blank", "blank", "blank")
      .say("protontorpedoes@1>B1");
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect(table.keys).not.toContain("lock");
    table.untilPhase("planning");
    expect(table.game.state.effects).toEqual([]);
  });
  test("spending a focus token triggers no roll", () => {
    const table = duel({ ...rookie, upgrades: ["r5k6"], tokens: { focus: 1 } }, academy).attackDice("focus", "blank", "blank");
    table.say("primary>B1").say("focus");
    expect(table.notes("rolled").map(({ faces }) => faces.length)).toEqual([3, 3]);
  });
});

describe("R7-T1", () => {
  const KEY = "upgrade:r7t1";
  const t1 = (enemy: TestShip) => acting({ ...rookie, upgrades: ["r7t1"] }, [], [enemy]);
  test("in the firing arc of an enemy at Range 1-2, the ship can acquire a lock and then boost", () => {
    const table = t1(NEAR).say(KEY);
    expect(table.asks).toEqual([{ kind: "choose one", seat: 0, keys: ["no lock", "lock"] }]);
    table.say("lock");
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect([table.kind, table.keys]).toEqual(["free action", ["skip", "boost"]]);
    expect(table.say("skip").ship("A1").actions).toEqual([KEY]);
  });
  test("outside the arc, the ship can only boost", () => {
    const table = t1({ ...NEAR, pose: at(400, 560, 0) }).say(KEY);
    expect(table.kind).toBe("free action");
    expect(table.say("boost").until("boost").say("straight").ship("A1").pose?.y).toBeGreaterThan(at(0, 450).y);
  });
  test("there is no such action without an enemy at Range 1-2", () => {
    expect(t1(FAR).keys).not.toContain(KEY);
  });
});

describe("Systems Officer", () => {
  const officer = (friend: TestShip, dial = "1FG", enemies = [NEAR, FAR]) =>
    flown({ pilot: "omicrongrouppilot", upgrades: ["systemsofficer"], dial }, [friend], enemies);
  const beside = { ...academy, pose: at(500, 380) };
  test("after a green maneuver, another friend at Range 1 can acquire a lock", () => {
    const table = officer(beside);
    expect(table.asks).toEqual([{ kind: "lock", seat: 0, keys: ["none", "B1", "B2"] }]);
    expect(table.say("B2").ship("A2").locks).toEqual(["B2"]);
  });
  test("it doesn't work after another maneuver or at Range 2", () => {
    expect(officer({ ...beside, pose: at(500, 500) }, "3FW", [FAR]).kind).toBe("action");
    expect(officer({ ...beside, pose: at(600, 380) }).kind).toBe("action");
  });
});

describe("Long-Range Scanners", () => {
  const scanners = { ...rookie, upgrades: ["longrangescanners"] };
  test("the ship can acquire locks at Range 3 and beyond", () => {
    expect(acting(scanners, [], [OUT]).say("lock").ship("A1").locks).toEqual(["B1"]);
    expect(acting(scanners, [], [FAR]).say("lock").ship("A1").locks).toEqual(["B1"]);
  });
  test("the ship can't acquire locks at Range 1-2, not even through another card", () => {
    expect(acting(scanners, [], [NEAR]).say("lock").ship("A1").locks).toEqual([]);
    const table = shoot(duel({ ...rookie, upgrades: ["longrangescanners", "firecontrolsystem"] }, academy), BLANKS, BLANKS);
    expect(table.kind).not.toBe("use at afterAttack");
  });
  test("each section of a huge ship is measured separately", () => {
    const huge = { pilot: "cr90corvette", pose: at(400, 650, 0) };
    const table = acting({ ...scanners, upgrades: ["longrangescanners", "weaponsengineer"] }, [], [huge]).say("lock");
    expect(table.keys).toEqual(["B1:aft", "B1:fore"]);
    expect(table.say("B1:aft").notes("out of range")).toMatchObject([{ target: "B1", section: "aft" }]);
    expect(table.say("B1:fore").ship("A1").locks).toEqual(["B1:fore"]);
  });
});

describe("R4 Agromech", () => {
  test("after spending a focus token in an attack, the ship can lock the defender", () => {
    const table = duel({ ...rookie, upgrades: ["r4agromech"], tokens: { focus: 1 } }, academy)
      .attackDice("focus", "blank", "blank")
      .say("primary>B1")
      .say("focus");
    expect(table.keys).toEqual(["pass", "A1/upgrade:r4agromech/0"]);
    expect(table.say("A1/upgrade:r4agromech/0").ship("A1").locks).toEqual(["B1"]);
  });
  test("it doesn't work when defending", () => {
    const table = duel(academy, { ...rookie, upgrades: ["r4agromech"], tokens: { focus: 1 }, engaged: true })
      .attackDice("hit", "hit")
      .defenseDice("focus", "blank")
      .say("primary>B1")
      .say("focus");
    expect(table.kind).not.toBe("use at tokenSpent");
  });
});

describe("R5-TK", () => {
  const tk = { ...rookie, upgrades: ["r5tk"] };
  const friend = { ...rookie, pose: at(400, 490), engaged: true };
  test("the ship can lock and attack friends", () => {
    expect(
      acting(tk, [{ ...rookie, pose: at(500, 380) }], [NEAR])
        .say("lock")
        .say("A2")
        .ship("A1").locks,
    ).toEqual(["A2"]);
    const table = cardTable([[{ ...tk, pose: at(400, 300) }, friend], [{ ...academy, pose: at(100, 800) }]]);
    expect(table.keys).toEqual(["none", "primary>A2"]);
  });
  test("the ship can also attack teammates' ships, but not itself, and only with this card", () => {
    const table = (upgrades: readonly string[]) =>
      cardTable([[{ ...rookie, upgrades, pose: at(400, 300) }], [{ ...academy, pose: at(100, 800) }], [friend]], { teams: [0, 1, 0] });
    expect(table(["r5tk"]).keys).toEqual(["none", "primary>C1"]);
    expect(table([]).keys).not.toContain("primary>C1");
  });
});

describe("XX-23 S-Thread Tracers", () => {
  const tracers = (tokens: TestShip["tokens"] = { focus: 1 }) =>
    cardTable([
      [
        { ...rookie, upgrades: ["xx23sthreadtracers"], pose: at(400, 300), ...(tokens && { tokens }) },
        { ...rookie, pose: at(500, 300), engaged: true },
        { ...rookie, pose: at(680, 300), engaged: true },
      ],
      [{ ...academy, pose: at(400, 490, 180) }],
    ]);
  const fired = (hit: "hit" | "blank") => shoot(tracers(), [hit, hit, "blank"], BLANKS, "xx23sthreadtracers@0");
  test("the attack needs a focus token but doesn't spend it, and the card is discarded", () => {
    expect(tracers({}).keys).not.toContain("xx23sthreadtracers@0>B1");
    const table = fired("blank");
    expect([table.ship("A1").tokens.focus, table.ship("A1").upgrades[0]?.faceup]).toEqual([1, false]);
    expect(table.ship("A1").locks).toEqual([]);
  });
  test("if it hits, friends at Range 1-2, including this ship, can lock the defender, which suffers no damage", () => {
    const table = fired("hit");
    expect(table.asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["A1", "A2"] }]);
    table.say("A2").say("lock").say("no lock");
    expect([table.ship("A1").locks, table.ship("A2").locks, table.ship("A3").locks]).toEqual([[], ["B1"], []]);
    expect(table.ship("B1").damage).toEqual([]);
  });
});
