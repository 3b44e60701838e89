/**
 * Published rulings on what happens after an attack, and on attacks that are made twice or repeated. Each test's title gives the number of
 * the ruling's entry and of the sentence in it.
 */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });
const own = (upgrade: string, at = 0) => `A1/upgrade:${upgrade}/${at}`;
const NOTHING = ["blank", "blank", "blank"] as const;
const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 1 }));

test("ruling 203.1 Advanced Cloaking Device: a stressed ship cannot perform the cloak action", () => {
  const kind = (stress: number) =>
    shoot(duel({ pilot: "whisper", upgrades: ["advancedcloakingdevice"], tokens: { stress } }, academy), [...NOTHING, "blank"], NOTHING)
      .kind;
  expect(kind(0)).toBe("use at afterAttack");
  expect(kind(1)).not.toBe("use at afterAttack");
});

test("ruling 125.1 Airen Cracken: if the action fails, another action or another ship can be chosen", () => {
  const friends = [at(460, 300), at(340, 300)].map((pose) => ({ pilot: "rookiepilot", pose, engaged: true }));
  const attacked = () =>
    shoot(
      cardTable([
        [{ pilot: "airencracken", pose: at(400, 300) }, ...friends],
        [
          { ...academy, pose: at(400, 490, 180) },
          { ...academy, pose: at(850, 850) },
        ],
      ]),
      ["blank", "blank"],
      NOTHING,
    )
      .say("A1/pilot:airencracken")
      .say("A2")
      .say("lock")
      .say("B2")
      .say("other action");
  const other = attacked();
  expect([other.kind, other.keys]).toEqual(["free action", ["skip", "focus"]]);
  const table = other.say("skip");
  expect(table.asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["none", "A3"] }]);
  expect(table.say("A3").say("focus").ship("A3").tokens.focus).toBe(1);
});

describe("Bossk (crew)", () => {
  const missed = (stress: number, weapon = "primary", upgrades = ["bossk"]) =>
    shoot(duel({ pilot: "trandoshanslaver", upgrades, tokens: { stress } }, academy), NOTHING, NOTHING, weapon).ship("A1");

  test("ruling 212.1 Bossk (crew): he works after every attack that doesn't hit, and after no other", () => {
    expect(missed(0).tokens.focus).toBe(1);
    const hit = shoot(duel({ pilot: "trandoshanslaver", upgrades: ["bossk"] }, academy), ["hit", "hit", "hit"], NOTHING);
    expect(hit.ship("A1")).toMatchObject({ tokens: { focus: 0, stress: 0 }, locks: [] });
    const again = shoot(duel({ pilot: "trandoshanslaver", upgrades: ["bossk", "gunner"] }, academy), NOTHING, NOTHING).say(
      own("gunner", 1),
    );
    shoot(again, NOTHING, NOTHING);
    expect(again.ship("A1").tokens).toMatchObject({ focus: 2, stress: 1 });
  });

  test("ruling 212.2 Bossk (crew): an unstressed ship receives a stress token", () => {
    expect(missed(0).tokens.stress).toBe(1);
  });

  test("ruling 212.3 Bossk (crew): a stressed ship receives none", () => {
    expect(missed(1).tokens.stress).toBe(1);
    expect(missed(2).tokens.stress).toBe(2);
  });

  test("ruling 212.4 Bossk (crew): the ship gets the focus token and the lock either way", () => {
    for (const stress of [0, 1]) expect(missed(stress)).toMatchObject({ tokens: { focus: 1 }, locks: ["B1"] });
  });
});

