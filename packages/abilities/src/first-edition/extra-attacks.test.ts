/** Cards that grant attacks in addition to a ship's normal one. */
import type { AttackFace, DefenseFace } from "@broadside/dice";
import type { Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, shoot } from "../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const unarmed = { pilot: "academypilot", tokens: { disarm: 1 } };
const MISS = ["blank", "blank", "blank"] as const;
const HIT = ["hit", "blank", "blank"] as const;

/** Attacks with these dice. No dice are modified. */
function fire(table: Table, key: string, attack: readonly AttackFace[], defense: readonly DefenseFace[]): Table {
  table
    .attackDice(...attack)
    .defenseDice(...defense)
    .say(key);
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

describe("Corran Horn", () => {
  const CORRAN = "A1/pilot:corranhorn";

  test("at the start of the End phase, he can attack with any weapon, but then can't attack in the next round", () => {
    const table = duel({ pilot: "corranhorn", upgrades: ["protontorpedoes"], locks: ["B1"] }, academy, { phase: "end" });
    expect(table.asks).toEqual([{ kind: "use at startOfEnd", seat: 0, keys: ["pass", CORRAN] }]);
    expect(table.say(CORRAN).keys).toEqual(["none", "primary>B1", "protontorpedoes@0>B1"]);
    fire(table, "primary>B1", HIT, MISS);
    expect(table.ship("B1").damage).toHaveLength(1);
    expect(table.ship("A1").mayAttackFrom).toBe(3);
  });

  test("he can attack again in the round after the next", () => {
    const inRound = (round: number) =>
      duel({ pilot: "corranhorn", mayAttackFrom: 3 }, unarmed, { state: { round } }).asks.some(({ kind }) => kind === "attack");
    expect([inRound(2), inRound(3)]).toEqual([false, true]);
  });

  test("he loses nothing if he declines, and isn't asked if he can't attack", () => {
    const declined = duel({ pilot: "corranhorn" }, academy, { phase: "end" }).say(CORRAN).say("none");
    expect(declined.ship("A1").mayAttackFrom).toBeLessThan(2);
    const after = duel({ pilot: "corranhorn", mayAttackFrom: 2 }, academy, { phase: "end" });
    expect(after.keys).not.toContain(CORRAN);
    const unseen = duel({ pilot: "corranhorn", pose: at(400, 300, 180) }, academy, { phase: "end" });
    expect(unseen.keys).not.toContain(CORRAN);
  });
});

describe("Dengar", () => {
  const DENGAR = "B1/pilot:dengar";
  const dengar = { pilot: "dengar", tokens: { disarm: 0 } };

  test("after defending, he can attack the attacker with any weapon", () => {
    const table = shoot(duel({ pilot: "wedgeantilles" }, { ...dengar, engaged: true }), MISS, MISS);
    expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 1, keys: ["pass", DENGAR] }]);
    expect(table.say(DENGAR).keys).toEqual(["none", "primary>A1"]);
  });

  test("he can't attack an attacker outside his firing arc, even if his turret reaches it", () => {
    const table = shoot(duel({ pilot: "wedgeantilles" }, { ...dengar, pose: at(400, 490), engaged: true }), MISS, MISS);
    expect(table.keys).not.toContain(DENGAR);
  });

  test("he can do this once a round, and only against the attacker", () => {
    const table = cardTable([
      [
        { pilot: "wedgeantilles", pose: at(400, 300) },
        { pilot: "lukeskywalker", pose: at(460, 300) },
      ],
      [{ ...dengar, pose: at(430, 500, 180), engaged: true }],
    ]);
    fire(table, "primary>B1", MISS, MISS).say(DENGAR);
    expect(table.keys).toEqual(["none", "primary>A1"]);
    fire(table, "primary>A1", MISS, MISS);
    fire(table.until("attack"), "primary>B1", MISS, MISS);
    expect(table.keys).not.toContain(DENGAR);
  });
});

