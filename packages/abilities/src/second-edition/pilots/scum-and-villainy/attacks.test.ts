import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  FIGHTER,
  finish,
  firing,
  friendFires,
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

type Attack = ReturnType<typeof firing>;
const shot = (table: Attack, faces: readonly ("hit" | "blank" | "crit")[] = MISS) => finish(rolling(table, faces, MISS));
const defended = (table: Attack, faces: readonly ("hit" | "blank")[] = MISS) => finish(rolling(table, faces, MISS, "primary>A1"));
const gained = (table: Attack, ship: string, token: string) =>
  table.notes("token").filter((note) => note.ship === ship && note.token === token).length;

describe("results and damage", () => {
  test("Bossk spends a critical to add two hits", () => {
    const bossk = () => finish(rolling(firing("bossk"), ["crit", "blank", "blank"], MISS));
    expect(lost(bossk().say(use("bossk")), "B1")).toBe(2);
    expect(lost(bossk().pass(), "B1")).toBe(1);
    expect(finish(rolling(firing("bossk"), HITS, MISS)).kind).not.toContain("neutralizing");
  });

  test("[2E-ATK-16] Bossk adds no results at range 0 in 2.5", () => {
    const asked = (y: number) =>
      finish(rolling(firing("bossk", {}, { ...LATER, foe: { pose: at(400, y, 180) } }), ["crit", "blank", "blank"], MISS)).kind;
    expect([asked(360), asked(400)].map((kind) => kind === "use at neutralizing")).toEqual([false, true]);
  });

  test("Prince Xizor makes a friendly ship in the attack arc suffer a result in his place", () => {
    const xizor = (some: Some) =>
      finish(rolling(attacked("princexizor", {}, { friends: [beside(X_WING, some)] }), HITS, MISS, "primary>A1"));
    const table = xizor({}).say(use("princexizor"));
    expect(table.keys).toEqual(["none", "hit"]);
    table.say("hit");
    expect([lost(table, "A1"), lost(table, "A2")]).toEqual([2, 1]);
    expect(lost(xizor({ pose: at(600, 300) }), "A1")).toBe(3);
  });

  test("Viktor Hel gives stress to an attacker that didn't make him roll exactly two dice", () => {
    const stress = (y: number) =>
      tokens(finish(rolling(attacked("viktorhel", {}, { foe: { pose: at(400, y, 180) } }), MISS, MISS, "primary>A1")), "B1").stress;
    expect([stress(590), stress(490)]).toEqual([1, 0]);
    const robbed = attacked(
      "viktorhel",
      {},
      { foe: { pilot: "captainsear", tokens: { calculate: 1 } }, foes: [{ pilot: FIGHTER, pose: at(800, 800, 180) }] },
    );
    finish(rolling(robbed, HITS, ["evade", "evade"], "primary>A1")).say(use("captainsear", "B1"));
    expect([tokens(robbed, "B1").calculate, tokens(robbed, "B1").stress]).toEqual([0, 0]);
  });

  test("Captain Jostero attacks an enemy that suffers damage outside an attack", () => {
    const blown = (pilot: string) =>
      cardTable(
        [[{ pilot, pose: at(400, 300), dial: "2FB", activated: true }], [{ pilot: X_WING, pose: at(400, 490, 180), dial: "1FB" }]],
        { phase: "activation", obstacles: [{ token: "coreasteroid0", pose: at(400, 445) }] },
      ).attackDice("hit");
    const table = blown("captainjostero").until("use at damageSuffered").say(use("captainjostero"));
    expect(table.keys).toEqual(["none", "primary>B1"]);
    expect(finish(rolling(firing("captainjostero"), HITS, MISS)).kind).not.toContain("damageSuffered");
  });

  test("Outer Rim Pioneer lets friendly ships nearby attack while they are on obstacles", () => {
    const rock = { obstacles: [{ token: "coreasteroid0", pose: at(400, 300) }] } as const;
    expect(friendFires("outerrimpioneer", {}, rock).keys).toContain("primary>B1");
    expect(friendFires("outerrimpioneer", { pose: at(600, 300) }, rock).keys).not.toContain("primary>B1");
    expect(firing(X_WING, {}, { ...LATER, ...rock }).keys).not.toContain("primary>B1");
  });
});

describe("after attacks", () => {
  test("Laetin A'shera gains an evade token after an attack by him or on him misses", () => {
    expect(gained(shot(firing("laetinashera")), "A1", "evade")).toBe(1);
    expect(gained(shot(firing("laetinashera"), ["hit", "hit"]), "A1", "evade")).toBe(0);
    expect(gained(defended(attacked("laetinashera")), "A1", "evade")).toBe(1);
  });

  test("Dengar spends a charge to attack an attacker in his front arc", () => {
    expect(dice(finish(defended(attacked("dengar")).say(use("dengar"))))).toEqual([3, 2, 2, 2]);
    expect(defended(attacked("dengar", { charges: 0 })).kind).not.toContain("use at");
    expect(defended(attacked("dengar", { pose: at(400, 300, 180) })).kind).not.toContain("use at");
  });

  test("IG-88B attacks with a cannon after a miss", () => {
    const table = (faces: readonly ("hit" | "blank")[]) => shot(firing("ig88b", { upgrades: ["heavylasercannon"] }), faces);
    expect(table(MISS).say(use("ig88b")).keys).toEqual(["none", "heavylasercannon@0>B1"]);
    expect(table(HITS).kind).not.toContain("use at");
  });

  test("Torani Kulda damages enemies in his bullseye arc that don't remove a token", () => {
    const table = shot(firing("toranikulda", {}, { foes: [{ pilot: X_WING, pose: at(400, 600, 180), tokens: { focus: 1 } }] }));
    table.say("B1");
    expect(lost(table, "B1")).toBe(1);
    expect(table.keys).toEqual(["remove token", "damage"]);
    expect([tokens(table.pass(), "B2").focus, lost(table, "B2")]).toEqual([0, 0]);
  });

  test("G4R-G0R V/M damages all other ships in contact after defending", () => {
    const table = attacked("g4rgorvm", {}, { friends: [beside(X_WING, { pose: at(440, 300), touching: ["A1"] })] });
    expect([lost(defended(table), "A2"), lost(table, "B1")]).toEqual([1, 0]);
  });

  test.each(["viktorhel-rogueclassstarfighter"])("%s gives stress to an attacker unless he rolled two dice", (id) => {
    expect(gained(defended(attacked(id, {}, LATER)), "B1", "stress")).toBe(0);
    expect(gained(defended(attacked(id, { tokens: { strain: 1 } }, LATER)), "B1", "stress")).toBe(1);
  });

  test("Cad Bane transfers a red or orange token to a ship that he hit", () => {
    const hit = (charges: number) => shot(firing("cadbane", { charges, tokens: { stress: 1 } }, LATER), HITS);
    const table = hit(2).say(use("cadbane"));
    expect([gained(table, "B1", "stress"), tokens(table).stress]).toEqual([1, 0]);
    expect(hit(1).kind).not.toContain("use at");
  });

  test("Nom Lumb rotates his turret toward his attacker", () => {
    const table = attacked("nomlumb", { quarter: "rear" }, { foe: { tokens: { focus: 1 } } });
    expect(rolling(table, ["focus", "hit", "hit"], [], "primary>A1").ship("A1").quarter).toBe("front");
  });
});
