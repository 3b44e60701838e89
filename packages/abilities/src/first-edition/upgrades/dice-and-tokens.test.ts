/** First-edition upgrades with dice that depend on tokens, or tokens that depend on dice. */
import type { AttackFace } from "@broadside/dice";
import type { Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../../card-table.testing.ts";

const unarmed = { pilot: "academypilot", tokens: { disarm: 1 } };
const xwing = { pilot: "rookiepilot", tokens: { disarm: 1 } };
const MISS = ["blank", "blank", "blank"] as const;
const finish = (table: Table): Table => {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
};

describe("Accuracy Corrector", () => {
  const CARD = "A1/upgrade:accuracycorrector/0";
  const attack = (...faces: readonly AttackFace[]) =>
    duel({ pilot: "blacksquadronscout", upgrades: ["accuracycorrector"] }, unarmed)
      .attackDice(...faces)
      .say("primary>B1");

  test("all results are cancelled, and 2 hits can be added", () => {
    const table = attack("crit", "focus", "blank").say(CARD);
    expect(table.keys).toEqual(["2 hits", "no result"]);
    table.defenseDice("focus", ...MISS).say("2 hits");
    expect(table.notes("dice").at(-1)?.faces).toEqual(["hit", "hit"]);
  });
});

test("[1E-ARC-10] Sensor Cluster: a defender in the bullseye arc can't spend a focus token on it", () => {
  const offered = (x: number) => {
    const defender = { pilot: "academypilot", upgrades: ["sensorcluster"], tokens: { focus: 1, evade: 1 }, pose: at(x, 490, 180) };
    const table = duel({ pilot: "cartelbrute" }, { ...defender, engaged: true });
    table
      .attackDice("hit", "hit", "blank")
      .defenseDice(...MISS)
      .say("primary>B1");
    return table.kind === "modify defense dice" ? table.keys : [];
  };
  expect(offered(450)).toContain("B1/upgrade:sensorcluster/0");
  expect(offered(400)).toEqual([]);
});

describe("Maul", () => {
  const MAUL = "A1/upgrade:maul/0";
  const attack = (more: object = {}, faces: readonly AttackFace[] = ["blank", "blank", "focus"]) =>
    duel({ pilot: "bobafett-scum", upgrades: ["maul"], ...more }, unarmed)
      .attackDice(...faces)
      .say("primary>B1");

  test("the ship can take any number of stress tokens to reroll as many dice", () => {
    const table = attack().say(MAUL);
    expect(table.asks).toEqual([{ kind: "how many stress tokens", seat: 0, keys: ["1", "2", "3"] }]);
    table.say("2");
    expect(table.ship("A1").tokens.stress).toBe(2);
    expect(table.keys).toEqual(["blank blank", "blank focus"]);
    table.attackDice("hit", "hit").say("blank blank");
    expect(table.notes("dice").at(-1)?.faces).toEqual(["hit", "hit", "focus"]);
  });

  test("a stressed ship can't use him", () => {
    expect(attack({ tokens: { stress: 1 } }).keys).not.toContain(MAUL);
  });

  test("after a hit, the ship can remove a stress token, but not after a miss", () => {
    const after = (face: AttackFace) =>
      shoot(duel({ pilot: "bobafett-scum", upgrades: ["maul"], tokens: { stress: 2 } }, unarmed), [face, "blank", "blank"], MISS);
    expect(after("hit").say(MAUL).ship("A1").tokens.stress).toBe(1);
    expect(after("blank").keys).not.toContain(MAUL);
  });

  test("the ship can't reroll more dice than another card allows", () => {
    const table = cardTable([
      [{ pilot: "bobafett-scum", upgrades: ["maul"], pose: at(400, 300) }],
      [
        { ...xwing, pose: at(400, 490, 180) },
        { pilot: "magvayarro", tokens: { disarm: 1 }, pose: at(460, 520, 180) },
      ],
    ]);
    table
      .attackDice(...MISS)
      .say("primary>B1")
      .say(MAUL);
    expect(table.ship("A1").tokens.stress).toBe(1);
  });
});

describe("R3 Astromech", () => {
  const R3 = "A1/upgrade:r3astromech/0";
  const attack = (more: object = {}, faces: readonly AttackFace[] = ["focus", "focus", "hit"]) =>
    duel({ pilot: "rookiepilot", upgrades: ["r3astromech"], ...more }, { pilot: "academypilot" })
      .attackDice(...faces)
      .defenseDice(...MISS)
      .say("primary>B1");

  test("a focus result can be cancelled to get an evade token", () => {
    const table = attack();
    table.say(R3);
    expect(table.notes("dice").at(-1)?.faces).toEqual(["focus", "hit"]);
    expect(table.ship("A1").tokens.evade).toBe(1);
  });

  test("it works once a round, only with a focus result and only with the primary weapon", () => {
    expect(attack({ usedThisRound: [R3] }).keys).not.toContain(R3);
    expect(attack({}, ["hit", "hit", "blank"]).keys).not.toContain(R3);
    const torpedo = duel({ pilot: "rookiepilot", upgrades: ["r3astromech", "protontorpedoes"], locks: ["B1"] }, unarmed, { gap: 150 });
    torpedo
      .attackDice("focus", "focus", "hit", "hit")
      .defenseDice(...MISS)
      .say("protontorpedoes@1>B1");
    expect(torpedo.keys).not.toContain(R3);
  });

  test("[1E-ATK-23] it doesn't modify dice, so Omega Leader can't prevent it", () => {
    const table = duel(
      { pilot: "rookiepilot", upgrades: ["r3astromech"], tokens: { focus: 1 } },
      { pilot: "omegaleader", locks: ["A1"], tokens: { disarm: 1 } },
    );
    expect(
      table
        .attackDice("focus", "focus", "hit")
        .defenseDice(...MISS)
        .say("primary>B1").keys,
    ).toEqual(["done", R3]);
  });
});

describe("Thrust Corrector", () => {
  const CARD = "B1/upgrade:thrustcorrector/0";
  const attacked = (tokens: object) =>
    duel({ pilot: "wedgeantilles" }, { pilot: "alphasquadronpilot", upgrades: ["thrustcorrector"], tokens })
      .attackDice("hit", "hit", "blank")
      .defenseDice("blank", "blank")
      .say("primary>B1");

  test("the ship takes a stress token and cancels all dice for one evade, which can't be modified", () => {
    const table = attacked({ evade: 1 });
    expect(table.keys).toEqual(["done", "evade", CARD]);
    table.say(CARD);
    expect(table.ship("B1").tokens).toMatchObject({ stress: 1, evade: 1 });
    expect(table.ship("B1").damage).toHaveLength(1);
  });

  test("the ship can use it with 3 stress tokens, but not with 4", () => {
    expect(attacked({ stress: 3 }).keys).toContain(CARD);
    expect(attacked({ stress: 4 }).keys).not.toContain(CARD);
  });
});

describe("Crossfire Formation", () => {
  const CARD = "B1/upgrade:crossfireformation/0";
  const bomber = { pilot: "crimsonspecialist", upgrades: ["crossfireformation"], tokens: { disarm: 1 }, pose: at(400, 490, 180) };
  const attacked = (friend: object) =>
    cardTable([
      [{ pilot: "darthvader", pose: at(400, 300) }],
      [bomber, { pilot: "poedameron", tokens: { disarm: 1 }, pose: at(500, 490), ...friend }],
    ])
      .attackDice("hit", "hit")
      .defenseDice("blank")
      .say("primary>B1");

  test("it adds a focus result if another Resistance ship is at Range 1-2 of the attacker", () => {
    const table = attacked({});
    expect(table.keys).toEqual(["done", CARD]);
    table.say(CARD);
    expect(table.notes("dice").at(-1)?.faces).toEqual(["blank", "focus"]);
  });

  test("it doesn't count a ship farther away or of another faction", () => {
    expect(attacked({ pose: at(500, 700) }).keys).not.toContain(CARD);
    expect(attacked({ pilot: "rookiepilot" }).keys).not.toContain(CARD);
  });
});

describe("First Order Vanguard", () => {
  const silencer = { pilot: "sienarjaemusanalyst", upgrades: ["firstordervanguard"] };
  const CARD = "A1/upgrade:firstordervanguard/0";

  test("one attack die can be rerolled against the only ship in the arc", () => {
    const table = duel(silencer, xwing)
      .attackDice(...MISS)
      .say("primary>B1")
      .say(CARD);
    expect(table.keys).toEqual(["none", "blank"]);
  });

  test("it doesn't work if any other ship is in the arc", () => {
    const keys = (third: object) =>
      cardTable([
        [
          { ...silencer, pose: at(400, 300) },
          { pilot: "academypilot", engaged: true, pose: at(470, 500), ...third },
        ],
        [{ ...xwing, pose: at(400, 490, 180) }],
      ])
        .attackDice(...MISS)
        .defenseDice("blank", "blank")
        .say("primary>B1").keys;
    expect(keys({})).not.toContain(CARD);
    expect(keys({ pose: at(400, 200) })).toContain(CARD);
  });

  test("when defending, the card can be discarded to reroll all defense dice", () => {
    const table = duel({ pilot: "wedgeantilles" }, { ...silencer, tokens: { disarm: 1 } });
    table.attackDice("hit", "hit", "blank").defenseDice("evade", "blank").say("primary>B1");
    table.defenseDice("evade", "evade").say("B1/upgrade:firstordervanguard/0#1");
    expect(table.ship("B1").upgrades[0]?.faceup).toBe(false);
    expect(table.unused).toBe(0);
    expect(table.notes("missed")).toHaveLength(1);
  });
});

describe("Unguided Rockets", () => {
  const bomber = { pilot: "scimitarsquadronpilot", upgrades: ["unguidedrockets"], locks: ["B1"] as const, tokens: { focus: 1 } };

  test("the attack needs a focus token but doesn't spend it", () => {
    expect(duel(bomber, unarmed).keys).toContain("unguidedrockets@0>B1");
    expect(duel({ ...bomber, tokens: {} }, unarmed).keys).not.toContain("unguidedrockets@0>B1");
    const table = duel(bomber, unarmed).attackDice("focus", "blank", "hit").say("unguidedrockets@0>B1");
    expect(table.ship("A1")).toMatchObject({ tokens: { focus: 1 }, upgrades: [{ faceup: true }] });
  });

  test("only a focus token can modify the attack dice", () => {
    const table = duel({ ...bomber, upgrades: ["unguidedrockets", "guidancechips"] }, unarmed);
    table.attackDice("focus", "blank", "hit").say("unguidedrockets@0>B1");
    expect(table.keys).toEqual(["done", "focus"]);
    table.defenseDice(...MISS).say("focus");
    expect(table.notes("dice").at(-1)?.faces).toEqual(["hit", "blank", "hit"]);
  });

  test("the defender's cards can't modify the attack dice either", () => {
    const attacked = (weapon: string) =>
      duel(bomber, { pilot: "omicrongrouppilot", upgrades: ["sensorjammer"], tokens: { disarm: 1 } })
        .attackDice("hit", "hit", "hit")
        .defenseDice("blank")
        .say(`${weapon}>B1`)
        .asks.some(({ seat, kind }) => seat === 1 && kind === "modify attack dice");
    expect([attacked("primary"), attacked("unguidedrockets@0")]).toEqual([true, false]);
  });
});

describe("R5-P8", () => {
  const R5P8 = "B1/upgrade:r5p8/0";
  const attacked = (more: object = {}) =>
    shoot(duel({ pilot: "wedgeantilles" }, { pilot: "syndicatethug", upgrades: ["r5p8"], ...more }), MISS, []);
  const shields = (table: Table) => [table.ship("A1").shields, table.ship("B1").shields];

  test("a hit damages the attacker, a critical damages both ships, and other results do nothing", () => {
    expect(attacked().keys).toEqual(["pass", R5P8]);
    expect(shields(attacked().attackDice("hit").say(R5P8))).toEqual([1, 3]);
    expect(shields(attacked().attackDice("crit").say(R5P8))).toEqual([1, 2]);
    expect(shields(attacked().attackDice("focus").say(R5P8))).toEqual([2, 3]);
  });

  test("it works once a round", () => {
    expect(attacked({ usedThisRound: [R5P8] }).keys).not.toContain(R5P8);
    expect(attacked().attackDice("focus").say(R5P8).ship("B1").usedThisRound).toEqual([R5P8]);
  });
});

describe("Saturation Salvo", () => {
  const bomber = { pilot: "captainjonus", locks: ["B1"] as const, pose: at(400, 300) };
  const salvo = (weapon: string, faces: readonly AttackFace[], ...damage: readonly AttackFace[]) => {
    const table = cardTable([
      [{ ...bomber, upgrades: [weapon, "saturationsalvo"] }],
      [
        { ...xwing, pose: at(400, 500, 180) },
        { ...unarmed, pose: at(460, 500, 180) },
        { ...xwing, pose: at(400, 700, 180) },
      ],
    ]);
    table
      .attackDice(...faces)
      .defenseDice("blank", "blank")
      .attackDice(...damage)
      .say(`${weapon}@0>B1`);
    return finish(table);
  };

  test("after a miss, each ship at Range 1 of the defender, and the defender itself, rolls a die for damage", () => {
    const table = salvo("protontorpedoes", ["blank", "blank", "blank", "blank"], "hit", "hit");
    expect(table.kind).toBe("choose ship");
    table.say("B1");
    expect([table.ship("B1").shields, table.ship("B2").damage.length, table.ship("B3").shields]).toEqual([1, 1, 2]);
  });

  test("only ships with agility lower than the card's cost are affected", () => {
    const table = salvo("concussionmissiles", ["blank", "blank", "blank", "blank"], "hit", "hit");
    if (table.kind === "choose ship") table.say("B1");
    expect([table.ship("B1").shields, table.ship("B2").damage.length]).toEqual([1, 1]);
    const cheap = salvo("ionpulsemissiles", ["blank", "blank", "blank"], "hit");
    expect([cheap.ship("B1").shields, cheap.ship("B2").damage.length]).toEqual([1, 0]);
  });

  test("it doesn't work after a hit", () => {
    const table = salvo("protontorpedoes", ["hit", "blank", "blank", "blank"]);
    expect([table.ship("B1").shields, table.ship("B2").damage.length]).toEqual([1, 0]);
  });

  test("if a title lowers the card's cost, the lower cost counts", () => {
    const shieldsAfterMiss = (...title: readonly string[]) => {
      const talonbane = { pilot: "talonbanecobra", upgrades: ["ionpulsemissiles", "saturationsalvo", ...title] };
      const table = duel({ ...talonbane, locks: ["B1"] }, xwing).attackDice(...MISS);
      return finish(table.defenseDice("blank", "blank").attackDice("hit").say("ionpulsemissiles@0>B1")).ship("B1").shields;
    };
    expect([shieldsAfterMiss(), shieldsAfterMiss("vaksai")]).toEqual([1, 2]);
  });

  test("[HS-DEFM-02] on a huge defender, only the targeted section is affected", () => {
    const table = cardTable([
      [{ ...bomber, upgrades: ["protontorpedoes", "saturationsalvo"], locks: ["B1:aft"], pose: at(400, 200) }],
      [{ pilot: "cr90corvette", pose: at(400, 500), tokens: { disarm: 1 } }],
    ]);
    const key = table.keys.find((one) => one.startsWith("protontorpedoes")) ?? "";
    const before = table.ship("B1");
    const shieldsBefore = [before.shields, before.aftShields];
    finish(table.attackDice("blank", "blank", "blank", "blank").attackDice("hit").say(key));
    expect(shieldsBefore[1]).toBe((table.ship("B1").aftShields ?? 0) + 1);
    expect(table.ship("B1").shields).toBe(shieldsBefore[0]);
  });
});

describe("4-LOM", () => {
  const LOM = "A1/upgrade:4lom/0";
  const attack = (tokens: object) =>
    duel({ pilot: "bobafett-scum", upgrades: ["4lom"] }, { pilot: "academypilot", tokens })
      .attackDice("hit", "hit", "blank")
      .say("primary>B1");

  test("the ship takes an ion token, and the defender can't spend one of its tokens in the attack", () => {
    const table = attack({ focus: 1, evade: 1 }).say(LOM);
    expect(table.ship("A1").tokens.ion).toBe(1);
    expect(table.keys).toEqual(["focus", "evade"]);
    table.defenseDice("focus", ...MISS).say("evade");
    expect(table.keys).toEqual(["done", "focus"]);
  });

  test("if the defender has two tokens of a kind, it can still spend the other one", () => {
    const table = attack({ evade: 2 });
    table.defenseDice(...MISS).say(LOM);
    expect(table.keys).toEqual(["done", "evade"]);
    expect(finish(table.say("evade")).ship("B1").tokens.evade).toBe(1);
  });

  test("the effect ends with the attack", () => {
    const table = attack({ evade: 1 });
    finish(table.defenseDice(...MISS).say(LOM));
    expect(table.game.state.effects).toEqual([]);
  });

  test("it doesn't work if the defender has no such token", () => {
    expect(attack({}).keys).not.toContain(LOM);
  });
});
