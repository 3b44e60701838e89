/** First-edition pilots who pass tokens to other ships or take theirs. */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, flying } from "../../card-table.testing.ts";

type SomeShip = Parameters<typeof duel>[0];
/** Two ships in a corner that attack last, so that the round continues. */
const [last, lastEnemy] = [
  { pilot: "academypilot", pose: at(60, 60) },
  { pilot: "academypilot", pose: at(60, 200, 180) },
];
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
/** A pilot with friends nearby and an enemy out of range. */
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

  test("a focus token that he spends goes to another friend at Range 1-2", () => {
    const table = attacking({ pilot: "rookiepilot" }).say("A1/pilot:garvendreis");
    expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([0, 1]);
    expect(table.notes("hit")).toHaveLength(1);
  });

  test("he can keep the token from his friend, and then it is lost", () => {
    const table = attacking({ pilot: "rookiepilot" });
    expect(table.asks).toEqual([{ kind: "use at tokenSpent", seat: 0, keys: ["pass", "A1/pilot:garvendreis"] }]);
    expect(table.pass().ship("A2").tokens.focus).toBe(0);
  });

  test("he can't pass it to a friend at Range 3 or to a huge ship", () => {
    expect(attacking({ pilot: "rookiepilot", pose: at(400, 40) }).kind).not.toBe("use at tokenSpent");
    expect(attacking({ pilot: "gr75mediumtransport", pose: at(550, 300) }).kind).not.toBe("use at tokenSpent");
  });

  test("a friend's spent focus token can't be passed on", () => {
    const table = among({ pilot: "garvendreis" }, [{ pilot: "rookiepilot", pose: at(400, 240), tokens: { focus: 1 } }], {
      pilot: "academypilot",
      pose: at(400, 490, 180),
      engaged: true,
    });
    table.until("attack").say("none").until("attack");
    table.attackDice("focus", "blank", "blank").say("primary>B1").say("focus");
    expect(table.kind).not.toBe("use at tokenSpent");
  });

  test("he can pass on Esege Tuketu's focus token when he spends it", () => {
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

  test("she passes all focus and evade tokens and her lock to another friend at Range 1", () => {
    const table = handing({ locks: ["B1"] }).say("A1/pilot:manaroo");
    expect(table.ship("A1")).toMatchObject({ tokens: { focus: 0, evade: 0, stress: 1 }, locks: [] });
    expect(table.ship("A2")).toMatchObject({ tokens: { focus: 2, evade: 1, stress: 0 }, locks: ["B1"] });
  });

  test("her lock replaces the friend's lock", () => {
    const table = cardTable([
      [
        { pilot: "manaroo", pose: at(400, 300), locks: ["B1"] },
        { pilot: "rookiepilot", pose: at(480, 300), locks: ["B2"] },
      ],
      [far, { pilot: "academypilot", pose: at(100, 850, 180) }],
    ]).say("A1/pilot:manaroo");
    expect([table.ship("A1").locks, table.ship("A2").locks]).toEqual([[], ["B1"]]);
  });

  test("if she passes two locks, the friend's player chooses which to keep, unless the ship can have both", () => {
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

  test("an enemy's lock on her moves to the friend", () => {
    const table = handing({ tokens: {} }, {}, { locks: ["A1"] }).say("A1/pilot:manaroo");
    expect(table.ship("B1").locks).toEqual(["A2"]);
  });

  test("if the friend is huge, the enemy chooses the locked section, and the friend gets no focus or evade", () => {
    const table = handing({ locks: ["B1"] }, { pilot: "gr75mediumtransport", pose: at(500, 300) }, { locks: ["A1"] }).say(
      "A1/pilot:manaroo",
    );
    expect(table.asks).toMatchObject([{ kind: "lock section", seat: 1 }]);
    table.say("aft");
    expect(table.ship("B1").locks).toEqual(["A2:aft"]);
    expect(table.ship("A2")).toMatchObject({ tokens: { focus: 0, evade: 0 }, locks: ["B1"] });
    expect(table.ship("A1").tokens).toMatchObject({ focus: 2, evade: 1 });
  });

  test("a jam token on the friend removes the token that she passes", () => {
    const table = handing({ tokens: { focus: 1 } }, { tokens: { jam: 1 } }).say("A1/pilot:manaroo");
    expect(table.ship("A2").tokens).toMatchObject({ jam: 0, focus: 0 });
  });

  test("she can't do this at Range 2 or with nothing to pass", () => {
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

  test.each(["focus", "evade"] as const)("takes a %s token from a ship at Range 1-2", (token) => {
    const table = beside({}).say(`A1/pilot:${pilot}`).say(token);
    expect([table.ship("A1").tokens[token], table.ship(id).tokens[token]]).toEqual([1, 0]);
    expect(table.ship(id).tokens).toMatchObject({ [token === "focus" ? "evade" : "focus"]: 1 });
  });

  test("can't take a token at Range 3 or from a ship without one", () => {
    expect(beside({ pose: at(400, 600) }).kind).not.toBe("use at startOfCombat");
    expect(beside({ tokens: { stress: 1 } }).kind).not.toBe("use at startOfCombat");
  });

  test(`can't take a token from ${isFriend ? "an enemy" : "a friend"}`, () => {
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

  test("gets no token when a friend at Range 2 spends one", () => {
    expect(beside(at(600, 300)).ship("A2").tokens.focus).toBe(0);
  });

  test("gets no token when it spends one itself", () => {
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

  test("can take the stress token of a friend's red maneuver", () => {
    const table = flown({}).say("A1/pilot:captainyorr");
    expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([1, 0]);
  });

  test("can leave the token to the friend", () => {
    const table = flown({});
    expect(table.keys).toEqual(["pass", "A1/pilot:captainyorr"]);
    table.pass();
    expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([0, 1]);
  });

  test("can do this with two stress tokens, but not with three", () => {
    expect(flown({ tokens: { stress: 2 } }).kind).toBe("use at tokenComing");
    expect(flown({ tokens: { stress: 3 } }).ship("A2").tokens.stress).toBe(1);
  });

  test("can't do this at Range 3 or for his own stress token", () => {
    expect(flown({ pose: at(150, 300) }).ship("A2").tokens.stress).toBe(1);
    expect(flying({ pilot: "captainyorr" }, "3BR").ship("A1").tokens.stress).toBe(1);
  });

  test("can't do this for an enemy's stress token", () => {
    const table = cardTable(
      [[{ pilot: "captainyorr", pose: at(400, 300), activated: true }], [{ pilot: "academypilot", pose: at(520, 200), dial: "3KR" }, far]],
      { phase: "activation" },
    );
    expect(table.ship("B1").tokens.stress).toBe(1);
  });
});

describe("Captain Yorr flown by two teammates", () => {
  test("[1E-COMP-11] each Yorr can take the same token once and pass it on once", () => {
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
