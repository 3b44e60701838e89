/** Cards that set the number of dice, or take effect before the roll. */
import type { Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, flying, shoot } from "../card-table.testing.ts";

const unarmed = { pilot: "academypilot", tokens: { disarm: 1 } };
const MISS = ["blank", "blank", "blank"] as const;

const finish = (table: Table): Table => {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
};

describe("C-3PO", () => {
  const C3PO = "B1/upgrade:c3po/0";
  const attacked = (pilot = "outerrimsmuggler", more: object = {}) => duel({ pilot: "darthvader" }, { pilot, upgrades: ["c3po"], ...more });
  const guessed = (guess: string, ...faces: readonly ("evade" | "focus" | "blank")[]) =>
    attacked("jakefarrell")
      .attackDice("hit", "hit")
      .defenseDice(...faces)
      .say("primary>B1")
      .say(C3PO)
      .say(guess);

  test("a right guess adds an evade", () => {
    const table = guessed("1", "evade", "blank", "blank");
    expect(table.notes("dice").at(-1)?.faces).toEqual(["evade", "blank", "blank", "evade"]);
    expect(table.notes("missed")).toHaveLength(1);
  });

  test("the player can guess any number from 0 to the number of dice", () => {
    const table = attacked("jakefarrell").attackDice("hit", "hit").say("primary>B1").say(C3PO);
    expect(table.asks).toEqual([{ kind: "choose one", seat: 1, keys: ["0", "1", "2", "3"] }]);
    expect(guessed("0", "blank", "blank", "blank").ship("B1").shields).toBe(1);
  });

  test("a wrong guess adds nothing", () => {
    expect(guessed("2", "blank", "blank", "blank").ship("B1").shields).toBe(0);
  });

  test("it can be used once a round, and only if a die is about to be rolled", () => {
    const used = attacked("jakefarrell", { usedThisRound: [C3PO] });
    expect(
      used
        .attackDice("hit", "hit")
        .defenseDice(...MISS)
        .say("primary>B1").keys,
    ).not.toContain(C3PO);
    expect(guessed("2", ...MISS).ship("B1").usedThisRound).toEqual([C3PO]);
    const none = attacked("jakefarrell", { tokens: { disarm: 1, tractor: 3 } });
    expect(none.attackDice("hit", "hit").say("primary>B1").keys).not.toContain(C3PO);
  });

  test("it can't be used for attack dice", () => {
    const table = duel({ pilot: "outerrimsmuggler", upgrades: ["c3po"] }, unarmed)
      .attackDice("blank", "blank")
      .defenseDice(...MISS);
    expect(table.say("primary>B1").keys).not.toContain("A1/upgrade:c3po/0");
  });
});

describe("Miranda Doni", () => {
  const MIRANDA = "A1/pilot:mirandadoni";
  const attack = (more: object = {}) => duel({ pilot: "mirandadoni", shields: 3, ...more }, unarmed).say("primary>B1");

  test("she can spend a shield to roll one more die", () => {
    const table = attack()
      .attackDice(...MISS)
      .defenseDice(...MISS)
      .say(MIRANDA);
    expect(table.keys).toEqual(["spend shield", "recover shield"]);
    table.say("spend shield");
    expect([diceRolled(table)[0], table.ship("A1").shields]).toEqual([3, 2]);
  });

  test("she can roll one die fewer to recover a shield", () => {
    const table = attack()
      .attackDice("blank")
      .defenseDice(...MISS)
      .say(MIRANDA)
      .say("recover shield");
    expect([diceRolled(table)[0], table.ship("A1").shields]).toEqual([1, 4]);
  });

  test("she can't recover more shields than she should have, or spend one that she doesn't have", () => {
    const full = attack({ shields: 4 })
      .attackDice(...MISS)
      .defenseDice(...MISS)
      .say(MIRANDA);
    expect([diceRolled(full)[0], full.ship("A1").shields]).toEqual([3, 3]);
    const empty = attack({ shields: 0 })
      .attackDice("blank")
      .defenseDice(...MISS)
      .say(MIRANDA);
    expect([diceRolled(empty)[0], empty.ship("A1").shields]).toEqual([1, 1]);
  });

  test("she can do this once a round, and not when defending", () => {
    expect(
      attack({ usedThisRound: [MIRANDA] })
        .attackDice("blank", "blank")
        .defenseDice(...MISS).keys,
    ).not.toContain(MIRANDA);
    const defends = duel({ pilot: "darthvader" }, { pilot: "mirandadoni", shields: 3, tokens: { disarm: 1 } });
    expect(shoot(defends, ["blank", "blank"], ["blank"]).ship("B1").usedThisRound).toEqual([]);
  });

  test("she can't roll one die fewer if she has no dice", () => {
    const table = duel({ pilot: "mirandadoni", shields: 0, upgrades: [] }, unarmed, {
      state: {
        effects: [{ id: "effect:more attack dice", ship: "A1", by: "A1", until: "round", since: 1, data: { figure: -5 } }],
        counted: 1,
      },
    });
    expect(table.defenseDice(...MISS).say("primary>B1").keys).not.toContain(MIRANDA);
  });
});