describe("Darth Vader (crew)", () => {
  const KEY = own("darthvader");
  const shuttle = { pilot: "omicrongrouppilot", upgrades: ["darthvader", "gunner"] };
  const sturdy = { pilot: "outerrimsmuggler" };

  test("ruling 218.1 Darth Vader (crew): he can be used only with at least 1 hull left", () => {
    const asked = (damage: number) =>
      shoot(
        duel({ pilot: "omicrongrouppilot", upgrades: ["darthvader"], shields: 0, damage: facedown(damage), doomed: damage === 5 }, sturdy),
        NOTHING,
        ["blank"],
      ).kind;
    expect(asked(4)).toBe("use at afterAttack");
    expect(asked(5)).not.toBe("use at afterAttack");
  });

  test("ruling 218.2 Darth Vader (crew): he works after the first attack and after Gunner's attack", () => {
    const table = shoot(duel(shuttle, sturdy), NOTHING, ["blank"]).say(KEY).say(own("gunner", 1));
    shoot(table, NOTHING, ["blank"]).say(KEY);
    expect([table.ship("A1").shields, table.ship("B1").shields]).toEqual([1, 2]);
  });

  test("ruling 218.3 Darth Vader (crew): if he destroys his ship, it still makes its second attack", () => {
    const table = shoot(duel({ ...shuttle, shields: 0, damage: facedown(3) }, sturdy), NOTHING, ["blank"]).say(KEY);
    expect(table.ship("A1")).toMatchObject({ status: "inPlay", doomed: true });
    table.attackDice("hit", "blank", "blank").defenseDice("blank").say(own("gunner", 1)).say("primary>B1");
    expect(table.notes("attacks")).toHaveLength(2);
    expect(table.ship("A1").status).toBe("destroyed");
  });

  test("ruling 218.4 Darth Vader (crew): he can be used for the first attack only before the second", () => {
    const table = shoot(duel(shuttle, sturdy), NOTHING, ["blank"]);
    expect(table.keys).toEqual(["pass", KEY]);
    expect(table.say("pass").keys).toEqual(["pass", own("gunner", 1)]);
    shoot(table.say(own("gunner", 1)), NOTHING, ["blank"]).say(KEY);
    expect(table.notes("attacks")).toHaveLength(2);
    expect(table.keys).not.toContain(KEY);
  });

  test("ruling 218.5 Darth Vader (crew): he works once after both attacks of a weapon that attacks twice", () => {
    const table = duel({ pilot: "outerrimsmuggler", upgrades: ["darthvader", "clustermissiles"], locks: ["B1"] }, sturdy, { gap: 150 });
    shoot(table, NOTHING, ["blank"], "clustermissiles@1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.notes("missed").length + table.notes("hit").length).toBe(2);
    expect(table.keys).toEqual(["pass", KEY]);
    expect(table.say(KEY).keys).not.toContain(KEY);
  });
});

test("ruling 170.2 Dengar: attacks granted by cards, as by Gunner, come after both sides' other effects", () => {
  const table = duel({ pilot: "rookiepilot", upgrades: ["gunner", "firecontrolsystem"] }, { pilot: "laetinashera", engaged: true });
  shoot(table, NOTHING, NOTHING);
  expect(table.asks).toMatchObject([{ seat: 0, keys: ["pass", own("firecontrolsystem", 1)] }]);
  expect(table.say("pass").asks).toMatchObject([{ seat: 1, keys: ["pass", "B1/pilot:laetinashera"] }]);
  expect(table.say("pass").asks).toMatchObject([{ seat: 0, keys: ["pass", own("gunner")] }]);
});

test("ruling 177.2 Hobbie Klivian: a lock can be acquired without the action", () => {
  const table = shoot(duel(rookie("firecontrolsystem"), academy), NOTHING, NOTHING).say(own("firecontrolsystem"));
  expect(table.ship("A1")).toMatchObject({ locks: ["B1"], actions: [] });
});

describe("Fire-Control System", () => {
  test("ruling 225.2 Fire-Control System: the lock is acquired only after the second of two attacks", () => {
    const table = duel(
      { pilot: "bountyhunter", upgrades: ["firecontrolsystem", "clustermissiles"], locks: ["B1"] },
      { pilot: "outerrimsmuggler" },
    );
    shoot(table, NOTHING, ["blank"], "clustermissiles@1");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.notes("missed").length + table.notes("hit").length).toBe(2);
    expect(table.say(own("firecontrolsystem")).ship("A1").locks).toEqual(["B1"]);
    expect(table.notes("lock")).toHaveLength(1);
  });
});