describe("Quickdraw", () => {
  const QUICK = "B1/pilot:quickdraw";
  const quick = { pilot: "quickdraw", engaged: true };

  test("after an attack that removed a shield, it can make a primary weapon attack", () => {
    const table = shoot(duel({ pilot: "wedgeantilles" }, quick), HIT, MISS);
    expect(table.asks).toEqual([{ kind: "use at afterAttack", seat: 1, keys: ["pass", QUICK] }]);
    expect(table.say(QUICK).keys).toEqual(["none", "primary>A1"]);
    expect(shoot(duel({ pilot: "wedgeantilles" }, quick), MISS, MISS).keys).not.toContain(QUICK);
    expect(shoot(duel({ pilot: "wedgeantilles" }, { ...quick, shields: 0 }), HIT, MISS).keys).not.toContain(QUICK);
  });

  test("it can do this once a round", () => {
    const table = cardTable([
      [
        { pilot: "wedgeantilles", pose: at(400, 300) },
        { pilot: "lukeskywalker", pose: at(460, 300) },
      ],
      [{ ...quick, pose: at(430, 500, 180) }],
    ]);
    fire(table, "primary>B1", HIT, MISS).say(QUICK);
    fire(table, "primary>A1", ["blank", "blank"], MISS);
    fire(table.until("attack"), "primary>B1", HIT, MISS);
    expect(table.keys).not.toContain(QUICK);
  });

  test("if it loses a shield in the first of two attacks, it attacks after the second", () => {
    const table = duel({ pilot: "cartelspacer", upgrades: ["clustermissiles"], locks: ["B1"] }, quick);
    table.attackDice(...HIT).defenseDice("blank", "blank");
    table
      .attackDice(...MISS)
      .defenseDice("blank", "blank")
      .say("clustermissiles@0>B1");
    while (table.kind.startsWith("modify")) table.pass();
    expect([table.ship("B1").shields, diceRolled(table), table.keys]).toEqual([2, [3, 2, 3, 2], ["pass", QUICK]]);
  });

  test("a shield removed by a card counts as lost too", () => {
    const prototype = { id: "condition:optimizedprototype", ship: "A1", by: "A1", since: 1, until: "game" } as const;
    const table = duel({ pilot: "wedgeantilles" }, quick, { state: { effects: [prototype] } });
    table
      .attackDice(...MISS)
      .defenseDice("blank", "blank")
      .say("primary>B1");
    table.say(table.keys.find((key) => key.includes("optimizedprototype")) ?? "no such card");
    while (table.kind.startsWith("modify")) table.pass();
    expect([table.ship("B1").shields, table.keys]).toEqual([2, ["pass", QUICK]]);
  });

  test("if it loses a shield outside an attack, it can attack at once", () => {
    const table = cardTable(
      [[{ ...quick, pose: at(400, 300), dial: "4FW" }], [{ pilot: "wedgeantilles", pose: at(400, 680, 180), activated: true }]],
      { phase: "activation", obstacles: [{ token: "coreasteroid0", pose: at(400, 390) }], draws: [0] },
    );
    expect(table.ship("A1").shields).toBe(2);
    expect(table.keys).toEqual(["pass", "A1/pilot:quickdraw"]);
  });
});

describe("BTL-A4 Y-wing", () => {
  const TITLE = "A1/upgrade:btla4ywing/1";
  const ywing = { pilot: "goldsquadronpilot", upgrades: ["ioncannonturret", "btla4ywing"] };

  test("after a primary attack, its ship can attack with a turret", () => {
    const table = shoot(duel(ywing, unarmed), ["blank", "blank"], MISS);
    expect(table.keys).toEqual(["pass", TITLE]);
    expect(table.say(TITLE).keys).toEqual(["none", "ioncannonturret@0>B1"]);
    fire(table, "ioncannonturret@0>B1", MISS, MISS);
    expect(table.keys).not.toContain(TITLE);
  });

  test("its ship can't attack outside its firing arc", () => {
    const behind = { ...unarmed, pose: at(400, 150) };
    expect(duel(ywing, behind).kind).not.toBe("attack");
    expect(duel({ ...ywing, upgrades: ["ioncannonturret"] }, behind).keys).toEqual(["none", "ioncannonturret@0>B1"]);
  });

  test("there is no second attack after a turret attack or without a turret", () => {
    expect(shoot(duel(ywing, unarmed), MISS, MISS, "ioncannonturret@0").keys).not.toContain(TITLE);
    expect(shoot(duel({ ...ywing, upgrades: ["protontorpedoes", "btla4ywing"] }, unarmed), ["blank", "blank"], MISS).keys).not.toContain(
      TITLE,
    );
  });

  test("on a huge ship, only the section in the arc can be attacked", () => {
    const table = cardTable([[{ ...ywing, pose: at(400, 300) }], [{ pilot: "cr90corvette", pose: at(500, 330), tokens: { disarm: 1 } }]]);
    const bare = cardTable([
      [{ ...ywing, upgrades: ["ioncannonturret"], pose: at(400, 300) }],
      [{ pilot: "cr90corvette", pose: at(500, 330), tokens: { disarm: 1 } }],
    ]);
    const turret = ({ keys }: Table) => keys.filter((key) => key.startsWith("ion"));
    expect(turret(bare).length).toBeGreaterThan(turret(table).length);
    for (const key of turret(table)) expect(table.keys).toContain(key.replace("ioncannonturret@0", "primary"));
  });
});

