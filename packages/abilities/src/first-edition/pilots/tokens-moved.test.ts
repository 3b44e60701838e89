/** Pilots who hand tokens on, take them over, or answer to them. */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, flying, shoot } from "../../card-table.testing.ts";

type SomeShip = Parameters<typeof duel>[0];

const MISS = [
  ["blank", "blank", "blank"],
  ["blank", "blank", "blank"],
] as const;
/** Two ships in a corner that attack last, so that the round goes on. */
const [last, lastEnemy] = [
  { pilot: "academypilot", pose: at(60, 60) },
  { pilot: "academypilot", pose: at(60, 200, 180) },
];
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };

/** A pilot with friends near by, an enemy out of reach. */
const among = (pilot: SomeShip, friends: readonly SomeShip[], foe: Partial<SomeShip> = {}) =>
  cardTable([
    [{ pose: at(400, 300), ...pilot }, ...friends.map((friend, place) => ({ pose: at(460 + 60 * place, 300), ...friend })), last],
    [{ ...far, ...foe }, lastEnemy],
  ]);

describe("Garven Dreis", () => {
  const garven = { pilot: "garvendreis", tokens: { focus: 1 } };
  const attacking = (friend: SomeShip) => {
    const table = cardTable([
      [{ ...garven, pose: at(400, 300) }, { pose: at(460, 300), engaged: true, ...friend }, last],
      [{ pilot: "academypilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
    ]);
    return table.attackDice("focus", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("focus");
  };

  test("a focus token he has spent goes to another friend at Range 1-2", () => {
    const table = attacking({ pilot: "rookiepilot" }).say("A1/pilot:garvendreis");
    expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([0, 1]);
    expect(table.notes("hit")).toHaveLength(1);
  });

  test("he may keep it to himself that he has spent it, and then it is gone", () => {
    const table = attacking({ pilot: "rookiepilot" });
    expect(table.asks).toEqual([{ kind: "use at tokenSpent", seat: 0, keys: ["pass", "A1/pilot:garvendreis"] }]);
    expect(table.pass().ship("A2").tokens.focus).toBe(0);
  });

  test("not to a friend at Range 3, nor to a huge one, nor to himself", () => {
    expect(attacking({ pilot: "rookiepilot", pose: at(400, 40) }).kind).not.toBe("use at tokenSpent");
    expect(attacking({ pilot: "gr75mediumtransport", pose: at(550, 300) }).kind).not.toBe("use at tokenSpent");
  });

  test("not when the token was taken from him, nor when a friend spends one", () => {
    const table = among({ pilot: "garvendreis" }, [{ pilot: "rookiepilot", pose: at(400, 240), tokens: { focus: 1 } }], {
      pilot: "academypilot",
      pose: at(400, 490, 180),
      engaged: true,
    });
    table.until("attack").say("none").until("attack");
    table.attackDice("focus", "blank", "blank").say("primary>B1").say("focus");
    expect(table.kind).not.toBe("use at tokenSpent");
  });

  test("a focus token of Esege Tuketu that he spends is one that he has spent", () => {
    const table = cardTable([
      [
        { pilot: "garvendreis", pose: at(400, 300) },
        { pilot: "esegetuketu", pose: at(460, 300), tokens: { focus: 1 }, engaged: true },
        last,
      ],
      [{ pilot: "academypilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
    ]);
    table.attackDice("focus", "blank", "blank").say("primary>B1").say("A2/pilot:esegetuketu");
    expect(table.say("A1/pilot:garvendreis").ship("A2").tokens.focus).toBe(1);
  });
});

describe("Manaroo", () => {
  const tokens = { focus: 2, evade: 1, stress: 1 };
  const handing = (manaroo: Partial<SomeShip>, friend: Partial<SomeShip> = {}, foe: Partial<SomeShip> = {}) =>
    among({ pilot: "manaroo", tokens, ...manaroo }, [{ pilot: "rookiepilot", pose: at(480, 300), ...friend }], {
      ...far,
      engaged: true,
      ...foe,
    });

  test("all focus and evade tokens and the lock go to another friend at Range 1", () => {
    const table = handing({ locks: ["B1"] }).say("A1/pilot:manaroo");
    expect(table.ship("A1")).toMatchObject({ tokens: { focus: 0, evade: 0, stress: 1 }, locks: [] });
    expect(table.ship("A2")).toMatchObject({ tokens: { focus: 2, evade: 1, stress: 0 }, locks: ["B1"] });
  });

  test("the lock takes the place of the friend's own, and nobody has acquired it", () => {
    const table = cardTable([
      [
        { pilot: "manaroo", pose: at(400, 300), locks: ["B1"] },
        { pilot: "rookiepilot", pose: at(480, 300), locks: ["B2"] },
      ],
      [far, { pilot: "academypilot", pose: at(100, 850, 180) }],
    ]).say("A1/pilot:manaroo");
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([[], ["B1"]]);
  });

  test("of two locks the friend's player says which it keeps, unless it may hold both", () => {
    const passing = (upgrades: readonly string[]) =>
      cardTable([
        [
          { pilot: "manaroo", upgrades: ["weaponsengineer"], pose: at(400, 300), locks: ["B1", "B2"] },
          { pilot: "outerrimsmuggler", upgrades, pose: at(500, 300) },
        ],
        [far, { pilot: "academypilot", pose: at(100, 850, 180) }],
      ]).say("A1/pilot:manaroo");
    const table = passing([]);
    expect(table.asks).toEqual([{ kind: "lock to keep", seat: 0, keys: ["B1", "B2"] }]);
    table.say("B1");
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([[], ["B1"]]);
    expect(passing(["weaponsengineer"]).ship("A2").locks).toEqual(["B1", "B2"]);
  });

  test("a lock that an enemy has on her turns to the friend", () => {
    const table = handing({ tokens: {} }, {}, { locks: ["A1"] }).say("A1/pilot:manaroo");
    expect(table.ship("B1").locks).toEqual(["A2"]);
  });

  test("on a huge friend the enemy chooses the section; it gets neither focus nor evade", () => {
    const table = handing({ locks: ["B1"] }, { pilot: "gr75mediumtransport", pose: at(500, 300) }, { locks: ["A1"] }).say(
      "A1/pilot:manaroo",
    );
    expect(table.asks).toMatchObject([{ kind: "lock section", seat: 1 }]);
    table.say("aft");
    expect(table.ship("B1").locks).toEqual(["A2:aft"]);
    expect(table.ship("A2")).toMatchObject({ tokens: { focus: 0, evade: 0 }, locks: ["B1"] });
    expect(table.ship("A1").tokens).toMatchObject({ focus: 2, evade: 1 });
  });

  test("a jam token of the friend takes what comes", () => {
    const table = handing({ tokens: { focus: 1 } }, { tokens: { jam: 1 } }).say("A1/pilot:manaroo");
    expect(table.ship("A2").tokens).toMatchObject({ jam: 0, focus: 0 });
  });

  test("not at Range 2, and not with nothing to hand over", () => {
    expect(handing({ locks: ["B1"] }, { pose: at(650, 300) }).kind).not.toBe("use at startOfCombat");
    expect(handing({ tokens: { stress: 1 } }).kind).not.toBe("use at startOfCombat");
  });
});

describe.each([
  ["palobgodalhi", "Palob Godalhi", false],
  ["kaatoleeachos", "Kaa'to Leeachos", true],
])("%s", (pilot, _name, isFriend) => {
  const beside = (other: Partial<SomeShip>) => {
    const near = { pilot: "rookiepilot", pose: at(400, 480, 180), tokens: { focus: 1, evade: 1 }, engaged: true, ...other };
    const card = { pilot, pose: at(400, 300), engaged: true };
    return cardTable(
      isFriend
        ? [
            [card, near, last],
            [far, lastEnemy],
          ]
        : [
            [card, last],
            [near, far, lastEnemy],
          ],
    );
  };
  const id = isFriend ? "A2" : "B1";

  test.each(["focus", "evade"] as const)("takes over a %s token of a ship at Range 1-2", (token) => {
    const table = beside({}).say(`A1/pilot:${pilot}`).say(token);
    expect([table.ship("A1").tokens[token], table.ship(id).tokens[token]]).toEqual([1, 0]);
    expect(table.ship(id).tokens).toMatchObject({ [token === "focus" ? "evade" : "focus"]: 1 });
  });

  test("not at Range 3, and not where there is none to take", () => {
    expect(beside({ pose: at(400, 600) }).kind).not.toBe("use at startOfCombat");
    expect(beside({ tokens: { stress: 1 } }).kind).not.toBe("use at startOfCombat");
  });

  test(`not from ${isFriend ? "an enemy" : "a friend"}`, () => {
    const near = { pilot: "rookiepilot", pose: at(400, 480, 180), tokens: { focus: 1 }, engaged: true };
    const card = { pilot, pose: at(400, 300), engaged: true };
    expect(cardTable(isFriend ? [[card], [near]] : [[card, near], [far]]).kind).not.toBe("use at startOfCombat");
  });
});

describe("Chaser", () => {
  const beside = (pose: ReturnType<typeof at>) => {
    const table = cardTable([
      [{ pilot: "blacksquadronpilot", pose: at(400, 300), tokens: { focus: 1 } }, { pilot: "chaser", pose, engaged: true }, last],
      [{ pilot: "academypilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
    ]);
    return table.attackDice("focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("focus");
  };

  test("gets a focus token when another friend at Range 1 spends one", () => {
    expect(beside(at(460, 300)).ship("A2").tokens.focus).toBe(1);
  });

  test("not at Range 2", () => {
    expect(beside(at(600, 300)).ship("A2").tokens.focus).toBe(0);
  });

  test("not for a token that it spends itself", () => {
    const table = duel({ pilot: "chaser", tokens: { focus: 1 } }, { pilot: "academypilot" });
    table.attackDice("focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("focus");
    expect(table.ship("A1").tokens.focus).toBe(0);
  });
});

describe("Captain Yorr", () => {
  const flown = (yorr: Partial<SomeShip>, friend: Partial<SomeShip> = {}) =>
    cardTable(
      [
        [
          { pilot: "captainyorr", pose: at(400, 300), activated: true, ...yorr },
          { pilot: "academypilot", pose: at(520, 200), dial: "3KR", ...friend },
        ],
        [far],
      ],
      { phase: "activation" },
    );

  test("takes the stress token of a friend's red maneuver", () => {
    const table = flown({}).say("A1/pilot:captainyorr");
    expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([1, 0]);
  });

  test("may leave it to the friend", () => {
    const table = flown({});
    expect(table.keys).toEqual(["pass", "A1/pilot:captainyorr"]);
    table.pass();
    expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([0, 1]);
  });

  test("with two stress tokens still, with three no more", () => {
    expect(flown({ tokens: { stress: 2 } }).kind).toBe("use at tokenComing");
    expect(flown({ tokens: { stress: 3 } }).ship("A2").tokens.stress).toBe(1);
  });

  test("not at Range 3, and not his own", () => {
    expect(flown({ pose: at(150, 300) }).ship("A2").tokens.stress).toBe(1);
    expect(flying({ pilot: "captainyorr" }, "3BR").ship("A1").tokens.stress).toBe(1);
  });

  test("not that of an enemy", () => {
    const table = cardTable(
      [[{ pilot: "captainyorr", pose: at(400, 300), activated: true }], [{ pilot: "academypilot", pose: at(520, 200), dial: "3KR" }, far]],
      { phase: "activation" },
    );
    expect(table.ship("B1").tokens.stress).toBe(1);
  });
});

describe("Captain Yorr of two team-mates", () => {
  test("[1E-COMP-11] each takes a token once, and hands it over once", () => {
    const yorr = { pilot: "captainyorr", activated: true };
    const table = cardTable(
      [
        [{ ...yorr, pose: at(400, 300) }],
        [{ ...yorr, pose: at(500, 300) }],
        [{ pilot: "academypilot", pose: at(520, 200), dial: "3KR" }],
        [far],
      ],
      { phase: "activation", teams: [0, 0, 0, 1] },
    );
    table.say("A1/pilot:captainyorr").say("B1/pilot:captainyorr");
    expect(table.kind).not.toBe("use at tokenComing");
    expect(["A1", "B1", "C1"].map((id) => table.ship(id).tokens.stress)).toEqual([0, 1, 0]);
  });
});

describe("AP-5", () => {
  const coordinating = (friend: Partial<SomeShip>) =>
    cardTable(
      [
        [
          { pilot: "ap5", pose: at(400, 300), dial: "2FG" },
          { pilot: "rookiepilot", pose: at(480, 400), activated: true, tokens: { stress: 1 }, ...friend },
        ],
        [far],
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("coordinate");

  test("two stress tokens take one away from the chosen friend, which then acts", () => {
    const table = coordinating({}).say("A1/pilot:ap5");
    expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([2, 0]);
    expect(table.asks).toMatchObject([{ kind: "free action", seat: 0 }]);
    expect(table.say("focus").ship("A2").tokens.focus).toBe(1);
  });

  test("with two stress tokens the friend still does nothing", () => {
    const table = coordinating({ tokens: { stress: 2 } }).say("A1/pilot:ap5");
    expect([table.ship("A2").tokens.stress, table.kind]).toEqual([1, "action"]);
  });

  test("he may leave it, and is not asked where the friend has no stress", () => {
    const table = coordinating({}).pass();
    expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress, table.kind]).toEqual([0, 1, "action"]);
    expect(coordinating({ tokens: {} }).kind).toBe("free action");
  });
});

describe("Vizier", () => {
  const flown = (dial: string, vizier: Partial<SomeShip> = {}, friend: Partial<SomeShip> = {}) =>
    cardTable(
      [
        [
          { pilot: "vizier", pose: at(400, 300), activated: true, tokens: { focus: 1, evade: 1 }, ...vizier },
          { pilot: "academypilot", pose: at(470, 200), dial, ...friend },
        ],
        [far],
      ],
      { phase: "activation" },
    );

  test.each(["focus", "evade"] as const)("a friend that flew at speed 1 next to it gets its %s token", (token) => {
    const table = flown("1TW").say("A1/pilot:vizier").say(token);
    expect([table.ship("A1").tokens[token], table.ship("A2").tokens[token]]).toEqual([0, 1]);
  });

  test("not at speed 2, not at Range 2, not without a token", () => {
    expect(flown("2FG").kind).toBe("action");
    expect(flown("1TW", { pose: at(200, 300) }).kind).toBe("action");
    expect(flown("1TW", { tokens: { stress: 1 } }).kind).toBe("action");
  });

  test("not after it has overlapped a ship", () => {
    const table = flown("1YW", { pose: at(470, 270) }, { pilot: "omicrongrouppilot", pose: at(470, 180), dial: "1FG" });
    expect([table.ship("A2").touching, table.kind]).toEqual([["A1"], "action"]);
  });
});

describe("Ketsu Onyo", () => {
  const facing = (pose: ReturnType<typeof at>, quarter: "front" | "left" = "front") =>
    cardTable([
      [{ pilot: "ketsuonyo", pose: at(400, 300), quarter, engaged: true }, last],
      [{ pilot: "academypilot", pose, engaged: true }, lastEnemy],
    ]);

  test("a ship at Range 1 in both of her arcs gets a tractor beam token", () => {
    const table = facing(at(400, 420, 180)).say("A1/pilot:ketsuonyo");
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 0 }]);
    expect(table.say("stay").ship("B1").tokens.tractor).toBe(1);
  });

  test("not with the mobile arc turned away, beside her primary arc, or at Range 2", () => {
    expect(facing(at(400, 420, 180), "left").kind).not.toBe("use at startOfCombat");
    expect(facing(at(280, 300, 180), "left").kind).not.toBe("use at startOfCombat");
    expect(facing(at(400, 520, 180)).kind).not.toBe("use at startOfCombat");
  });
});

describe("Lieutenant Karsabi", () => {
  const slamming = (tokens: SomeShip["tokens"] = {}) => {
    const table = flying({ pilot: "lieutenantkarsabi", tokens: tokens ?? {} }, "2FG").until("action");
    return table.keys.includes("slam") ? table.say("slam").until("slam").pass() : table;
  };

  test("a stress token in place of the weapons disabled token", () => {
    const table = slamming().say("A1/pilot:lieutenantkarsabi");
    expect(table.ship("A1").tokens).toMatchObject({ disarm: 0, stress: 1 });
  });

  test("not while stressed", () => {
    const planning = (stress: number) =>
      cardTable([[{ pilot: "lieutenantkarsabi", upgrades: ["targetingscrambler"], pose: at(400, 300), tokens: { stress } }], [far]], {
        phase: "planning",
      }).say("A1/upgrade:targetingscrambler/0");
    expect([planning(0).kind, planning(1).kind === "use at tokenAssigned"]).toEqual(["use at tokenAssigned", false]);
    expect(planning(1).ship("A1").tokens).toMatchObject({ disarm: 1, stress: 1 });
  });

  test("or none", () => {
    expect(slamming().pass().ship("A1").tokens).toMatchObject({ disarm: 1, stress: 0 });
  });
});

describe("Red Ace", () => {
  const hitBy = (...dice: readonly ("hit" | "blank")[]) =>
    cardTable([
      [
        { pilot: "wedgeantilles", pose: at(400, 300) },
        { pilot: "wesjanson", pose: at(460, 300) },
      ],
      [{ pilot: "redace", pose: at(430, 490, 180), engaged: true }],
    ])
      .attackDice(...dice)
      .defenseDice("blank")
      .say("primary>B1");

  test("the first shield of the round that it loses gives an evade token", () => {
    const table = hitBy("hit", "hit", "blank").until("attack");
    expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { evade: 1 } });
  });

  test("another one in the same round gives none", () => {
    const table = hitBy("hit", "blank", "blank").until("attack");
    table.attackDice("hit", "hit", "blank").defenseDice("blank", "blank").say("primary>B1").until("modify defense dice").say("evade");
    while (table.kind.startsWith("modify")) table.pass();
    expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { evade: 0 } });
  });
});

describe("Dace Bonearm", () => {
  const shot = (dace: Partial<SomeShip>, weapon = "ioncannon") => {
    const table = cardTable([
      [
        { pilot: "bluesquadronpilot", upgrades: [weapon], pose: at(400, 300), locks: ["B1"] },
        { pilot: "dacebonearm", pose: at(480, 300), engaged: true, ...dace },
        last,
      ],
      [{ pilot: "patrolleader", pose: at(400, 520, 180), engaged: true }, lastEnemy],
    ]);
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say(`${weapon}@0>B1`);
    while (table.kind.startsWith("modify")) table.pass();
    return table;
  };
  const lost = (table: ReturnType<typeof shot>) => 4 - table.ship("B1").shields;

  test("a stress token, and an enemy at Range 1-3 that got ion suffers 1 damage", () => {
    const table = shot({});
    expect([lost(table), table.kind]).toEqual([1, "use at tokenAssigned"]);
    table.say("A2/pilot:dacebonearm");
    expect([lost(table), table.ship("A2").tokens.stress]).toEqual([2, 1]);
  });

  test("of two ion tokens that come at once there is one occasion", () => {
    const table = shot({}, "ionpulsemissiles").pass();
    expect([table.ship("B1").tokens.ion, table.kind]).toEqual([2, "attack"]);
  });

  test("not while stressed, and not beyond Range 3", () => {
    expect(shot({ tokens: { stress: 1 } }).kind).not.toBe("use at tokenAssigned");
    expect(shot({ pose: at(850, 100) }).kind).not.toBe("use at tokenAssigned");
  });
});

describe("Torani Kulda", () => {
  const after = (victim: Partial<SomeShip>) =>
    shoot(
      cardTable([
        [{ pilot: "toranikulda", pose: at(400, 300) }, last],
        [
          { pilot: "academypilot", pose: at(460, 460, 180), engaged: true },
          { pilot: "rookiepilot", pose: at(400, 540, 180), engaged: true, tokens: { focus: 1, evade: 2 }, ...victim },
          lastEnemy,
        ],
      ]),
      ...MISS,
    );

  test("an enemy in the bullseye arc at Range 1-3 chooses: all its focus and evade tokens", () => {
    const table = after({});
    expect(table.asks).toEqual([{ kind: "choose one", seat: 1, keys: ["remove tokens", "damage"] }]);
    expect(table.say("remove tokens").ship("B2")).toMatchObject({ shields: 2, tokens: { focus: 0, evade: 0 } });
  });

  test("or 1 damage, which without tokens is all that is left", () => {
    expect(after({}).say("damage").ship("B2")).toMatchObject({ shields: 1, tokens: { focus: 1, evade: 2 } });
    expect(after({ tokens: { stress: 1 } }).ship("B2").shields).toBe(1);
  });

  test("not beside the arc, nor beyond Range 3", () => {
    expect(after({ pose: at(500, 540, 180) }).ship("B2")).toMatchObject({ shields: 2, tokens: { focus: 1 } });
    expect(after({ pose: at(400, 680, 180) }).ship("B2")).toMatchObject({ shields: 2, tokens: { focus: 1 } });
  });

  test("[HS-AREA-03] of a huge ship the section that is in the arc suffers, of two that are the one that an opponent names", () => {
    const over = (x: number) => {
      const corvette = { pilot: "cr90corvette", pose: at(x, 470, 90), tokens: { disarm: 1 } };
      const table = cardTable([
        [{ pilot: "toranikulda", pose: at(400, 300) }, last],
        [corvette, lastEnemy],
      ]).attackDice(...MISS[0]);
      table.say(table.keys.find((key) => key.startsWith("primary>B1")) ?? "no such target");
      while (table.kind.startsWith("modify")) table.pass();
      const { shields, aftShields } = table.ship("B1");
      return [table.kind === "section struck", shields, aftShields];
    };
    expect([over(340), over(400), over(460)]).toEqual([
      [false, 4, 3],
      [true, 5, 3],
      [false, 5, 2],
    ]);
  });
});
