/** First-edition pilots who give tokens, or respond to receiving them. */
import { describe, expect, test } from "vitest";
import { at, cardTable, type duel, flying, shoot } from "../../card-table.testing.ts";

type SomeShip = Parameters<typeof duel>[0];
const MISS = [
  ["blank", "blank", "blank"],
  ["blank", "blank", "blank"],
] as const;
/** Two ships in a corner that attack last, so that the round continues. */
const [last, lastEnemy] = [
  { pilot: "academypilot", pose: at(60, 60) },
  { pilot: "academypilot", pose: at(60, 200, 180) },
];
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };

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

  test("he can take two stress tokens to remove one from the chosen friend, which then performs its action", () => {
    const table = coordinating({}).say("A1/pilot:ap5");
    expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([2, 0]);
    expect(table.asks).toMatchObject([{ kind: "free action", seat: 0 }]);
    expect(table.say("focus").ship("A2").tokens.focus).toBe(1);
  });

  test("a friend with two stress tokens still can't act", () => {
    const table = coordinating({ tokens: { stress: 2 } }).say("A1/pilot:ap5");
    expect([table.ship("A2").tokens.stress, table.kind]).toEqual([1, "action"]);
  });

  test("he can decline, and isn't asked if the friend has no stress", () => {
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

  test.each(["focus", "evade"] as const)("a friend that flew at speed 1 next to it can take its %s token", (token) => {
    const table = flown("1TW").say("A1/pilot:vizier").say(token);
    expect([table.ship("A1").tokens[token], table.ship("A2").tokens[token]]).toEqual([0, 1]);
  });

  test("it can't pass a token to a friend at speed 2 or at Range 2, or without a token", () => {
    expect(flown("2FG").kind).toBe("action");
    expect(flown("1TW", { pose: at(200, 300) }).kind).toBe("action");
    expect(flown("1TW", { tokens: { stress: 1 } }).kind).toBe("action");
  });

  test("it can't pass a token after the friend has overlapped a ship", () => {
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

  test("a ship at Range 1 in both her arcs gets a tractor beam token", () => {
    const table = facing(at(400, 420, 180)).say("A1/pilot:ketsuonyo");
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 0 }]);
    expect(table.say("stay").ship("B1").tokens.tractor).toBe(1);
  });

  test("a ship outside either arc, or at Range 2, gets no token", () => {
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

  test("he can take a stress token instead of the weapons disabled token", () => {
    const table = slamming().say("A1/pilot:lieutenantkarsabi");
    expect(table.ship("A1").tokens).toMatchObject({ disarm: 0, stress: 1 });
  });

  test("he can't do this while stressed", () => {
    const planning = (stress: number) =>
      cardTable([[{ pilot: "lieutenantkarsabi", upgrades: ["targetingscrambler"], pose: at(400, 300), tokens: { stress } }], [far]], {
        phase: "planning",
      }).say("A1/upgrade:targetingscrambler/0");
    expect([planning(0).kind, planning(1).kind === "use at tokenAssigned"]).toEqual(["use at tokenAssigned", false]);
    expect(planning(1).ship("A1").tokens).toMatchObject({ disarm: 1, stress: 1 });
  });

  test("he can decline", () => {
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

  test("it gets an evade token for the first shield that it loses in a round", () => {
    const table = hitBy("hit", "hit", "blank").until("attack");
    expect(table.ship("B1")).toMatchObject({ shields: 1, tokens: { evade: 1 } });
  });

  test("it gets no token for another shield in the same round", () => {
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

  test("he can take a stress token to deal 1 damage to an enemy that got an ion token at Range 1-3", () => {
    const table = shot({});
    expect([lost(table), table.kind]).toEqual([1, "use at tokenAssigned"]);
    table.say("A2/pilot:dacebonearm");
    expect([lost(table), table.ship("A2").tokens.stress]).toEqual([2, 1]);
  });

  test("he can do this at the far end of Range 3, but not beyond it", () => {
    expect(shot({ pose: at(400, 875) }).kind).toBe("use at tokenAssigned");
    expect(shot({ pose: at(400, 885) }).kind).not.toBe("use at tokenAssigned");
  });

  test("two ion tokens that arrive at once trigger him only once", () => {
    const table = shot({}, "ionpulsemissiles").pass();
    expect([table.ship("B1").tokens.ion, table.kind]).toEqual([2, "attack"]);
  });

  test("he can't do this while stressed or beyond Range 3", () => {
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

  test("an enemy in the bullseye arc at Range 1-3 can remove all its focus and evade tokens", () => {
    const table = after({});
    expect(table.asks).toEqual([{ kind: "choose one", seat: 1, keys: ["remove tokens", "damage"] }]);
    expect(table.say("remove tokens").ship("B2")).toMatchObject({ shields: 2, tokens: { focus: 0, evade: 0 } });
  });

  test("the enemy can suffer 1 damage instead, and must do so without tokens", () => {
    expect(after({}).say("damage").ship("B2")).toMatchObject({ shields: 1, tokens: { focus: 1, evade: 2 } });
    expect(after({ tokens: { stress: 1 } }).ship("B2").shields).toBe(1);
  });

  test("a friend in the arc isn't affected", () => {
    const friend = { pilot: "rookiepilot", pose: at(400, 400), engaged: true, tokens: { focus: 1 } };
    const table = shoot(
      cardTable([
        [{ pilot: "toranikulda", pose: at(400, 300) }, friend, last],
        [{ pilot: "academypilot", pose: at(460, 460, 180), engaged: true }, lastEnemy],
      ]),
      ...MISS,
    );
    expect(table.asks).not.toMatchObject([{ kind: "choose one" }]);
    expect(table.ship("A2")).toMatchObject({ shields: 2, tokens: { focus: 1 } });
  });

  test("an enemy beside the arc or beyond Range 3 isn't affected", () => {
    expect(after({ pose: at(500, 540, 180) }).ship("B2")).toMatchObject({ shields: 2, tokens: { focus: 1 } });
    expect(after({ pose: at(400, 680, 180) }).ship("B2")).toMatchObject({ shields: 2, tokens: { focus: 1 } });
  });

  test("[HS-AREA-03] the section in the arc suffers the damage; if both are, an opponent chooses", () => {
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
