/** Rulings on cards that acquire, draw, pass on and remove locks. */
import type { TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const rookie = { pilot: "rookiepilot" };

const acting = (ship: Omit<TestShip, "pose">, enemies: readonly TestShip[]): Table =>
  cardTable([[{ dial: "1FG", pose: at(400, 300), ...ship }], enemies.map((enemy) => ({ activated: true, ...enemy }))], {
    phase: "activation",
  }).until("action");
const NEAR = { ...academy, pose: at(400, 560, 180) };
const OUT = { ...academy, pose: at(400, 860, 180) };

describe("Captain Kagi", () => {
  const kagi = { pilot: "captainkagi", engaged: true, pose: at(600, 490, 180) };
  const afterShot = (upgrades: readonly string[], locks: readonly TargetId[] = []): Table =>
    cardTable([[{ ...rookie, upgrades, locks, pose: at(400, 300) }], [{ ...academy, pose: at(400, 490, 180) }, kagi]])
      .attackDice("blank", "blank", "blank")
      .say("primary>B1")
      .until("use at afterAttack")
      .say("A1/upgrade:firecontrolsystem/0");

  test("ruling 159.1 Captain Kagi: Fire-Control System locks the defender, even if he is in range", () => {
    expect(afterShot(["firecontrolsystem"]).ship("A1").locks).toEqual(["B1"]);
  });
  test("ruling 159.2 Captain Kagi: he draws the second lock of Weapons Engineer", () => {
    const table = cardTable([
      [{ ...rookie, upgrades: ["firecontrolsystem", "weaponsengineer"], pose: at(400, 300) }],
      [{ ...academy, pose: at(400, 490, 180) }, kagi, { ...academy, pose: at(300, 490, 180) }],
    ])
      .attackDice("blank", "blank", "blank")
      .say("primary>B1")
      .until("use at afterAttack")
      .say("A1/upgrade:firecontrolsystem/0")
      .say("A1/upgrade:weaponsengineer/1");
    expect(table.ship("A1").locks).toEqual(["B1", "B2"]);
  });
  test("ruling 159.3 Captain Kagi: a ship that has locked him can't lock another while he is in range", () => {
    const table = acting({ ...rookie, locks: ["B2"] }, [NEAR, { ...kagi, pose: at(500, 560, 180) }]).say("lock");
    expect(table.ship("A1").locks).toEqual(["B2"]);
    expect(table.notes("lock")).toMatchObject([{ target: "B2" }]);
  });
  test("ruling 159.4 Captain Kagi: a ship that tries to lock a ship out of range must lock him, and can't choose another action", () => {
    const table = acting(rookie, [OUT, { ...kagi, pose: at(500, 560, 180) }]).say("lock");
    expect(table.ship("A1").locks).toEqual(["B2"]);
    expect(table.ship("A1").actions).toEqual(["lock"]);
  });
});

test("ruling 163.1 Colonel Jendon: he can give his lock to a ship without the lock icon", () => {
  const table = cardTable([
    [
      { pilot: "coloneljendon", pose: at(400, 300), locks: ["B1"] },
      { ...academy, pose: at(480, 300) },
    ],
    [{ ...rookie, pose: at(400, 850, 180) }],
  ]).say("A1/pilot:coloneljendon");
  expect(table.ship("A2").locks).toEqual(["B1"]);
});

test("ruling 177.1 “Hobbie” Klivian: each lock that he acquires or spends can remove a stress token", () => {
  const table = duel({ pilot: "hobbieklivian", upgrades: ["firecontrolsystem"], locks: ["B1"], tokens: { stress: 2 } }, academy);
  table.attackDice("blank", "blank", "blank").say("primary>B1");
  table.attackDice("blank", "blank", "blank").say("lock").say("blank blank blank").say("A1/pilot:hobbieklivian");
  expect(table.ship("A1").tokens.stress).toBe(1);
  table.until("use at afterAttack").say("A1/upgrade:firecontrolsystem/0").say("A1/pilot:hobbieklivian");
  expect(table.ship("A1").tokens.stress).toBe(0);
});

test("ruling 225.1 Fire-Control System: with Weapons Engineer, the ship locks the defender first, then a second ship", () => {
  const table = cardTable([
    [{ ...rookie, upgrades: ["firecontrolsystem", "weaponsengineer"], pose: at(400, 300) }],
    [
      { ...academy, pose: at(400, 490, 180) },
      { ...academy, pose: at(500, 490, 180) },
    ],
  ])
    .attackDice("blank", "blank", "blank")
    .say("primary>B1")
    .until("use at afterAttack")
    .say("A1/upgrade:firecontrolsystem/0");
  expect(table.ship("A1").locks).toEqual(["B1"]);
  expect(table.say("A1/upgrade:weaponsengineer/1").ship("A1").locks).toEqual(["B1", "B2"]);
});

describe("M9-G8", () => {
  /** An enemy flies into the arc of a ship with Snap Shot. That ship cannot modify the dice of a Snap Shot attack. */
  const snapShot = (locks: readonly TargetId[]): Table =>
    cardTable(
      [
        [
          { ...rookie, upgrades: ["snapshot"], tokens: { focus: 1 }, activated: true, pose: at(400, 300) },
          { ...rookie, upgrades: ["m9g8"], locks, activated: true, pose: at(800, 300) },
        ],
        [{ ...rookie, dial: "1FG", pose: at(400, 480, 180) }],
      ],
      { phase: "activation" },
    )
      .attackDice("blank", "blank")
      .until("use at maneuverExecuted")
      .say("A1/upgrade:snapshot/0")
      .say("snapshot@0>B1");

  test("ruling 239.1 and 239.2 M9-G8: its ship rerolls the die, even for Snap Shot, whose attacker can't modify dice", () => {
    const table = snapShot(["A1"]);
    expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", "A2/upgrade:m9g8/0#1"] }]);
    table.attackDice("hit").defenseDice("blank", "blank").say("A2/upgrade:m9g8/0#1");
    expect(table.notes("hit")).toMatchObject([{ target: "B1", results: 1 }]);
    expect(snapShot([]).notes("missed")).toHaveLength(1);
  });
});

describe("M9-G8 rerolls the die, not the attacker", () => {
  /** A friend of the defender or of the attacker has locked the attacker. */
  const locked = (defender: string, by: "friend" | "enemy", more: readonly TestShip[] = []): Table => {
    const watcher: TestShip = { ...rookie, upgrades: ["m9g8"], locks: ["A1"], engaged: true, pose: at(800, 300) };
    const theirs: readonly TestShip[] = [{ pilot: defender, pose: at(400, 490, 180), engaged: true }, ...more];
    const attacker: TestShip = { ...rookie, locks: ["B1"], pose: at(400, 300) };
    return cardTable(by === "enemy" ? [[attacker], [...theirs, watcher]] : [[attacker, watcher], theirs])
      .attackDice("hit", "hit", "blank")
      .say("primary>B1");
  };

  test("ruling 239.1 M9-G8: “Dark Curse” stops attackers from rerolling, but not M9-G8", () => {
    const enemy = locked("darkcurse", "enemy");
    expect(enemy.asks).toEqual([{ kind: "modify attack dice", seat: 1, keys: ["done", "B2/upgrade:m9g8/0"] }]);
    enemy.attackDice("blank").say("B2/upgrade:m9g8/0").say("hit");
    expect(enemy.notes("dice").at(-1)?.faces).toEqual(["blank", "hit", "blank"]);
    const friend = locked("darkcurse", "friend");
    expect(friend.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", "A2/upgrade:m9g8/0#1"] }]);
  });

  test("ruling 239.1 M9-G8: Magva Yarro still lets the attacker reroll one die besides the one that M9-G8 rerolls", () => {
    const magva: TestShip = { pilot: "magvayarro", pose: at(460, 520, 180), engaged: true };
    const table = locked("rookiepilot", "friend", [magva]).attackDice("blank").say("A2/upgrade:m9g8/0#1").say("hit");
    expect(table.say("lock").keys).toEqual(["none", "blank", "hit"]);
  });

  test("Elusiveness: the defender, not the attacker, rerolls the die", () => {
    const table = duel({ ...rookie, locks: ["B1"] }, { pilot: "darkcurse", upgrades: ["elusiveness"], engaged: true });
    table.attackDice("hit", "hit", "blank").say("primary>B1").attackDice("blank").say("B1/upgrade:elusiveness/0").say("hit");
    expect(table.notes("dice").at(-1)?.faces).toEqual(["blank", "hit", "blank"]);
    expect(table.kind).not.toBe("modify attack dice");
  });
});

describe("R4 Agromech", () => {
  const KEY = "A1/upgrade:r4agromech/0";
  const agromech = (tokens: TestShip["tokens"], ...upgrades: readonly string[]) =>
    duel({ ...rookie, upgrades: ["r4agromech", ...upgrades], ...(tokens && { tokens }) }, academy);

  test("ruling 247.1 R4 Agromech: the lock can be spent in the same attack", () => {
    const table = agromech({ focus: 1 }).attackDice("focus", "blank", "blank").say("primary>B1").say("focus").say(KEY);
    expect(table.keys).toEqual(["done", "lock"]);
    expect(table.attackDice("hit", "hit").say("lock").say("blank blank").ship("A1").locks).toEqual([]);
  });
  test("ruling 247.2 R4 Agromech: a focus token that pays for the attack doesn't trigger it", () => {
    const table = agromech({ focus: 1 }, "blasterturret").attackDice("blank", "blank", "blank").say("blasterturret@1>B1");
    expect(table.ship("A1").tokens.focus).toBe(0);
    expect(table.kind).not.toBe("use at tokenSpent");
    const deadeye = agromech({ focus: 1 }, "deadeye", "protontorpedoes").attackDice("blank", "blank", "blank", "blank");
    expect(deadeye.say("protontorpedoes@2>B1").kind).not.toBe("use at tokenSpent");
    expect(deadeye.ship("A1").tokens.focus).toBe(0);
  });
  test("ruling 247.3 R4 Agromech: only one focus token can be spent to change results in a step", () => {
    const table = agromech({ focus: 2 }).attackDice("focus", "blank", "blank").say("primary>B1").say("focus").say(KEY);
    expect(table.attackDice("focus", "focus").say("lock").say("blank blank").ship("A1").tokens.focus).toBe(1);
    expect(table.kind === "modify attack dice" ? table.keys : []).not.toContain("focus");
    expect(table.notes("spent").filter(({ token }) => token === "focus")).toHaveLength(1);
  });
});

describe("R7-T1", () => {
  const choose = () => acting({ ...rookie, upgrades: ["r7t1"] }, [NEAR]).say("upgrade:r7t1");
  test("ruling 249.1 R7-T1: the ship can acquire the lock", () => {
    expect(choose().keys).toEqual(["no lock", "lock"]);
    expect(choose().say("lock").ship("A1").locks).toEqual(["B1"]);
  });
  test("ruling 249.2 R7-T1: the ship can boost afterwards, with or without the lock", () => {
    for (const answer of ["no lock", "lock"]) expect(choose().say(answer).keys).toEqual(["skip", "boost"]);
  });
});

describe("Expert Handling", () => {
  const KEY = "upgrade:experthandling";
  const handling = (ship: Partial<TestShip> = {}, locks: readonly TargetId[] = ["A1"]): Table =>
    acting({ ...rookie, upgrades: ["experthandling"], ...ship }, [{ ...OUT, locks }]);
  const rolled = (table: Table): Table => table.say(KEY).say("barrel-roll").until("barrel roll").pass().pass();

  test("ruling 133.1 Expert Handling: the barrel roll is a free action", () => {
    expect(handling().say(KEY).asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "barrel-roll"] }]);
    expect(rolled(handling()).ship("A1").actions).toEqual([KEY, "barrel-roll"]);
  });
  test("ruling 133.2 Expert Handling: the ship gets 1 stress token if it lacks the barrel roll icon", () => {
    expect(rolled(handling()).ship("A1").tokens.stress).toBe(1);
    expect(rolled(handling({ pilot: "academypilot" })).ship("A1").tokens.stress).toBe(0);
  });
  test("ruling 133.3 Expert Handling: then 1 enemy lock can be removed", () => {
    const table = rolled(handling());
    expect(table.keys).toEqual(["none", "B1"]);
    expect(table.say("B1").ship("B1").locks).toEqual([]);
  });
  test("ruling 133.4 and 133.5 Expert Handling: it can't be used after a barrel roll in the same round, or twice", () => {
    expect(handling().keys).toContain(KEY);
    expect(handling({ actions: ["barrel-roll"] }).keys).not.toContain(KEY);
    expect(handling({ actions: [KEY] }).keys).not.toContain(KEY);
  });
  test("ruling 133.6 Expert Handling: if there is no room to roll, another action can be performed", () => {
    const walls = [
      { ...academy, pose: at(328, 380), activated: true },
      { ...academy, pose: at(472, 380), activated: true },
    ];
    const table = cardTable(
      [
        [{ ...rookie, upgrades: ["experthandling"], pose: at(400, 300), dial: "1FG" }, ...walls],
        [{ pilot: "wedgeantilles", pose: OUT.pose, locks: ["A1"], dial: "1FG" }],
      ],
      { phase: "activation" },
    ).until("action");
    expect(table.keys).toEqual(["skip", "focus", "lock"]);
  });
  test("ruling 133.6 Expert Handling: if the player skips the roll, the ship can perform another action", () => {
    const table = handling().say(KEY).say("skip");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus", "lock"] }]);
    expect([table.ship("A1").tokens.stress, table.ship("B1").locks]).toEqual([0, ["A1"]]);
  });
  test("ruling 222.2 Push the Limit: it can follow the barrel roll, and Expert Handling is finished afterwards", () => {
    const table = rolled(handling({ upgrades: ["experthandling", "pushthelimit"] }));
    expect(table.keys).toEqual(["pass", "A1/upgrade:pushthelimit/1"]);
    table.say("A1/upgrade:pushthelimit/1");
    expect([table.kind, table.ship("A1").tokens.stress]).toEqual(["free action", 0]);
    table.say("focus");
    expect([table.kind, table.ship("A1").tokens.stress]).toEqual(["whose lock goes", 2]);
  });
});