describe("Sarco Plank", () => {
  const SARCO = "B1/pilot:sarcoplank";
  const attacked = (more: object, gap = 150) =>
    duel({ pilot: "darthvader" }, { pilot: "sarcoplank", tokens: { disarm: 1 }, ...more }, { gap }).attackDice("blank", "blank");

  test("he can roll as many dice as his maneuver's speed instead of his agility", () => {
    const table = attacked({ speed: 3 })
      .defenseDice(...MISS)
      .say("primary>B1")
      .until("use at beforeRoll")
      .say(SARCO);
    expect(diceRolled(table)[1]).toBe(3);
    const declined = attacked({ speed: 3 }).defenseDice("blank", "blank").say("primary>B1").until("use at beforeRoll").say("pass");
    expect(diceRolled(declined)[1]).toBe(2);
  });

  test("range bonuses still add dice, but changes to his agility don't matter", () => {
    const far = attacked({ speed: 3, tokens: { disarm: 1, tractor: 1 } }, 250).defenseDice(...MISS, "blank");
    expect(diceRolled(far.say("primary>B1").until("use at beforeRoll").say(SARCO))[1]).toBe(4);
  });

  test("he can't do this if he hasn't executed a maneuver this round", () => {
    expect(finish(attacked({}).defenseDice("blank", "blank").say("primary>B1")).keys).not.toContain(SARCO);
  });
});

describe("Alliance Overhaul", () => {
  const TITLE = "A1/upgrade:allianceoverhaul/0";
  const arc170 = { pilot: "norrawexley", upgrades: ["allianceoverhaul"], pose: at(400, 300) };
  const table = () =>
    cardTable([
      [arc170],
      [
        { ...unarmed, pose: at(400, 490, 180) },
        { ...unarmed, pose: at(400, 110) },
      ],
    ]);

  test("an attack from the primary arc can roll one more die, but changes no focus result", () => {
    const ahead = table().say("primary>B1").attackDice("focus", "focus", "blank").say(TITLE);
    expect(diceRolled(ahead)[0]).toBe(3);
    expect(ahead.keys).not.toContain(TITLE);
  });

  test("an attack from the auxiliary arc can change a focus result to a critical, but rolls no extra die", () => {
    const behind = table()
      .attackDice("focus", "focus")
      .defenseDice(...MISS)
      .say("primary>B2");
    expect(diceRolled(behind)[0]).toBe(2);
    behind.say(TITLE);
    expect(behind.notes("dice").at(-1)?.faces).toEqual(["crit", "focus"]);
  });

  test("against a ship in both arcs, its player gets the extra die or the critical, but not both", () => {
    const beside = () =>
      cardTable([[arc170], [{ pilot: "outerrimsmuggler", tokens: { disarm: 1 }, pose: at(465, 300) }]])
        .say("primary>B1")
        .attackDice("focus", "focus", "focus", "focus");
    expect(beside().say(TITLE).keys).not.toContain(TITLE);
    expect(beside().say("pass").keys).toContain(TITLE);
  });
});