describe("Special Ops Training", () => {
  const TITLE = "A1/upgrade:specialopstraining/0";
  const fighter = { pilot: "omegaspecialist", upgrades: ["specialopstraining"] };
  const both = (more: Partial<typeof fighter> = {}) =>
    cardTable([
      [{ ...fighter, ...more, pose: at(400, 300) }],
      [
        { ...unarmed, pose: at(400, 490, 180) },
        { ...unarmed, pose: at(400, 110) },
      ],
    ]);

  /** Makes the first attack and declines to add the die. */
  const declined = (table: Table, attack: readonly AttackFace[] = ["blank", "blank"]) =>
    fire(table.say("primary>B1"), "no more dice", attack, MISS);

  test("its ship can roll one more die against a ship in the primary arc, but then gets no other attack", () => {
    const table = both().say("primary>B1");
    expect(table.asks).toEqual([{ kind: "choose one", seat: 0, keys: ["1 more die", "no more dice"] }]);
    fire(table, "1 more die", MISS, MISS);
    expect(diceRolled(table)[0]).toBe(3);
    expect(table.keys).not.toContain(TITLE);
  });

  test("if its ship declines the die, it can attack again, but only from the auxiliary arc", () => {
    const table = declined(both());
    expect(diceRolled(table)[0]).toBe(2);
    expect(table.say(TITLE).keys).toEqual(["none", "primary>B2"]);
    fire(table, "primary>B2", ["blank", "blank"], MISS);
    expect(table.keys).not.toContain(TITLE);
  });

  test("the second attack is possible even if the first one destroyed its target", () => {
    const weak = { ...unarmed, damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) };
    const table = declined(
      cardTable([
        [{ ...fighter, pose: at(400, 300) }],
        [
          { ...weak, pose: at(400, 490, 180) },
          { ...unarmed, pose: at(400, 110) },
        ],
      ]),
      ["hit", "hit"],
    );
    expect([table.ship("B1").status, table.keys]).toEqual(["destroyed", ["pass", TITLE]]);
    expect(table.say(TITLE).keys).toEqual(["none", "primary>B2"]);
  });

  test("the second attack can target a ship in both arcs and then uses the auxiliary arc", () => {
    const beside = { pilot: "outerrimsmuggler", tokens: { disarm: 1 }, pose: at(465, 300) };
    const table = declined(cardTable([[{ ...fighter, pose: at(400, 300) }], [{ ...unarmed, pose: at(400, 490, 180) }, beside]]));
    expect(table.say(TITLE).keys).toEqual(["none", "primary>B2"]);
    fire(table, "primary>B2", MISS, ["blank"]);
    expect(diceRolled(table).slice(2)).toEqual([3, 1]);
    expect(table.keys).not.toContain(TITLE);
  });

  test("an attack from the auxiliary arc gives neither", () => {
    const table = both();
    fire(table, "primary>B2", ["blank", "blank"], MISS);
    expect(diceRolled(table)).toEqual([2, 3]);
    expect(table.keys).not.toContain(TITLE);
  });
});

