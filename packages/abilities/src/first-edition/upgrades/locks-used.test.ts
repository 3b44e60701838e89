/** First-edition upgrades that use, draw or remove locks. */
import { agility, type TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, attackFaces, cardTable, duel } from "../../card-table.testing.ts";

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
const OUT = { ...academy, pose: at(400, 860, 180) };

describe("Targeting Synchronizer", () => {
  const beside = (friend: Partial<TestShip>, own: Partial<TestShip> = {}) =>
    cardTable([
      [
        { ...rookie, pose: at(400, 300), ...friend },
        { ...rookie, upgrades: ["targetingsynchronizer"], locks: ["B1"], engaged: true, pose: at(520, 300), ...own },
      ],
      [{ ...academy, pose: at(400, 490, 180) }],
    ]);
  test("a friend at Range 1-2 can fire at a ship that this ship has locked, and spends this ship's lock", () => {
    const table = beside({ upgrades: ["protontorpedoes"] });
    expect(table.say("protontorpedoes@0>B1").ship("A2").locks).toEqual([]);
  });
  test("a weapon that doesn't spend a lock leaves this ship's lock", () => {
    const table = beside({ upgrades: ["homingmissiles"] })
      .attackDice(...BLANKS, "blank")
      .say("homingmissiles@0>B1");
    expect(table.notes("missed")).toHaveLength(1);
    expect(table.ship("A2").locks).toEqual(["B1"]);
  });
  test("the friend can spend its own lock instead", () => {
    const table = beside({ upgrades: ["protontorpedoes"], locks: ["B1"] }).say("protontorpedoes@0>B1");
    expect(table.asks).toEqual([{ kind: "whose lock", seat: 0, keys: ["A1", "A2"] }]);
    table.say("A1");
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([[], ["B1"]]);
  });
  test("the friend can't use the lock for rerolls", () => {
    const table = beside({})
      .attackDice(...BLANKS)
      .say("primary>B1");
    expect(table.notes("missed")).toHaveLength(1);
    expect(table.ship("A2").locks).toEqual(["B1"]);
  });
  test("it doesn't work at Range 3, against another ship, or without the card", () => {
    const fires = (own: Partial<TestShip>) => beside({ upgrades: ["protontorpedoes"] }, own).keys.includes("protontorpedoes@0>B1");
    expect(fires({})).toBe(true);
    expect(fires({ pose: at(660, 300) })).toBe(false);
    expect(fires({ locks: [] })).toBe(false);
    expect(fires({ upgrades: [] })).toBe(false);
  });
});