describe("Swarm Leader", () => {
  const LEADER = "A1/upgrade:swarmleader/0";
  const wing = (x: number, more: object = {}) => ({
    pilot: "academypilot",
    pose: at(x, 300),
    tokens: { evade: 1 },
    engaged: true,
    ...more,
  });
  const table = (...friends: readonly ReturnType<typeof wing>[]) =>
    cardTable([
      [{ pilot: "blacksquadronpilot", upgrades: ["swarmleader"], pose: at(400, 300) }, ...friends],
      [{ pilot: "rookiepilot", pose: at(400, 490, 180) }],
    ]);

  test("up to two friends can each spend an evade token to add one die", () => {
    const attack = table(wing(350), wing(450), wing(300)).say("primary>B1").say(LEADER);
    expect(attack.keys).toEqual(["A2", "A3", "A4"]);
    attack.say("A2");
    expect(attack.keys).toEqual(["none", "A3", "A4"]);
    attack.attackDice("blank", "blank", "blank", "blank").say("A3");
    expect(diceRolled(attack)[0]).toBe(4);
    expect(["A2", "A3", "A4"].map((id) => attack.ship(id).tokens.evade)).toEqual([0, 0, 1]);
  });

  test("one friend's token is enough", () => {
    const attack = table(wing(350), wing(450))
      .say("primary>B1")
      .say(LEADER)
      .say("A2")
      .attackDice(...MISS)
      .say("none");
    expect(diceRolled(attack)[0]).toBe(3);
    expect(attack.ship("A3").tokens.evade).toBe(1);
  });

  test("a friend can help only if it has an evade token and the defender is in its arc", () => {
    const attack = table(wing(350, { pose: at(350, 300, 180) }), wing(450, { tokens: {} }))
      .attackDice("blank", "blank")
      .say("primary>B1");
    expect(attack.keys).not.toContain(LEADER);
    expect(diceRolled(attack)[0]).toBe(2);
  });
});

describe("Cobalt Leader", () => {
  const bomb = { id: "device 1", token: "standardBomb", kind: "seismic charge", seat: 0, ship: "A1", round: 1 } as const;
  const rolled = (x: number) =>
    diceRolled(
      shoot(
        duel({ pilot: "cobaltleader" }, unarmed, { state: { devices: [{ ...bomb, pose: at(x, 490) }], counted: 1 } }),
        ["blank", "blank"],
        MISS,
      ),
    )[1];

  test("the defender rolls one die fewer at Range 1 of a bomb token", () => {
    expect([rolled(500), rolled(560)]).toEqual([2, 3]);
  });

  test("the bomb token doesn't matter if another pilot attacks", () => {
    const state = { devices: [{ ...bomb, pose: at(500, 490) }], counted: 1 };
    expect(diceRolled(shoot(duel({ pilot: "crimsonspecialist" }, unarmed, { state }), ["blank", "blank"], MISS))[1]).toBe(3);
  });
});

describe("Agent Kallus", () => {
  const ships = [
    [{ pilot: "omicrongrouppilot", upgrades: ["agentkallus"], pose: at(400, 300) }],
    [
      { pilot: "rookiepilot", pose: at(380, 520, 180), tokens: { disarm: 1 } },
      { pilot: "rookiepilot", pose: at(440, 520, 180), tokens: { disarm: 1 } },
    ],
  ] as const;
  const KALLUS = "A1/upgrade:agentkallus/0";
  const hunted = {
    effects: [{ id: "effect:agentkallus", ship: "B1", by: "A1", until: "game", since: 1 }],
    counted: 1,
  } as const;

  test("at the start of the first round, its player chooses a small or large enemy", () => {
    const table = cardTable([ships[0], [...ships[1], { pilot: "gr75mediumtransport", pose: at(600, 700, 180) }]], { phase: "planning" });
    expect(table.asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["B1", "B2"] }]);
    expect(table.say("B2").game.state.effects).toMatchObject([{ ship: "B2", by: "A1", until: "game" }]);
    const later = cardTable(ships, { phase: "planning", state: { round: 2 } });
    expect(later.kind).not.toBe("choose ship");
  });

  test("its ship can change a focus result to a hit against that enemy", () => {
    const table = cardTable(ships, { state: hunted }).attackDice("focus", "focus", "blank").say("primary>B1");
    table.say(KALLUS);
    expect(table.notes("dice").at(-1)?.faces).toEqual(["hit", "focus", "blank"]);
    const other = cardTable(ships, { state: hunted }).attackDice("focus", "focus", "blank").say("primary>B2");
    expect(other.keys).not.toContain(KALLUS);
  });

  test("its ship can change a focus result to an evade when that enemy attacks", () => {
    const table = cardTable([[{ ...ships[0][0], tokens: { disarm: 1 } }], [{ pilot: "rookiepilot", pose: at(380, 520, 180) }]], {
      state: hunted,
    });
    table.attackDice("hit", "hit", "hit").defenseDice("focus").say("primary>A1");
    expect(table.keys).toEqual(["done", `${KALLUS}#1`]);
    expect(table.say(`${KALLUS}#1`).ship("A1").shields).toBe(3);
  });
});

test("Sunny Bounder's ability works for any roll of the ship's own dice, even outside an attack", () => {
  const table = flying({ pilot: "sunnybounder" }, "2FG", { obstacles: [{ token: "coreasteroid0", pose: at(400, 400) }], draws: [7] });
  expect(table.keys).toEqual(["pass", "A1/pilot:sunnybounder"]);
});
