/** Pilots who exist only in 2.5. */
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  FIGHTER,
  finish,
  firing,
  flown,
  HITS,
  LATER,
  lost,
  MISS,
  rolling,
  type Some,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

describe("Hondo Ohnaka", () => {
  const HONDO = "pilot:hondoohnaka";
  const foe = (y: number, some: Some = {}) => ({ pilot: FIGHTER, pose: at(400, y, 180), activated: true, ...some });
  const acting = (some: Some, ...foes: readonly ReturnType<typeof foe>[]) =>
    flown("hondoohnaka", "1FB", {}, { ...LATER, friends: [beside(X_WING, { pose: at(500, 320), activated: true, ...some })], foes });

  test("lets two ships that aren't friendly to each other perform an action, even while stressed, and calculates", () => {
    const table = acting({ tokens: { stress: 1 } }, foe(600)).say(HONDO);
    expect(table.keys).toEqual(["A1", "A2", "B1"]);
    table.say("B1");
    expect(table.keys).toEqual(["A1", "A2"]);
    table.say("A2");
    expect(table.asks[0]).toMatchObject({ seat: 1, kind: "free action" });
    table.say("focus");
    expect([table.asks[0]?.seat, table.keys]).toEqual([0, ["skip", "focus", "lock", "reinforce", "boost"]]);
    table.say("focus");
    expect([tokens(table, "A2").focus, tokens(table, "B1").focus, tokens(table).calculate]).toEqual([1, 1, 1]);
  });

  test("still calculates if both ships decline", () => {
    const table = acting({}, foe(600)).say(HONDO).say("A2").say("skip").say("skip");
    expect([tokens(table, "A2").focus, tokens(table, "B1").focus, tokens(table).calculate]).toEqual([0, 0, 1]);
  });

  test("can't use the action without two such ships at range 0-3", () => {
    expect(acting({}, foe(850)).keys).not.toContain(HONDO);
    expect(acting({}, foe(600, { pilot: "outerrimgarrison" })).keys).not.toContain(HONDO);
  });

  test("can choose two enemies that are enemies of each other", () => {
    const third = { pilot: FIGHTER, pose: at(480, 600, 180), activated: true };
    const table = cardTable([[{ pilot: "hondoohnaka", pose: at(400, 300), dial: "1FB" }], [foe(600)], [third]], {
      phase: "activation",
      ...LATER,
    });
    expect(table.say(HONDO).say("B1").keys).toEqual(["A1", "C1"]);
  });
});

describe("Tor Phun", () => {
  const dying = { shields: 0, damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) };
  const shot = (foe: Some, faces: typeof HITS | typeof MISS = HITS) =>
    finish(
      rolling(
        firing("torphun", { tokens: { stress: 1 } }, { ...LATER, foe, foes: [{ pilot: FIGHTER, pose: at(460, 490, 180), engaged: true }] }),
        faces,
        MISS,
      ),
    );

  test("performs an action after destroying a ship, even while stressed, and gains two strain to attack again", () => {
    const table = shot(dying).say(use("torphun")).say("focus");
    expect(tokens(table).focus).toBe(1);
    table.say(use("torphun"));
    expect([tokens(table).strain, table.kind]).toEqual([2, "attack"]);
    expect(lost(finish(rolling(table, ["hit", "blank", "blank"], MISS, "primary>B2")), "B2")).toBe(1);
  });

  test("can attack again without performing an action", () => {
    const table = shot(dying).pass().say(use("torphun"));
    expect([tokens(table).focus, tokens(table).strain]).toEqual([0, 2]);
  });

  test("can do neither if the defender isn't destroyed", () => {
    expect(shot({}, MISS).kind).not.toContain("use at");
  });
});

test("Lapin: a stressed enemy's dice can't be modified", () => {
  const asked = (stress: number) => {
    const defends = rolling(
      firing("lapin", {}, { ...LATER, foe: { tokens: { focus: 1, stress } } }),
      ["hit", "hit"],
      ["focus", "focus", "focus"],
    );
    const fires = rolling(
      attacked("lapin", {}, { ...LATER, foe: { tokens: { focus: 1, stress } } }),
      ["focus", "hit", "hit"],
      [],
      "primary>A1",
    );
    return [defends.keys.includes("focus"), fires.keys.includes("focus")];
  };
  expect([asked(0), asked(1)]).toEqual([
    [true, true],
    [false, false],
  ]);
  const own = rolling(firing("lapin", { tokens: { focus: 1, stress: 1 } }, LATER), ["focus", "hit"]);
  expect(own.keys).toContain("focus");
});

describe("Doctor Aphra", () => {
  const aphra = (some: Some, foe: Some = {}) => firing("doctoraphra", some, { ...LATER, foe: { pose: at(400, 440, 180), ...foe } });

  test("spends a green token and a charge to stress another ship nearby", () => {
    const table = aphra({ tokens: { focus: 1, evade: 1 } })
      .say(use("doctoraphra"))
      .say("evade");
    expect([tokens(table), table.ship("A1").charges, tokens(table, "B1").stress]).toMatchObject([{ focus: 1, evade: 0 }, 2, 1]);
  });

  test("can also stress a friendly ship, but no ship that is stressed or farther away", () => {
    const tokensOf = { tokens: { focus: 1 } };
    const friends = [beside(X_WING, { pose: at(480, 300) })];
    const table = firing("doctoraphra", tokensOf, { ...LATER, friends, foe: { tokens: { stress: 1 }, pose: at(400, 440, 180) } });
    expect(tokens(table.say(use("doctoraphra")), "A2").stress).toBe(1);
    for (const none of [aphra(tokensOf, { tokens: { stress: 1 } }), aphra(tokensOf, { pose: at(400, 520, 180) })])
      expect(none.kind).not.toContain("use at");
  });

  test("can't do so without a charge or a green token", () => {
    for (const none of [aphra({ tokens: { focus: 1 }, charges: 0 }), aphra({ tokens: { stress: 1 } })])
      expect(none.kind).not.toContain("use at");
  });
});

describe("Durge of the Scum faction", () => {
  const hit = (faces: readonly ("hit" | "crit" | "blank")[], shields: number) =>
    finish(rolling(attacked("durge", { shields }, LATER), faces, MISS, "primary>A1"));

  test("suffers one critical instead of two hits if they get through his shields", () => {
    const table = hit(["hit", "hit", "blank"], 0).say(use("durge"));
    expect(table.ship("A1").damage).toMatchObject([{ faceup: true }]);
    const declined = hit(["hit", "hit", "blank"], 0).pass();
    expect(lost(declined, "A1") - lost(table, "A1")).toBe(1);
  });

  test("can't do so if his shields absorb them, or with only one hit", () => {
    expect(hit(["hit", "hit", "blank"], 2).kind).not.toContain("use at");
    expect(hit(["hit", "crit", "blank"], 1).kind).not.toContain("use at");
    expect(hit(["hit", "hit", "crit"], 2).kind).toContain("use at");
  });

  test("can't do so if the dice can't be modified", () => {
    const armed = attacked("durge", { shields: 0 }, { ...LATER, foe: { upgrades: ["snapshot"] } });
    expect(finish(rolling(armed, ["hit", "hit"], MISS, "snapshot@0>A1")).kind).not.toContain("use at");
  });
});