test("ruling 226.1 Flechette Torpedoes: the hull value counts, including a Hull Upgrade, not the remaining hull", () => {
  const stress = (defender: Parameters<typeof duel>[1]) =>
    shoot(
      duel({ pilot: "wedgeantilles", upgrades: ["flechettetorpedoes"], locks: ["B1"] }, defender),
      NOTHING,
      NOTHING,
      "flechettetorpedoes@0",
    ).ship("B1").tokens.stress;
  expect(stress(academy)).toBe(1);
  expect(stress({ pilot: "blacksunace" })).toBe(1);
  expect(stress({ pilot: "blacksunace", upgrades: ["hullupgrade"] })).toBe(0);
  expect(stress({ pilot: "outerrimsmuggler", shields: 0, damage: facedown(3) })).toBe(0);
});

describe("Gunner", () => {
  const KEY = own("gunner");
  const others = [
    { ...academy, pose: at(400, 490, 180) },
    { ...academy, pose: at(460, 490, 180) },
  ];
  const gunner = { ...rookie("gunner"), pose: at(400, 300), tokens: { focus: 2 } };

  test("ruling 135.1 Gunner: a primary attack is possible after one that doesn't hit", () => {
    expect(shoot(duel(rookie("gunner"), academy), NOTHING, NOTHING).keys).toEqual(["pass", KEY]);
    expect(shoot(duel(rookie("gunner"), academy), ["hit", "blank", "blank"], NOTHING).keys).not.toContain(KEY);
  });

  test("ruling 135.2 Gunner: this is a separate attack, which can have another target", () => {
    const table = shoot(cardTable([[gunner], others]), NOTHING, NOTHING).say(KEY);
    expect(table.keys).toEqual(["none", "primary>B1", "primary>B2"]);
  });

  test("ruling 135.2 Gunner: dice are modified separately in each attack", () => {
    const table = cardTable([[gunner], others])
      .attackDice("focus", "blank", "blank")
      .say("primary>B1");
    table.defenseDice("evade", "evade", "evade").say("focus").say(KEY);
    expect(table.ship("A1").tokens.focus).toBe(1);
    table.attackDice("focus", "blank", "blank").say("primary>B2");
    expect([table.keys, table.notes("spent").length]).toEqual([["done", "focus"], 1]);
  });

  test("ruling 135.3 Gunner: both attacks of a weapon that attacks twice must miss", () => {
    const twice = (...first: readonly ("hit" | "blank")[]) => {
      const table = duel({ ...rookie("gunner", "clustermissiles"), locks: ["B1"] }, { pilot: "outerrimsmuggler" });
      table
        .attackDice(...first, "blank", "blank")
        .defenseDice("blank")
        .attackDice("blank", "blank", "blank")
        .defenseDice("blank");
      table.say("clustermissiles@1>B1");
      return table.keys;
    };
    expect(twice("blank")).toContain(KEY);
    expect(twice("hit")).not.toContain(KEY);
  });
});

test("ruling 164.1 Colonel Vessery: after spending his lock on a missile, he can get another lock and spend that too", () => {
  const table = cardTable([
    [
      { pilot: "colonelvessery", upgrades: ["concussionmissiles"], locks: ["B1"], pose: at(400, 300) },
      { ...academy, locks: ["B1"], pose: at(600, 100), engaged: true },
    ],
    [{ pilot: "rookiepilot", pose: at(400, 540, 180) }],
  ]);
  table.attackDice("blank", "hit", "hit", "hit").say("concussionmissiles@0>B1");
  expect(table.ship("A1").locks).toEqual([]);
  table.say("A1/pilot:colonelvessery");
  expect(table.ship("A1").locks).toEqual(["B1"]);
  expect(table.attackDice("crit").say("lock").keys).toContain("blank");
});
