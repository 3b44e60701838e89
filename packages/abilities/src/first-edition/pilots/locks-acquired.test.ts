/** First-edition pilots who acquire locks or pass them on. */
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";

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
const OUT = { ...academy, pose: at(400, 860, 180) };
const SECOND = "use at lockAcquired";

describe("Redline", () => {
  const redline = { pilot: "redline", dial: "1FW" };
  const locking = (set: Partial<TestShip> = {}, enemies = [NEAR, FAR]) => acting({ ...redline, ...set }, [], enemies).say("lock");

  test("it can acquire a second lock on the same ship with the first", () => {
    const table = locking().say("B1");
    expect(table.asks).toEqual([{ kind: SECOND, seat: 0, keys: ["pass", "A1/pilot:redline"] }]);
    expect(table.say("A1/pilot:redline").ship("A1").locks).toEqual(["B1", "B1"]);
    expect(table.kind).not.toBe(SECOND);
  });
  test("it can decline the second lock", () => {
    expect(locking().say("B1").say("pass").ship("A1").locks).toEqual(["B1"]);
  });
  test("a lock on another ship replaces both locks", () => {
    expect(
      locking({ locks: ["B2", "B2"] })
        .say("B1")
        .say("pass")
        .ship("A1").locks,
    ).toEqual(["B1"]);
  });
  test("it never has more than two locks on the same ship", () => {
    const table = locking({ locks: ["B1", "B1"] })
      .say("B1")
      .say("A1/pilot:redline");
    expect(table.ship("A1").locks).toEqual(["B1", "B1"]);
  });
  test("it can lock both sections of a huge ship, because they are one ship", () => {
    const huge = { pilot: "cr90corvette", pose: at(400, 600, 90) };
    const table = acting(redline, [], [huge]).say("lock").say("B1:fore").say("A1/pilot:redline");
    expect(table.say("aft").ship("A1").locks).toEqual(["B1:fore", "B1:aft"]);
  });
  test("one of two locks on the defender pays for the weapon, and the other can be spent on rerolls", () => {
    const table = duel({ ...redline, upgrades: ["protontorpedoes"], locks: ["B1", "B1"] }, academy);
    table.attackDice("blank", "blank", "blank", "blank").say("protontorpedoes@0>B1");
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect(table.keys).toContain("lock");
    table.attackDice("hit").say("lock").say("blank");
    expect(table.ship("A1").locks).toEqual([]);
    expect(table.keys).not.toContain("lock");
  });
  test("it can't spend both locks on rerolls in one step", () => {
    const table = duel({ ...redline, locks: ["B1", "B1"] }, academy)
      .attackDice("blank", "blank")
      .say("primary>B1")
      .attackDice("blank")
      .say("lock")
      .say("blank");
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect(table.kind).not.toBe("reroll");
    expect(table.kind === "modify attack dice" ? table.keys : []).not.toContain("lock");
  });
  test("it keeps only one of the two locks as an Injured Pilot", () => {
    const locked = { ...redline, locks: ["A1", "A1"] as const, shields: 0, engaged: true };
    const table = duel(rookie, locked, { deck: "core" }).attackDice("crit", "blank", "blank");
    table.defenseDice("blank").nextDamage(1, "Injured Pilot");
    expect(table.say("primary>B1").ship("B1").damage).toMatchObject([{ faceup: true }]);
    expect(table.ship("B1").locks).toEqual(["A1"]);
  });
  test("it chooses which of two locks on a huge ship's sections to keep as an Injured Pilot", () => {
    const table = cardTable(
      [
        [
          { ...rookie, pose: at(400, 300) },
          { pilot: "cr90corvette", pose: at(700, 300), engaged: true },
        ],
        [{ ...redline, locks: ["A2:fore", "A2:aft"], shields: 0, pose: at(400, 490, 180), engaged: true }],
      ],
      { deck: "core" },
    ).attackDice("crit", "blank", "blank");
    table.defenseDice("blank").nextDamage(1, "Injured Pilot").say("primary>B1");
    expect(table.asks).toEqual([{ kind: "lock to keep", seat: 1, keys: ["A2:fore", "A2:aft"] }]);
    expect(table.say("A2:aft").ship("B1").locks).toEqual(["A2:aft"]);
  });
  test("a jam token removes one of the two locks", () => {
    const table = locking({ tokens: { jam: 1 } })
      .say("B1")
      .say("A1/pilot:redline");
    expect(table.ship("A1").locks).toEqual(["B1"]);
    expect(table.ship("A1").tokens.jam).toBe(0);
  });
});

