/** First-edition pilots who use, lend, draw or remove locks. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const rookie = { pilot: "rookiepilot" };
/** The first ship flies straight to (400, 380) and is then asked for its action. The others have already activated. */
const acting = (
  ship: Omit<TestShip, "pose">,
  friends: readonly TestShip[],
  enemies: readonly TestShip[],
  teams?: readonly number[],
): Table => {
  const done = (others: readonly TestShip[]) => others.map((other) => ({ activated: true, ...other }));
  return cardTable([[{ dial: "1FG", pose: at(400, 300), ...ship }, ...done(friends)], done(enemies)], {
    phase: "activation",
    ...(teams && { teams }),
  }).until("action");
};
/** After the maneuver, one ship is at Range 2, one at Range 3, and one out of range. */
const NEAR = { ...academy, pose: at(400, 560, 180) };
const FAR = { ...academy, pose: at(400, 670, 180) };

describe("Captain Kagi", () => {
  const kagi = { pilot: "captainkagi", pose: at(400, 600, 180) };

  test("if he is in range, an enemy's lock action must choose him, so the enemy isn't asked", () => {
    const table = acting(rookie, [], [NEAR, kagi]).say("lock");
    expect(table.ship("A1").locks).toEqual(["B2"]);
  });
  test("out of range, he draws no locks", () => {
    const table = acting(rookie, [], [NEAR, { ...kagi, pose: at(400, 850, 180) }]).say("lock");
    expect(table.keys).toEqual(["B1", "B2"]);
    expect(table.say("B1").ship("A1").locks).toEqual(["B1"]);
  });
  test("his friends can lock any ship", () => {
    const table = acting(rookie, [{ ...kagi, pose: at(500, 380) }], [NEAR, FAR]).say("lock");
    expect(table.keys).toEqual(["B1", "B2"]);
  });
  test("he also draws a lock that a card grants on any ship", () => {
    const table = cardTable(
      [
        [{ ...rookie, upgrades: ["k4securitydroid"], pose: at(400, 300), dial: "1FG" }],
        [NEAR, kagi].map((ship) => ({ ...ship, activated: true })),
      ],
      { phase: "activation" },
    ).until("use at maneuverExecuted");
    expect(table.say("A1/upgrade:k4securitydroid/0").ship("A1").locks).toEqual(["B2"]);
  });
  test("a huge ship must lock him too", () => {
    const table = acting({ pilot: "gozanticlasscruiser", dial: "1F1" }, [], [NEAR, kagi]).say("lock");
    expect(table.ship("A1").locks).toEqual(["B2"]);
  });
});

describe("Shara Bey", () => {
  const shara = { pilot: "sharabey", locks: ["B1"] as const, engaged: true };
  const beside = (friend: Partial<TestShip>, own: Partial<TestShip> = {}, teams?: readonly number[]) =>
    cardTable(
      [
        [
          { ...rookie, pose: at(400, 300), ...friend },
          { ...shara, pose: at(520, 300), ...own },
        ],
        [{ ...academy, pose: at(400, 490, 180) }],
      ],
      teams ? { teams } : {},
    );

  test("another friend at Range 1-2 can spend her lock on rerolls, and then she loses it", () => {
    const table = beside({}).attackDice("blank", "blank", "hit").say("primary>B1");
    expect(table.keys).toEqual(["done", "lock"]);
    table.attackDice("hit", "hit").say("lock").say("blank blank");
    expect(table.ship("A2").locks).toEqual([]);
    expect(table.notes("spent")).toMatchObject([{ ship: "A1", token: "lock" }]);
  });
  test("the friend can fire a weapon that needs a lock, and pays with hers", () => {
    const table = beside({ upgrades: ["protontorpedoes"] });
    expect(table.keys).toContain("protontorpedoes@0>B1");
    expect(table.say("protontorpedoes@0>B1").ship("A2").locks).toEqual([]);
  });
  test("a friend with its own lock chooses whose lock to spend", () => {
    const table = beside({ locks: ["B1"] })
      .attackDice("blank", "blank", "hit")
      .say("primary>B1")
      .say("lock");
    expect(table.asks).toEqual([{ kind: "whose lock", seat: 0, keys: ["A1", "A2"] }]);
    table.say("A2").pass();
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([["B1"], []]);
  });
  test("a card that checks for a lock counts hers", () => {
    const table = beside({ upgrades: ["advtargetingcomputer"] })
      .attackDice("blank", "blank", "hit")
      .say("primary>B1");
    expect(table.keys).toContain("A1/upgrade:advtargetingcomputer/0");
  });
  test("her lock can't be used at Range 3, against another defender, or while defending", () => {
    expect(beside({ upgrades: ["protontorpedoes"] }, { pose: at(660, 300) }).keys).not.toContain("protontorpedoes@0>B1");
    expect(beside({ upgrades: ["protontorpedoes"] }, { locks: ["B2"] }).keys).not.toContain("protontorpedoes@0>B1");
    const defending = cardTable([
      [
        { ...rookie, upgrades: ["r7astromech"], pose: at(400, 300), engaged: true },
        { ...shara, pose: at(520, 300) },
      ],
      [{ ...academy, pose: at(400, 490, 180) }],
    ]).attackDice("hit", "hit");
    expect(defending.say("primary>A1").keys).not.toContain("A1/upgrade:r7astromech/0");
  });
  test("a teammate's ship can use her lock, but an enemy's ship can't", () => {
    const three = (teams: readonly number[]) =>
      cardTable(
        [
          [{ ...rookie, upgrades: ["protontorpedoes"], pose: at(400, 300) }],
          [{ ...academy, pose: at(400, 490, 180) }],
          [{ ...shara, pose: at(520, 300) }],
        ],
        { teams },
      );
    expect(three([0, 1, 0]).keys).toContain("protontorpedoes@0>B1");
    expect(three([0, 1, 2]).keys).not.toContain("protontorpedoes@0>B1");
  });
  test("on a huge ship, her lock counts only for its section", () => {
    const table = cardTable([
      [
        { ...rookie, upgrades: ["protontorpedoes"], pose: at(400, 300) },
        { ...shara, locks: ["B1:fore"], pose: at(520, 300) },
      ],
      [{ pilot: "cr90corvette", pose: at(400, 560, 90), engaged: true }],
    ]);
    expect(table.keys.filter((key) => key.startsWith("protontorpedoes"))).toEqual(["protontorpedoes@0>B1:fore"]);
  });
});