describe("M9-G8", () => {
  const KEY = "B1/upgrade:m9g8/0";
  const m9 = { ...rookie, upgrades: ["m9g8"], engaged: true };
  test("its player picks a die of a locked attacker, which is rerolled", () => {
    const table = duel({ ...academy, tokens: { focus: 1 } }, { ...m9, locks: ["A1"] })
      .attackDice("hit", "crit")
      .say("primary>B1");
    expect(table.asks).toMatchObject([{ kind: "modify attack dice", seat: 1, keys: ["done", KEY] }]);
    table.attackDice("blank").say(KEY);
    expect(table.asks).toMatchObject([{ kind: "reroll", seat: 1 }]);
    expect(attackFaces(table.say("crit"))).toEqual(["hit", "blank"]);
  });
  test("it doesn't work if the attacker isn't locked", () => {
    expect(duel(academy, m9).attackDice("hit", "crit").say("primary>B1").keys).not.toContain(KEY);
  });
  test("it works if a friend defends", () => {
    const table = cardTable([
      [{ pilot: "wedgeantilles", pose: at(400, 300) }],
      [
        { ...academy, pose: at(400, 490, 180) },
        { ...m9, pose: at(800, 490, 180), locks: ["A1"] },
      ],
    ])
      .attackDice("hit", "hit", "hit")
      .say("primary>B1");
    expect(table.asks).toMatchObject([{ seat: 1, keys: ["done", "B2/upgrade:m9g8/0"] }]);
  });
  test("if two enemies fight each other, only its own player is asked", () => {
    const attacked = () =>
      cardTable(
        [
          [{ ...academy, pose: at(400, 300) }],
          [{ ...academy, pose: at(400, 490, 180), engaged: true }],
          [{ ...m9, pose: at(800, 400), locks: ["A1"] }],
        ],
        { teams: [0, 1, 2] },
      )
        .attackDice("hit", "crit")
        .say("primary>B1");
    const table = attacked();
    expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 2, keys: ["done", "C1/upgrade:m9g8/0"] }]);
    table.attackDice("blank").say("C1/upgrade:m9g8/0");
    expect(table.asks).toMatchObject([{ kind: "reroll", seat: 2 }]);
    table.defenseDice(...BLANKS).say("crit");
    expect(table.ship("B1").damage).toHaveLength(1);
    expect(
      attacked()
        .defenseDice(...BLANKS)
        .say("done")
        .ship("B1").damage,
    ).toHaveLength(2);
  });
  test("its ship can lock friends, but not itself, and can help them in their attacks", () => {
    const table = acting(m9, [{ ...rookie, pose: at(500, 380) }], [NEAR]).say("lock");
    expect(table.keys).toEqual(["B1", "A2"]);
    expect(table.say("A2").ship("A1").locks).toEqual(["A2"]);
    const attack = cardTable([
      [
        { ...rookie, pose: at(400, 300), tokens: { focus: 1 } },
        { ...m9, pose: at(800, 300), locks: ["A1"] },
      ],
      [{ ...academy, pose: at(400, 490, 180) }],
    ]);
    attack.attackDice(...BLANKS).say("primary>B1");
    expect(attackFaces(attack.attackDice("hit").say("A2/upgrade:m9g8/0#1"))).toEqual(["hit", "blank", "blank"]);
  });
});

describe("Multi-spectral Camouflage", () => {
  const hidden = { ...NEAR, upgrades: ["multispectralcamouflage"] };
  const locked = (face: "evade" | "focus", friends: readonly TestShip[] = []) =>
    acting(rookie, friends, [hidden]).defenseDice(face).say("lock");
  test("an evade removes the only red token", () => {
    expect(locked("evade").ship("A1").locks).toEqual([]);
  });
  test("any other result leaves the red token", () => {
    expect(locked("focus").ship("A1").locks).toEqual(["B1"]);
  });
  test("if there is another red token, no die is rolled", () => {
    const table = acting(rookie, [{ ...rookie, pose: at(500, 380), locks: ["B1"] }], [hidden]).say("lock");
    expect(table.notes("rolled")).toEqual([]);
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([["B1"], ["B1"]]);
  });
});

describe("Multi-spectral Camouflage and red tokens that Manaroo passes on", () => {
  const handed = (...holders: readonly string[]) =>
    cardTable([
      [
        { pilot: "manaroo", pose: at(400, 300) },
        { ...rookie, upgrades: ["multispectralcamouflage"], pose: at(470, 300) },
      ],
      [0, 1].map((place) => ({
        ...academy,
        pose: at(400 + 100 * place, 800, 180),
        locks: holders.includes(`B${place + 1}`) ? ["A1"] : [],
      })),
    ])
      .defenseDice("evade")
      .say("A1/pilot:manaroo");
  test("it can remove a single red token", () => {
    const table = handed("B1");
    expect(table.notes("rolled")).toMatchObject([{ ship: "A2", faces: ["evade"] }]);
    expect(table.ship("B1").locks).toEqual([]);
  });
  test("no die is rolled for two red tokens", () => {
    const table = handed("B1", "B2");
    expect(table.notes("rolled")).toEqual([]);
    expect([table.ship("B1").locks, table.ship("B2").locks]).toEqual([["A2"], ["A2"]]);
  });
});