describe("Snap Shot", () => {
  const SNAP = "B1/upgrade:snapshot/0";
  const sniper = { pilot: "blacksquadronpilot", upgrades: ["snapshot"], tokens: { focus: 1 } };
  const flown = (gap: number, more: object = {}) =>
    cardTable(
      [
        [
          { pilot: "rookiepilot", pose: at(400, 300), dial: "1FG" },
          { pilot: "rookiepilot", pose: at(460, 300), dial: "1FG" },
        ],
        [{ ...sniper, pose: at(430, 420 + gap, 180), activated: true, ...more }],
      ],
      { phase: "activation" },
    ).say("A1");

  test("after an enemy's maneuver, its ship can attack that enemy, but can't modify the dice", () => {
    const table = flown(60);
    expect(table.asks).toEqual([{ kind: "use at maneuverExecuted", seat: 1, keys: ["pass", SNAP] }]);
    expect(table.say(SNAP).keys).toEqual(["none", "snapshot@0>A1"]);
    table.attackDice("focus", "hit").defenseDice("blank", "blank").say("snapshot@0>A1");
    expect(table.kind).not.toBe("modify attack dice");
    expect([table.ship("B1").tokens.focus, table.ship("A1").shields]).toEqual([1, 1]);
  });

  test("it works only at Range 1 and in the firing arc", () => {
    expect(flown(180).keys).not.toContain(SNAP);
    expect(flown(60, { pose: at(430, 480) }).keys).not.toContain(SNAP);
  });

  test("its ship can't use it again in that phase, but can attack in the next phase", () => {
    const table = flown(60).say(SNAP);
    table.attackDice("blank", "blank").defenseDice("blank", "blank").say("snapshot@0>A1");
    table.until("action");
    for (let step = 0; step < 20 && table.game.state.cursor.phase === "activation"; step += 1) {
      expect(table.keys).not.toContain(SNAP);
      table.pass();
    }
    expect(table.until("attack").asks.find(({ seat }) => seat === 1)?.keys ?? table.pass().until("attack").keys).toContain("primary>A1");
  });

  test("a friend's maneuver doesn't trigger it", () => {
    const table = cardTable(
      [
        [
          { ...sniper, pose: at(400, 300), activated: true },
          { pilot: "academypilot", pose: at(400, 420, 180), dial: "1BW" },
        ],
        [{ pilot: "rookiepilot", pose: at(850, 850), activated: true }],
      ],
      { phase: "activation" },
    );
    expect(table.keys.some((key) => key.includes("snapshot"))).toBe(false);
  });
});

describe("Baze Malbus", () => {
  const BAZE = "A1/upgrade:bazemalbus/0";
  const table = () =>
    cardTable([
      [{ pilot: "outerrimsmuggler", upgrades: ["bazemalbus"], pose: at(400, 300) }],
      [
        { ...unarmed, pose: at(400, 520, 180) },
        { ...unarmed, pose: at(480, 520, 180) },
      ],
    ]);

  test("after a miss, its ship can make a primary attack on another ship, and then can't attack again", () => {
    const after = fire(table(), "primary>B1", ["blank", "blank"], MISS);
    expect(after.keys).toEqual(["pass", BAZE]);
    expect(after.say(BAZE).keys).toEqual(["none", "primary>B2"]);
    fire(after, "primary>B2", ["blank", "blank"], MISS);
    expect(after.keys).not.toContain(BAZE);
    expect(after.ship("A1").mayAttackFrom).toBe(2);
  });

  test("it doesn't work after a hit or if there is no other ship", () => {
    expect(fire(table(), "primary>B1", ["hit", "blank"], MISS).keys).not.toContain(BAZE);
    const alone = shoot(duel({ pilot: "outerrimsmuggler", upgrades: ["bazemalbus"] }, unarmed), ["blank", "blank"], MISS);
    expect(alone.keys).not.toContain(BAZE);
  });
});