describe("Bodhi Rook", () => {
  test("a friend can lock a ship at Range 1-3 of any friend", () => {
    const table = acting(
      rookie,
      [
        { pilot: "bodhirook", pose: at(100, 100) },
        { ...rookie, pose: at(500, 700) },
      ],
      [OUT],
    ).say("lock");
    expect(table.ship("A1").locks).toEqual(["B1"]);
  });
  test("a friend can't lock a ship that is out of range of all friends", () => {
    const table = acting(rookie, [{ pilot: "bodhirook", pose: at(100, 100) }], [OUT]).say("lock");
    expect(table.notes("out of range")).toMatchObject([{ target: "B1" }]);
    expect(table.ship("A1").locks).toEqual([]);
  });
  test("his enemies gain nothing from him", () => {
    const table = acting(rookie, [{ ...rookie, pose: at(500, 700) }], [OUT, { pilot: "bodhirook", pose: at(100, 860) }])
      .say("lock")
      .say("B1");
    expect(table.ship("A1").locks).toEqual([]);
  });
});

describe("Colonel Jendon", () => {
  const jendon = (set: Partial<TestShip>, friend: Partial<TestShip> = {}) =>
    cardTable([
      [
        { pilot: "coloneljendon", pose: at(400, 300), locks: ["B1"], ...set },
        { ...academy, pose: at(480, 300), ...friend },
      ],
      [
        { ...rookie, pose: at(400, 850, 180) },
        { ...rookie, pose: at(100, 850, 180) },
      ],
    ]);

  test("he can give his lock to a friend at Range 1 without a lock, which doesn't acquire it", () => {
    const table = jendon({}, { pilot: "hobbieklivian", tokens: { stress: 1 } }).say("A1/pilot:coloneljendon");
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([[], ["B1"]]);
    expect(table.kind).not.toBe(SECOND);
  });
  test("he can keep his lock", () => {
    const table = jendon({});
    expect(table.keys).toEqual(["pass", "A1/pilot:coloneljendon"]);
    expect(table.say("pass").ship("A1").locks).toEqual(["B1"]);
  });
  test("he can't give a lock to a friend with a lock or at Range 2, or give one that he doesn't have", () => {
    expect(jendon({}, { locks: ["B2"] }).kind).not.toBe("use at startOfCombat");
    expect(jendon({}, { pose: at(600, 300) }).kind).not.toBe("use at startOfCombat");
    expect(jendon({ locks: [] }).kind).not.toBe("use at startOfCombat");
  });
  test("he chooses which of two locks to give", () => {
    const table = jendon({ upgrades: ["weaponsengineer"], locks: ["B1", "B2"] }).say("A1/pilot:coloneljendon");
    expect(table.keys).toEqual(["B1", "B2"]);
    table.say("B2");
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([["B1"], ["B2"]]);
  });
  test("a jam token on the friend removes the lock", () => {
    const table = jendon({}, { tokens: { jam: 1 } }).say("A1/pilot:coloneljendon");
    expect([table.ship("A2").locks, table.ship("A2").tokens.jam]).toEqual([[], 0]);
  });
});

describe("Commander Alozen", () => {
  test("he can lock an enemy at Range 1 when combat starts", () => {
    const table = duel({ pilot: "commanderalozen" }, rookie, { gap: 90 }).say("A1/pilot:commanderalozen");
    expect(table.ship("A1").locks).toEqual(["B1"]);
  });
  test("he can't lock an enemy at Range 2", () => {
    expect(duel({ pilot: "commanderalozen" }, rookie).kind).not.toBe("use at startOfCombat");
  });
  test("he chooses one of several enemies in range", () => {
    const table = cardTable([
      [{ pilot: "commanderalozen", pose: at(400, 300) }],
      [
        { ...rookie, pose: at(400, 400) },
        { ...rookie, pose: at(300, 300) },
        { ...rookie, pose: at(400, 560) },
      ],
    ]).say("A1/pilot:commanderalozen");
    expect(table.asks).toEqual([{ kind: "lock", seat: 0, keys: ["B1", "B2"] }]);
    expect(table.say("B2").ship("A1").locks).toEqual(["B2"]);
  });
});