describe("Countermeasures", () => {
  const KEY = "A1/upgrade:countermeasures/0";
  const counter = (locks: readonly TargetId[]) =>
    duel({ pilot: "omicrongrouppilot", upgrades: ["countermeasures"] }, { ...academy, locks });
  test("it is discarded to raise agility by 1 until the round ends, and an enemy's lock can be removed", () => {
    const table = counter(["A1"]).say(KEY);
    expect(table.asks).toEqual([{ kind: "whose lock goes", seat: 0, keys: ["none", "B1"] }]);
    table.say("B1");
    expect(table.ship("B1").locks).toEqual([]);
    expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
    expect(agility(table.game, table.ship("A1"), undefined)).toBe(2);
    table.untilPhase("planning");
    expect(agility(table.game, table.ship("A1"), undefined)).toBe(1);
  });
  test("it raises agility even if no enemy has a lock", () => {
    const table = counter([]).say(KEY);
    expect(agility(table.game, table.ship("A1"), undefined)).toBe(2);
  });
  test("its player can decline", () => {
    expect(counter(["A1"]).say("pass").ship("A1").upgrades[0]?.faceup).toBe(true);
  });
});

describe("Black One", () => {
  const KEY = "A1/upgrade:blackone/0";
  const one = (friend: Partial<TestShip>, locks: readonly TargetId[]) =>
    acting({ pilot: "poedameron", upgrades: ["blackone"] }, [{ ...rookie, pose: at(500, 380), ...friend }], [{ ...OUT, locks }])
      .say("boost")
      .say("straight");
  test("after a boost, it can remove an enemy's lock from a friend at Range 1", () => {
    const table = one({ pose: at(500, 460) }, ["A2"]);
    expect(table.keys).toEqual(["pass", KEY]);
    expect(table.say(KEY).ship("B1").locks).toEqual([]);
  });
  test("it can remove an enemy's lock from its own ship", () => {
    expect(one({}, ["A1"]).say(KEY).ship("B1").locks).toEqual([]);
  });
  test("it doesn't work for a friend at Range 2 or after another action", () => {
    expect(one({ pose: at(600, 460) }, ["A2"]).kind).not.toBe("use at actionPerformed");
    const focused = acting({ pilot: "poedameron", upgrades: ["blackone"] }, [], [{ ...OUT, locks: ["A1"] }]).say("focus");
    expect(focused.kind).not.toBe("use at actionPerformed");
  });
  test("it doesn't remove a friend's lock", () => {
    const table = acting({ pilot: "poedameron", upgrades: ["blackone"] }, [{ ...rookie, pose: at(500, 460), locks: ["A1"] }], [OUT]);
    expect(table.say("boost").say("straight").kind).not.toBe("use at actionPerformed");
  });
});

describe("Expert Handling", () => {
  const KEY = "upgrade:experthandling";
  const handling = (ship: Omit<TestShip, "pose">, locks: readonly TargetId[] = ["A1"]) =>
    acting({ ...ship, upgrades: ["experthandling"] }, [], [{ ...OUT, locks }]);
  const rolled = (table: Table) => table.say(KEY).say("barrel-roll").until("barrel roll").pass().pass();
  test("the ship barrel rolls, gets 1 stress token without the icon, and can remove an enemy's lock", () => {
    const table = rolled(handling(rookie));
    expect(table.ship("A1").pose?.x).not.toBe(at(400, 0).x);
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.asks).toEqual([{ kind: "whose lock goes", seat: 0, keys: ["none", "B1"] }]);
    expect(table.say("B1").ship("B1").locks).toEqual([]);
  });
  test("with the icon, the ship gets no stress token, and its player can leave the lock", () => {
    const table = rolled(handling({ pilot: "academypilot" }));
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.say("none").ship("B1").locks).toEqual(["A1"]);
  });
});

