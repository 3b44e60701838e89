/** First-edition pilots with dice that depend on tokens, or tokens that depend on dice. */
import type { AttackFace } from "@broadside/dice";
import type { Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";

const unarmed = { pilot: "academypilot", tokens: { disarm: 1 } };
const xwing = { pilot: "rookiepilot", tokens: { disarm: 1 } };
const MISS = ["blank", "blank", "blank"] as const;
const finish = (table: Table): Table => {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
};

describe("Dark Curse", () => {
  const attack = (defender: string, more: object = {}) =>
    duel({ pilot: "lukeskywalker", tokens: { focus: 1 }, locks: ["B1"], upgrades: ["predator"], ...more }, { pilot: defender })
      .attackDice("focus", "blank", "blank")
      .defenseDice(...MISS)
      .say("primary>B1");

  test("attackers can't spend focus tokens or reroll dice against it", () => {
    expect(attack("academypilot").keys).toEqual(["done", "lock", "focus", "A1/upgrade:predator/0"]);
    const table = attack("darkcurse");
    expect(table.kind).not.toBe("modify attack dice");
    expect(table.ship("A1")).toMatchObject({ tokens: { focus: 1 }, locks: ["B1"] });
  });

  test("it can spend focus tokens in its own attacks", () => {
    const own = duel({ pilot: "darkcurse", tokens: { focus: 1 } }, xwing)
      .attackDice("focus", "blank")
      .say("primary>B1");
    expect(own.keys).toEqual(["done", "focus"]);
  });

  test("it can spend its own focus token when it defends", () => {
    const table = duel({ pilot: "rookiepilot" }, { pilot: "darkcurse", tokens: { focus: 1 }, engaged: true })
      .attackDice("hit", "hit", "blank")
      .defenseDice("focus", "focus", "blank")
      .say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["done", "focus"] }]);
    expect(table.say("focus").ship("B1").damage).toEqual([]);
  });

  test("after the attack, the attacker can spend a focus token in another attack", () => {
    const table = cardTable([
      [{ pilot: "hansolo", upgrades: ["gunner"], tokens: { focus: 1 }, pose: at(400, 300) }],
      [
        { pilot: "darkcurse", tokens: { disarm: 1 }, pose: at(400, 540, 180) },
        { ...unarmed, pose: at(470, 540, 180) },
      ],
    ]);
    finish(
      table
        .attackDice("focus", "blank", "blank")
        .defenseDice(...MISS)
        .say("primary>B1"),
    );
    table.say("A1/upgrade:gunner/0").attackDice("focus", "blank", "blank").say("primary>B2");
    expect(table.keys).toContain("focus");
  });
});

