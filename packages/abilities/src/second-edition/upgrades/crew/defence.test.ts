import { describe, expect, test } from "vitest";
import { chargesLeft, finish, firing, HITS, LATER, lost, rolling, shown, tokens, use } from "../upgrades.testing.ts";
import { defending, down, friendDefends } from "./crew.testing.ts";

const BLANKS = ["blank", "blank", "blank"] as const;

describe("when it defends", () => {
  test("C-3PO of the Rebellion: guessing the number of evades correctly adds one", () => {
    const guessed = (number: string) => {
      const table = defending("c3po", { tokens: { calculate: 1 } }, {}, LATER);
      rolling(table, ["hit", "hit", "hit"], ["evade", "blank"], "primary>A1").say(use("c3po")).say(number);
      return [lost(finish(table), "A1"), tokens(table).calculate];
    };
    expect([guessed("1"), guessed("2")]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test("C-3PO of the Rebellion: it adds none for a defender that can't modify dice", () => {
    const foe = { pilot: "midnight", locks: ["A1"] as const };
    const table = defending("c3po", { tokens: { calculate: 1 } }, foe, LATER);
    rolling(table, ["hit", "hit"], ["evade", "blank"], "primary>A1").until("use at beforeRoll").say(use("c3po")).say("1");
    expect(lost(finish(table), "A1")).toBe(1);
  });

  test("C-3PO of the Republic: the ship rerolls a die while it has a calculate token", () => {
    const rolled = (calculate: number) =>
      rolling(defending("c3po-republic", { tokens: { calculate } }), ["hit", "hit", "hit"], ["blank", "blank"], "primary>A1");
    expect(rolled(1).until("modify defense dice").keys).toContain(use("c3po-republic"));
    expect(rolled(0).kind).toBe("dial + dial");
  });

  test("Chancellor Palpatine: Force gives the attacker stress, and he can flip in the End phase", () => {
    const table = defending("chancellorpalpatine");
    finish(rolling(table, BLANKS, ["blank", "blank"], "primary>A1")).say(use("chancellorpalpatine"));
    expect([tokens(table, "B1").stress, table.ship("A1").force]).toEqual([1, 0]);
    table.until("use at duringEnd").say(use("chancellorpalpatine"));
    expect(table.ship("A1").upgrades[0]?.side).toBe("back");
    const far = defending("chancellorpalpatine", {}, {}, { gap: 250 });
    expect(finish(rolling(far, BLANKS, ["blank", "blank", "blank"], "primary>A1")).kind).not.toBe("use at afterAttack");
  });

  test("Commander Pyre: the ship rerolls a die against a stressed attacker", () => {
    const keys = (stress: number) =>
      rolling(defending("commanderpyre", {}, { tokens: { stress } }, LATER), ["hit", "hit", "hit"], ["blank", "blank"], "primary>A1").asks;
    expect(keys(1)).toMatchObject([{ kind: "modify defense dice", keys: ["done", use("commanderpyre")] }]);
    expect(keys(0)).not.toMatchObject([{ kind: "modify defense dice" }]);
  });

  test("Freelance Slicer: a lock on the attacker is spent to jam it, and on a hit the ship is jammed too", () => {
    const table = defending("freelanceslicer", { locks: ["B1"] }, { tokens: { focus: 1 } });
    table
      .attackDice("hit", ...BLANKS)
      .defenseDice("blank", "blank")
      .say("primary>A1")
      .say(use("freelanceslicer"));
    expect([table.ship("A1").locks, tokens(table, "B1").focus]).toEqual([[], 0]);
    expect(table.notes("token").map((note) => note.ship)).toEqual(["B1", "A1"]);
  });

  test("General Grievous: the ship cancels one of two results, and recovers the charge when a friendly ship is lost", () => {
    const results = (...faces: readonly ("hit" | "crit" | "blank")[]) =>
      finish(rolling(defending("generalgrievous", { shields: 2 }), faces, ["blank", "blank"], "primary>A1"));
    const table = results("hit", "crit", "blank").say(use("generalgrievous")).say("crit");
    expect([lost(table, "A1"), chargesLeft(table)]).toEqual([1, 0]);
    expect(results("hit", "blank", "blank").kind).not.toBe("use at neutralizing");
    const fallen = friendDefends("generalgrievous", { active: [0] }, { shields: 0, damage: [1, 2, 3].map(down) });
    finish(rolling(fallen, ["hit", "hit", "hit"], ["blank", "blank"], "primary>A2"));
    expect(chargesLeft(fallen)).toBe(1);
  });

  test("IG-11: two faceup cards become fuses that burn down, and after the last one the ship explodes", () => {
    const table = defending("ig11", { shields: 0 }, {}, LATER);
    finish(rolling(table, ["crit", "crit", "blank"], ["blank", "blank"], "primary>A1"));
    expect([table.ship("A1").damage, table.notes("token")]).toMatchObject([[], [{ token: "calculate" }, { token: "calculate" }]]);
    expect(table.ship("A1").upgrades[0]).toMatchObject({ side: "back", charges: 1 });
    while (!table.keys.includes("upgrade:ig11")) table.pass();
    expect(chargesLeft(table.say("upgrade:ig11"))).toBe(2);
    const burning = firing("ig11", {}, {}, { ...LATER, gap: 60 }).nextDamage(1, "Hull Breach");
    const upgrades = burning.ship("A1").upgrades.map((card) => ({ ...card, side: "back" as const, charges: 1 }));
    burning.give({ input: "set", reason: "flipped", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
    while (burning.ship("A1").status === "inPlay") burning.pass();
    expect([burning.game.state.round, burning.ship("A1").status, lost(burning, "B1")]).toEqual([1, "destroyed", 1]);
  });

  test("Magva Yarro: the ship can lock an attacker that hits it", () => {
    const hit = finish(rolling(defending("magvayarro"), HITS, ["blank", "blank"], "primary>A1"));
    expect(hit.say(use("magvayarro")).ship("A1").locks).toEqual(["B1"]);
    const missed = finish(rolling(defending("magvayarro"), BLANKS, ["blank", "blank"], "primary>A1"));
    expect(missed.kind).not.toBe("use at afterAttack");
  });

  test("Latts Razzi: removing a stress token from the attacker changes a die to an evade", () => {
    const rolled = (stress: number) => rolling(defending("lattsrazzi", {}, { tokens: { stress } }), HITS, ["blank", "blank"], "primary>A1");
    const table = rolled(1).until("modify defense dice").say(use("lattsrazzi"));
    expect([shown(table, "defense"), tokens(table, "B1").stress]).toEqual([["evade", "blank"], 0]);
    expect(rolled(0).kind).not.toBe("modify defense dice");
  });

  test("Maul: after suffering damage, the ship gains stress to recover Force", () => {
    const hurt = (force: number) => finish(rolling(defending("maul", { force }), HITS, ["blank", "blank"], "primary>A1"));
    const table = hurt(0).say(use("maul"));
    expect([table.ship("A1").force, tokens(table).stress]).toEqual([1, 1]);
    expect(hurt(1).kind).not.toBe("use at damageSuffered");
  });

  test("The Child: the ship's Force recovers only after it suffers damage in an attack", () => {
    const after = (faces: typeof HITS | typeof BLANKS) =>
      finish(rolling(defending("thechild", { force: 0 }, {}, LATER), faces, ["blank", "blank"], "primary>A1")).ship("A1").force;
    expect([after(HITS), after(BLANKS)]).toEqual([1, 0]);
    const recurring = defending("thechild", { pilot: "lukeskywalker", force: 0 }, { engaged: true }, LATER);
    expect(recurring.untilPhase("planning").ship("A1").force).toBe(0);
  });

  test("The Mandalorian: non-recurring Force recovers if the ship hasn't defended", () => {
    const crew = { upgrades: ["themandalorian", "thechild"], force: 0 };
    const peace = defending("themandalorian", crew, { engaged: true }, LATER).untilPhase("planning");
    const war = finish(rolling(defending("themandalorian", crew, {}, LATER), BLANKS, ["blank", "blank"], "primary>A1")).untilPhase(
      "planning",
    );
    expect([peace.ship("A1").force, war.ship("A1").force]).toEqual([1, 0]);
  });
});