describe("Threat Tracker", () => {
  const KEY = "A1/upgrade:threattracker/0";
  const tracker = (set: Partial<TestShip> = {}, gap = 150) =>
    duel({ pilot: "poedameron", upgrades: ["threattracker"], locks: ["B1"], engaged: true, ...set }, { pilot: "wedgeantilles" }, { gap });
  test("when a locked enemy in arc at Range 1-2 is about to attack, the lock can be spent on a boost", () => {
    const table = tracker();
    expect(table.keys).toEqual(["pass", KEY]);
    table.say(KEY);
    expect(table.ship("A1").locks).toEqual([]);
    expect(table.keys).toEqual(["skip", "boost"]);
    table.say("boost").say("left");
    expect(table.ship("A1").pose?.x).toBeLessThan(at(380, 0).x);
  });
  test("it doesn't work without a lock, at Range 3, out of arc, while stressed, or without a boost icon", () => {
    expect(tracker({ locks: [] }).kind).not.toBe("use at becameActive");
    expect(tracker({}, 220).kind).not.toBe("use at becameActive");
    expect(tracker({ pose: at(400, 300, 180) }).kind).not.toBe("use at becameActive");
    expect(tracker({ tokens: { stress: 1 } }).kind).not.toBe("use at becameActive");
    expect(tracker({ pilot: "rookiepilot" }).kind).not.toBe("use at becameActive");
  });
});

describe("Os-1 Arsenal Loadout", () => {
  const loadout = (set: Partial<TestShip>) =>
    duel({ pilot: "nusquadronpilot", upgrades: ["os1arsenalloadout", "protontorpedoes"], tokens: { disarm: 1 }, ...set }, academy);
  test("with weapons disabled, the ship can fire ordnance, but nothing else, at a ship that it has locked", () => {
    expect(loadout({ locks: ["B1"] }).keys).toEqual(["none", "protontorpedoes@1>B1"]);
    expect(loadout({ locks: ["B1"], tokens: { disarm: 2 } }).keys).toEqual(["none", "protontorpedoes@1>B1"]);
  });
  test("the ship can't fire at a ship that it hasn't locked, even with a weapon that needs no lock", () => {
    const focused = { upgrades: ["os1arsenalloadout", "xx23sthreadtracers"], tokens: { disarm: 1, focus: 1 } };
    expect(loadout(focused).asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    expect(loadout({ ...focused, locks: ["B1"] }).keys).toEqual(["none", "xx23sthreadtracers@1>B1"]);
  });
  test("it allows nothing without the card, and changes nothing without the token", () => {
    expect(loadout({ upgrades: ["protontorpedoes"], locks: ["B1"] }).asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    expect(loadout({ tokens: {}, locks: ["B1"] }).keys).toEqual(["none", "primary>B1", "protontorpedoes@1>B1"]);
  });
  test("on a huge ship, only the locked section can be attacked", () => {
    const table = duel(
      {
        pilot: "nusquadronpilot",
        upgrades: ["os1arsenalloadout", "xx23sthreadtracers"],
        tokens: { disarm: 1, focus: 1 },
        locks: ["B1:fore"],
      },
      { pilot: "cr90corvette", pose: at(400, 560, 90), engaged: true },
    );
    expect(table.keys).toEqual(["none", "xx23sthreadtracers@1>B1:fore"]);
  });
});

describe("Xg-1 Assault Configuration", () => {
  const assault = (cannon: string, tokens: TestShip["tokens"] = { disarm: 1 }) =>
    duel({ pilot: "nusquadronpilot", upgrades: ["xg1assaultconfiguration", cannon], tokens }, academy);
  test("with weapons disabled, the ship can fire cannons that cost 2 points or fewer", () => {
    expect(assault("flechettecannon").keys).toEqual(["none", "flechettecannon@1>B1"]);
  });
  test("the ship can't fire a cannon that costs more", () => {
    expect(assault("ioncannon").asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    expect(assault("ioncannon", {}).keys).toContain("ioncannon@1>B1");
  });
});