describe("Magva Yarro", () => {
  const attack = (magva: object) =>
    cardTable([
      [{ pilot: "darthvader", locks: ["B1"], upgrades: ["predator"], pose: at(400, 300) }],
      [
        { ...xwing, pose: at(400, 490, 180) },
        { pilot: "magvayarro", tokens: { disarm: 1 }, pose: at(460, 520, 180), ...magva },
      ],
    ])
      .attackDice("blank", "blank")
      .say("primary>B1");

  test("a ship that attacks her friend at Range 1-2 can reroll only one die", () => {
    const table = attack({});
    expect(table.say("lock").keys).toEqual(["none", "blank"]);
    table.attackDice("focus").defenseDice("blank", "blank").say("blank");
    expect(table.keys).not.toContain("A1/upgrade:predator/0");
    expect(attack({ pose: at(400, 747, 180) }).say("lock").keys).toEqual(["none", "blank"]);
    expect(attack({ pose: at(400, 753, 180) }).say("lock").keys).toEqual(["none", "blank", "blank blank"]);
  });

  test("rerolling an added result counts as that one reroll", () => {
    const table = cardTable([
      [{ pilot: "norrawexley", locks: ["B1"], upgrades: ["predator", "lonewolf"], pose: at(400, 300) }],
      [
        { ...unarmed, pose: at(400, 490, 180) },
        { pilot: "magvayarro", tokens: { disarm: 1 }, pose: at(460, 520, 180) },
      ],
    ]);
    table.attackDice("blank", "blank").say("primary>B1").say("A1/pilot:norrawexley");
    expect(table.keys).toContain("A1/upgrade:lonewolf/1");
    table.say("A1/upgrade:predator/0").attackDice("hit").say("focus");
    expect(table.keys).not.toContain("A1/upgrade:lonewolf/1");
  });

  test("attackers of her enemies, or of herself, can reroll any dice", () => {
    const enemies = cardTable([
      [
        { pilot: "wedgeantilles", locks: ["B1"], pose: at(400, 300) },
        { pilot: "magvayarro", engaged: true, pose: at(460, 330) },
      ],
      [{ ...unarmed, pose: at(400, 490, 180) }],
    ]);
    expect(
      enemies
        .attackDice(...MISS)
        .say("primary>B1")
        .say("lock").keys,
    ).toContain("blank blank blank");
    const own = duel({ pilot: "darthvader", locks: ["B1"] }, { pilot: "magvayarro", tokens: { disarm: 1 } });
    expect(own.attackDice("blank", "blank").say("primary>B1").say("lock").keys).toContain("blank blank");
  });
});

describe("Sunny Bounder", () => {
  const SUNNY = "A1/pilot:sunnybounder";

  test("if all attack dice show the same result, another die with that result can be added", () => {
    const table = duel({ pilot: "sunnybounder" }, unarmed).attackDice("hit", "hit").say("primary>B1");
    expect(table.keys).toEqual(["pass", SUNNY]);
    table.defenseDice("focus", ...MISS).say(SUNNY);
    expect(table.notes("dice").at(-1)?.faces).toEqual(["hit", "hit", "hit"]);
    const unlike = duel({ pilot: "sunnybounder" }, unarmed)
      .attackDice("hit", "crit")
      .defenseDice(...MISS);
    expect(unlike.say("primary>B1").keys).not.toContain(SUNNY);
  });

  test("it also works after a reroll and when defending, once a round", () => {
    const table = duel({ pilot: "sunnybounder", locks: ["B1"] }, { pilot: "academypilot" })
      .attackDice("hit", "blank")
      .say("primary>B1")
      .say("lock");
    table.attackDice("hit").say("blank");
    expect(table.keys).toEqual(["pass", SUNNY]);
    table.defenseDice(...MISS).say(SUNNY);
    expect(table.ship("A1").usedThisRound).toEqual([SUNNY]);
    const defends = duel({ pilot: "darthvader" }, { pilot: "sunnybounder", tokens: { disarm: 1 } }).attackDice("hit", "hit");
    defends.defenseDice("focus", "focus", "focus").say("primary>B1");
    expect(defends.keys).toEqual(["pass", "B1/pilot:sunnybounder"]);
    const used = duel({ pilot: "darthvader" }, { pilot: "sunnybounder", tokens: { disarm: 1 }, usedThisRound: ["B1/pilot:sunnybounder"] });
    expect(used.attackDice("hit", "hit").defenseDice("focus", "focus", "focus").say("primary>B1").keys).not.toContain(
      "B1/pilot:sunnybounder",
    );
  });

  test("no die can be added if the dice can't be modified", () => {
    const table = duel({ pilot: "sunnybounder" }, { pilot: "omegaleader", locks: ["A1"], tokens: { disarm: 1 } });
    expect(
      table
        .attackDice("hit", "hit")
        .defenseDice(...MISS)
        .say("primary>B1").keys,
    ).not.toContain(SUNNY);
  });
});