describe("Captain Jostero", () => {
  const JOSTERO = "A1/pilot:captainjostero";
  const onAsteroid = (face: number) =>
    cardTable(
      [
        [{ pilot: "captainjostero", pose: at(400, 300), activated: true }],
        [{ pilot: "rookiepilot", pose: at(400, 620, 180), dial: "2FG" }],
      ],
      { phase: "activation", obstacles: [{ token: "coreasteroid0", pose: at(400, 520) }], draws: [face] },
    );

  test("after an enemy suffers damage without defending, he can attack it with any weapon", () => {
    const table = onAsteroid(0);
    expect(table.ship("B1").shields).toBe(1);
    expect(table.keys).toEqual(["pass", JOSTERO]);
    expect(table.say(JOSTERO).keys).toEqual(["none", "primary>B1"]);
  });

  test("he can't attack an enemy that was damaged while defending, or a friend", () => {
    const defending = cardTable([
      [
        { pilot: "captainjostero", pose: at(460, 300) },
        { pilot: "bobafett-scum", pose: at(400, 290) },
      ],
      [{ pilot: "rookiepilot", pose: at(400, 520, 180), tokens: { disarm: 1 } }],
    ]);
    expect(fire(defending, "primary>B1", HIT, ["blank", "blank"]).keys).not.toContain(JOSTERO);
    const friend = cardTable(
      [
        [
          { pilot: "captainjostero", pose: at(400, 300), activated: true },
          { pilot: "cartelmarauder", pose: at(400, 620, 180), dial: "2FG" },
        ],
        [{ pilot: "rookiepilot", pose: at(850, 850), activated: true }],
      ],
      { phase: "activation", obstacles: [{ token: "coreasteroid0", pose: at(400, 520) }], draws: [0] },
    );
    expect(friend.keys).not.toContain(JOSTERO);
  });

  test("if other ships suffer damage in an attack, he can attack them when that attack is over", () => {
    const table = cardTable([
      [
        { pilot: "cartelspacer", upgrades: ["assaultmissiles"], pose: at(400, 300), locks: ["B1"] },
        { pilot: "captainjostero", pose: at(460, 300), engaged: true },
      ],
      [
        { pilot: "rookiepilot", pose: at(400, 520, 180), engaged: true },
        { pilot: "rookiepilot", pose: at(460, 520, 180), engaged: true },
        { pilot: "rookiepilot", pose: at(340, 520, 180), engaged: true },
      ],
    ]);
    fire(table, "assaultmissiles@0>B1", ["hit", "hit", "blank", "blank"], ["blank", "blank"]).until("use at afterAttack");
    expect(["B1", "B2", "B3"].map((id) => table.ship(id).shields)).toEqual([0, 1, 1]);
    expect(table.keys).toEqual(["pass", "A2/pilot:captainjostero"]);
    expect(table.say("A2/pilot:captainjostero").keys).toEqual(["none", "primary>B2", "primary>B3"]);
  });

  test("he can do this once a round", () => {
    const table = cardTable(
      [
        [{ pilot: "captainjostero", pose: at(400, 300), activated: true, usedThisRound: [JOSTERO] }],
        [{ pilot: "rookiepilot", pose: at(400, 620, 180), dial: "2FG" }],
      ],
      { phase: "activation", obstacles: [{ token: "coreasteroid0", pose: at(400, 520) }], draws: [0] },
    );
    expect(table.ship("B1").shields).toBe(1);
    expect(table.keys).not.toContain(JOSTERO);
    expect(onAsteroid(0).say(JOSTERO).ship("A1").usedThisRound).toEqual([JOSTERO]);
  });
});

describe("Double Edge", () => {
  const EDGE = "A1/pilot:doubleedge";
  const edge = { pilot: "doubleedge", upgrades: ["ioncannonturret", "concussionmissiles"], locks: ["B1"] as const };

  test("once a round, after a secondary attack that misses, it can attack with another weapon", () => {
    const table = shoot(duel(edge, unarmed), MISS, MISS, "ioncannonturret@0");
    expect(table.keys).toEqual(["pass", EDGE]);
    expect(table.say(EDGE).keys).toEqual(["none", "primary>B1", "concussionmissiles@1>B1"]);
    fire(table, "concussionmissiles@1>B1", [...MISS, "blank"], MISS);
    expect(table.keys).not.toContain(EDGE);
  });

  test("it can't do this after a hit or after a primary attack", () => {
    expect(shoot(duel(edge, unarmed), HIT, MISS, "ioncannonturret@0").keys).not.toContain(EDGE);
    expect(shoot(duel(edge, unarmed), ["blank", "blank"], MISS).keys).not.toContain(EDGE);
  });
});