describe("Dalan Oberos, Kimogila", () => {
  const dalan = { pilot: "dalanoberos-m12lkimogilafighter" };
  test("he can lock an enemy in his bullseye arc at Range 1-3", () => {
    expect(duel(dalan, rookie, { gap: 250 }).say("A1/pilot:dalanoberos-m12lkimogilafighter").ship("A1").locks).toEqual(["B1"]);
  });
  test("he can't lock an enemy beyond Range 3 or beside the arc", () => {
    expect(duel(dalan, rookie, { gap: 310 }).kind).not.toBe("use at startOfCombat");
    expect(duel(dalan, { ...rookie, pose: at(470, 450, 180) }).kind).not.toBe("use at startOfCombat");
  });
  test("on a huge ship, he locks the section in the arc", () => {
    const table = duel(dalan, { pilot: "cr90corvette", pose: at(300, 520, 90) }).say("A1/pilot:dalanoberos-m12lkimogilafighter");
    expect(table.ship("A1").locks).toEqual(["B1:fore"]);
  });
});

describe("Dutch Vander", () => {
  const dutch = (friend: Partial<TestShip>, enemies = [NEAR, FAR]) =>
    acting({ pilot: "dutchvander" }, [{ ...rookie, pose: at(500, 380), ...friend }], enemies)
      .say("lock")
      .say("B1");
  test("after he acquires a lock, another friend at Range 1-2 can acquire one", () => {
    const table = dutch({});
    expect(table.asks).toEqual([{ kind: "lock", seat: 0, keys: ["none", "B1", "B2"] }]);
    expect(table.say("B2").ship("A2").locks).toEqual(["B2"]);
  });
  test("the friend can decline", () => {
    expect(dutch({}).say("none").ship("A2").locks).toEqual([]);
  });
  test("a friend at Range 3 can't acquire a lock", () => {
    expect(dutch({ pose: at(660, 380) }).kind).not.toBe("lock");
  });
  test("a teammate is asked about their own ship", () => {
    const table = cardTable(
      [
        [{ pilot: "dutchvander", pose: at(400, 300), dial: "1FG" }],
        [{ ...NEAR, activated: true }],
        [{ ...rookie, pose: at(500, 380), activated: true }],
      ],
      { phase: "activation", teams: [0, 1, 0] },
    )
      .until("action")
      .say("lock");
    expect(table.asks).toEqual([{ kind: "lock", seat: 2, keys: ["none", "B1"] }]);
  });
  test("he chooses one of several friends, and can't choose another if that friend declines", () => {
    const friends = [
      { ...rookie, pose: at(500, 380) },
      { ...rookie, pose: at(300, 380) },
    ];
    const table = acting({ pilot: "dutchvander" }, friends, [NEAR]).say("lock");
    expect(table.asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["A2", "A3"] }]);
    expect(table.say("A3").say("B1").ship("A3").locks).toEqual(["B1"]);
    expect(table.ship("A2").locks).toEqual([]);
    const refused = acting({ pilot: "dutchvander" }, friends, [NEAR]).say("lock").say("A2").say("none");
    expect(refused.kind).not.toBe("choose ship");
    expect(refused.ship("A3").locks).toEqual([]);
  });
});

describe("Genesis Red", () => {
  const red = (own: Partial<Record<"focus" | "evade", number>>, theirs: Partial<Record<"focus" | "evade", number>>) => {
    const { tokens } = acting({ pilot: "genesisred", tokens: own }, [], [{ ...NEAR, tokens: theirs }])
      .say("lock")
      .ship("A1");
    return [tokens.focus, tokens.evade];
  };
  test("he gets as many focus and evade tokens as the locked ship has", () => {
    expect(red({}, { focus: 2, evade: 1 })).toEqual([2, 1]);
    expect(red({ focus: 1 }, { focus: 2, evade: 1 })).toEqual([2, 1]);
  });
  test("he keeps the tokens of which he has more", () => {
    expect(red({ focus: 2, evade: 1 }, { focus: 1 })).toEqual([2, 1]);
  });
});