describe("Crimson Leader", () => {
  const LEADER = "A1/pilot:crimsonleader";
  const attack = (defender: object = unarmed, faces: readonly AttackFace[] = ["hit", "crit"]) =>
    duel({ pilot: "crimsonleader" }, { pilot: "academypilot", ...defender })
      .attackDice(...faces)
      .say("primary>B1");

  test("it can spend a hit or critical to assign Rattled to the defender", () => {
    const table = attack().say(LEADER);
    expect(table.keys).toEqual(["hit", "crit"]);
    table.defenseDice("focus", ...MISS).say("hit");
    expect(table.notes("dice").at(-1)?.faces).toEqual(["crit"]);
    expect(table.game.state.effects).toMatchObject([{ id: "condition:rattled", ship: "B1", by: "A1" }]);
  });

  test("it can't do this without such a result or against a huge ship", () => {
    expect(attack(unarmed, ["focus", "blank"]).keys).not.toContain(LEADER);
    const huge = duel({ pilot: "crimsonleader" }, { pilot: "gr75mediumtransport", pose: at(400, 580, 180) });
    const key = huge.keys.find((one) => one.startsWith("primary>B1")) ?? "";
    expect(huge.attackDice("hit", "crit").say(key).keys).not.toContain(LEADER);
    expect(huge.notes("hit")).toHaveLength(1);
  });
});

describe("Lowhhrick", () => {
  const LOWHHRICK = "B2/pilot:lowhhrick";
  const attacked = (more: object) =>
    cardTable([
      [{ pilot: "darthvader", pose: at(400, 300) }],
      [
        { ...xwing, pose: at(400, 490, 180) },
        { pilot: "lowhhrick", pose: at(480, 490, 180), tokens: { reinforceFore: 1 }, ...more },
      ],
    ])
      .attackDice("hit", "hit")
      .defenseDice("blank", "blank")
      .say("primary>B1");

  test("he can spend a reinforce token to add an evade for another friend at Range 1", () => {
    const table = attacked({});
    expect(table.keys).toEqual(["done", LOWHHRICK]);
    table.say(LOWHHRICK);
    expect([table.ship("B2").tokens.reinforceFore, table.ship("B1").shields]).toEqual([0, 1]);
  });

  test("if he has two tokens, his player chooses which one to spend", () => {
    const table = attacked({ tokens: { reinforceFore: 1, reinforceAft: 1 } }).say(LOWHHRICK);
    expect(table.keys).toEqual(["fore", "aft"]);
    expect(table.say("aft").ship("B2").tokens).toMatchObject({ reinforceFore: 1, reinforceAft: 0 });
  });

  test("his own player decides about helping a teammate's ship", () => {
    const asked = () =>
      cardTable(
        [
          [{ pilot: "darthvader", pose: at(400, 300) }],
          [{ ...xwing, pose: at(400, 490, 180) }],
          [{ pilot: "lowhhrick", pose: at(480, 490, 180), tokens: { reinforceFore: 1 } }],
        ],
        { teams: [0, 1, 1] },
      )
        .attackDice("hit", "hit")
        .defenseDice("blank", "blank")
        .say("primary>B1")
        .say("C1/pilot:lowhhrick");
    expect(asked().asks).toEqual([{ kind: "choose one", seat: 2, keys: ["none", "fore"] }]);
    expect(asked().say("fore").ship("C1").tokens.reinforceFore).toBe(0);
    expect(asked().say("none").ship("C1").tokens.reinforceFore).toBe(1);
  });

  test("he can't help a friend farther away, help without a token, or help himself", () => {
    expect(attacked({ pose: at(600, 490, 180) }).keys).not.toContain(LOWHHRICK);
    expect(attacked({ tokens: { disarm: 1 } }).keys).not.toContain(LOWHHRICK);
    const own = duel({ pilot: "darthvader" }, { pilot: "lowhhrick", tokens: { disarm: 1, reinforceFore: 1 } });
    expect(own.attackDice("hit", "hit").defenseDice("blank").say("primary>B1").keys).not.toContain("B1/pilot:lowhhrick");
  });
});