describe("Drea Renthal", () => {
  const drea = (set: Partial<TestShip> = {}) =>
    duel({ pilot: "drearenthal", locks: ["B1"], ...set }, academy)
      .attackDice("blank", "blank")
      .say("primary>B1");
  test("after spending a lock, she can take 1 stress token to acquire another", () => {
    const table = drea().attackDice("hit", "hit").say("lock").say("blank blank");
    expect(table.keys).toEqual(["pass", "A1/pilot:drearenthal"]);
    table.say("A1/pilot:drearenthal");
    expect([table.ship("A1").locks, table.ship("A1").tokens.stress]).toEqual([["B1"], 1]);
  });
  test("she can decline", () => {
    const table = drea().attackDice("hit", "hit").say("lock").say("blank blank").say("pass");
    expect([table.ship("A1").locks, table.ship("A1").tokens.stress]).toEqual([[], 0]);
  });
  test("spending a focus token doesn't trigger her ability", () => {
    const table = drea({ tokens: { focus: 1 } }).say("focus");
    expect(table.kind).not.toBe("use at tokenSpent");
  });
});

describe("Hobbie Klivian", () => {
  const hobbie = { pilot: "hobbieklivian", tokens: { stress: 2 } };
  test("he can remove a stress token when he acquires a lock", () => {
    const table = duel({ ...hobbie, upgrades: ["firecontrolsystem"] }, academy)
      .attackDice("blank", "blank", "blank")
      .defenseDice("blank", "blank", "blank")
      .say("primary>B1")
      .until("use at afterAttack")
      .say("A1/upgrade:firecontrolsystem/0");
    expect(table.say("A1/pilot:hobbieklivian").ship("A1").tokens.stress).toBe(1);
  });
  test("he can remove a stress token when he spends a lock", () => {
    const table = duel({ ...hobbie, locks: ["B1"] }, academy)
      .attackDice("blank", "blank", "blank")
      .say("primary>B1");
    table.attackDice("hit", "hit", "hit").say("lock").say("blank blank blank");
    expect(table.say("A1/pilot:hobbieklivian").ship("A1").tokens.stress).toBe(1);
  });
  test("he can keep the stress token, and spending a focus token doesn't trigger his ability", () => {
    const table = duel({ ...hobbie, locks: ["B1"], tokens: { stress: 1, focus: 1 } }, academy).attackDice("focus", "blank", "blank");
    table.say("primary>B1").say("focus");
    expect(table.kind).toBe("modify attack dice");
    table.attackDice("hit", "hit").say("lock").say("blank blank");
    expect(table.say("pass").ship("A1").tokens.stress).toBe(1);
  });
});

describe("Lieutenant Colzet", () => {
  const facedown = { ...faceup("Console Fire"), faceup: false };
  const colzet = (set: Partial<TestShip>, enemy: Partial<TestShip>) =>
    duel({ pilot: "lieutenantcolzet", locks: ["B1"], ...set }, { pilot: "wedgeantilles", damage: [facedown], ...enemy }, { phase: "end" });
  test("he can spend a lock to turn a facedown card of the locked ship faceup", () => {
    const table = colzet({}, {}).script([0]);
    expect(table.keys).toEqual(["pass", "A1/pilot:lieutenantcolzet"]);
    table.say("A1/pilot:lieutenantcolzet");
    expect(table.ship("B1").damage).toMatchObject([{ faceup: true }]);
    expect(table.ship("A1").locks).toEqual([]);
  });
  test("he can't do this without a lock or if all cards are faceup", () => {
    expect(colzet({ locks: [] }, {}).kind).not.toBe("use at startOfEnd");
    expect(colzet({}, { damage: [faceup("Console Fire")] }).kind).not.toBe("use at startOfEnd");
  });
  test("on a huge ship, only a card of the locked section can be turned faceup", () => {
    const huge = (section: "fore" | "aft") => ({ pilot: "cr90corvette", damage: [{ card: 0, faceup: false, since: 1, section }] });
    expect(colzet({ locks: ["B1:fore"] }, huge("fore")).kind).toBe("use at startOfEnd");
    expect(colzet({ locks: ["B1:fore"] }, huge("aft")).kind).not.toBe("use at startOfEnd");
  });
});
