import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  finish,
  firing,
  flown,
  friendFires,
  HITS,
  lost,
  MISS,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const FO = "epsilonsquadroncadet";
const FOCUS = ["focus", "focus", "focus"] as const;
const HURT = [{ card: 0, faceup: false, since: 0 }];

describe("dice", () => {
  test("Midnight: if he has locked a ship, neither ship can modify its dice against the other", () => {
    const defended = (locks: readonly string[]) =>
      rolling(attacked("midnight", { locks: locks as never }, { foe: { tokens: { focus: 1 } } }), FOCUS, MISS, "primary>A1").keys;
    expect([defended(["B1"]).includes("focus"), defended([]).includes("focus")]).toEqual([false, true]);
    const attacks = (locks: readonly string[]) =>
      rolling(firing("midnight", { locks: locks as never }, { foe: { tokens: { focus: 1 } } }), ["hit", "hit"], FOCUS)
        .pass()
        .kind.startsWith("modify");
    expect(attacks(["B1"])).toBe(false);
    expect(rolling(firing("midnight", {}, { foe: { tokens: { focus: 1 } } }), ["hit", "hit"], FOCUS).kind).toBe("modify defense dice");
  });

  test("Commander Malarus spends a charge and gains stress to change focus results to hits", () => {
    const table = firing("commandermalarus").say(use("commandermalarus"));
    expect([table.ship("A1").charges, tokens(table).stress]).toEqual([1, 1]);
    const effect = rolling(table, ["focus", "focus"], MISS).keys.find((key) => key.includes("effect:commander malarus"));
    expect(shown(table.say(effect ?? ""))).toEqual(["hit", "hit"]);
    expect(firing("commandermalarus", { charges: 0 }).kind).toBe("attack");
  });

  test("Scorch gains stress to roll one more die, unless she is stressed or at range 0", () => {
    const table = firing("scorch").say("primary>B1").say(use("scorch"));
    expect([dice(table)[0], tokens(table).stress]).toEqual([3, 1]);
    expect(firing("scorch", { tokens: { stress: 1 } }).say("primary>B1").kind).not.toContain("use at");
    const inContact = firing("scorch", {}, { edition: "2.5", foe: { pose: at(400, 340, 180) } }).say("primary>B1");
    expect(inContact.kind).not.toContain("use at");
  });

  test("Static spends a lock and a focus token to change all results to criticals", () => {
    const table = rolling(firing("static", { locks: ["B1"], tokens: { focus: 1 } }), ["blank", "focus"], MISS).say(use("static"));
    expect([table.ship("A1").locks, tokens(table).focus, shown(table)]).toEqual([[], 0, ["crit", "crit"]]);
    expect(rolling(firing("static", { locks: ["B1"] }), ["blank", "focus"], MISS).keys).not.toContain(use("static"));
  });

  test("Longshot rolls one more die at range 3", () => {
    const rolls = (y: number) => dice(firing("longshot", {}, { foe: { pose: at(400, y, 180) } }).say("primary>B1"))[0];
    expect([rolls(570), rolls(490)]).toEqual([3, 2]);
  });

  test("TN-3465 suffers a critical to change a friendly ship's result to a critical", () => {
    const helps = (y: number) => rolling(friendFires("tn3465", { pose: at(400, y) }), ["hit", "blank", "blank"], MISS);
    const table = helps(420).say(use("tn3465", "A2")).say("blank");
    expect([lost(table, "A2"), shown(table)?.filter((face) => face === "crit").length]).toEqual([1, 1]);
    expect(helps(250).keys).not.toContain(use("tn3465", "A2"));
  });

  test("Backdraft rolls one more die to the rear", () => {
    const rolls = (pilot: string, y: number, quarter: "front" | "rear") =>
      dice(firing(pilot, { quarter }, { foe: { pose: at(400, y) } }).say("second primary>B1"))[0];
    expect([rolls("backdraft", 110, "rear"), rolls("backdraft", 490, "front"), rolls("zetasquadronsurvivor", 110, "rear")]).toEqual([
      3, 2, 2,
    ]);
  });

  test("Blackout makes the defender roll two fewer dice if an obstacle obstructs the attack", () => {
    const rolls = (obstacles: readonly { token: "coreasteroid0"; pose: ReturnType<typeof at> }[]) =>
      dice(finish(rolling(firing("blackout", {}, { obstacles }), MISS)))[1];
    expect([rolls([{ token: "coreasteroid0", pose: at(400, 395) }]), rolls([])]).toEqual([2, 3]);
  });
});

describe("after attacks and damage", () => {
  test("Quickdraw attacks when she loses a shield, once the current attack is over", () => {
    const struck = (charges: number, hits: readonly ("hit" | "blank")[]) =>
      finish(rolling(attacked("quickdraw", { charges }), hits, MISS, "primary>A1"));
    const table = struck(1, ["hit", "blank", "blank"]);
    expect(table.notes("hit")).toHaveLength(1);
    expect(table.say(use("quickdraw")).keys).toContain("primary>B1");
    expect(table.ship("A1").charges).toBe(0);
    expect(struck(0, HITS).kind).not.toContain("use at");
    expect(struck(1, MISS).kind).not.toContain("use at");
  });

  test("Kylo Ren assigns I'll Show You the Dark Side to a ship that attacked him", () => {
    const table = finish(rolling(attacked("kyloren"), MISS, MISS, "primary>A1")).say(use("kyloren"));
    expect([table.ship("A1").force, table.game.state.effects[0]?.id]).toEqual([1, "condition:illshowyouthedarkside"]);
    expect(finish(rolling(attacked("kyloren", { force: 0 }), MISS, MISS, "primary>A1")).kind).not.toContain("use at");
  });

  test("Avenger performs an action when a friendly ship is destroyed, even while stressed", () => {
    const friends = [beside("avenger", { tokens: { stress: 1 } })];
    const table = finish(
      rolling(attacked(FO, { shields: 0, damage: [...HURT, { card: 1, faceup: false, since: 0 }] }, { friends }), HITS, MISS, "primary>A1"),
    );
    expect(table.say(use("avenger", "A2")).keys).toContain("focus");
  });

  test("Lieutenant Tavson spends a charge to perform an action after suffering damage", () => {
    const struck = (charges: number) => finish(rolling(attacked("lieutenanttavson", { charges }), HITS, [], "primary>A1"));
    const table = struck(2).say(use("lieutenanttavson"));
    expect([table.ship("A1").charges, table.keys.length > 1]).toEqual([1, true]);
    expect(struck(0).kind).not.toContain("use at");
  });

  test("Null has initiative 7 until damaged, and Rush has initiative 6 while damaged", () => {
    const first = (pilot: string, damage: typeof HURT) =>
      cardTable([[{ pilot, pose: at(400, 300), damage }], [{ pilot: "wedgeantilles", pose: at(400, 490, 180) }]], {
        order: [1, 0],
      } as never).game.state.cursor.skill;
    expect([first("null", []), first("null", HURT)]).toEqual([7, 6]);
    const second = (damage: typeof HURT) =>
      cardTable([[{ pilot: "rush", pose: at(400, 300), damage }], [{ pilot: X_WING, pose: at(400, 490, 180) }]]).game.state.cursor.skill;
    expect([second(HURT), second([])]).toEqual([6, 3]);
  });

  test("Muse removes a stress token from a friendly ship at range 0-1, including his own", () => {
    const starting = (x: number) => firing("muse", {}, { friends: [beside(FO, { pose: at(x, 300), tokens: { stress: 1 } })] });
    expect(tokens(starting(480).say(use("muse")), "A2").stress).toBe(0);
    expect(starting(700).kind).toBe("attack");
    expect(tokens(firing("muse", { tokens: { stress: 1 } }).say(use("muse"))).stress).toBe(0);
  });

  test("Lieutenant Rivas locks a ship at range 1-2 that gains a red or orange token or is locked", () => {
    const stressed = (locks: readonly string[]) =>
      attacked("lieutenantrivas", { locks: locks as never }, { foe: { pilot: "scorch" } })
        .say("primary>A1")
        .say(use("scorch", "B1"));
    expect(stressed([]).say(use("lieutenantrivas")).ship("A1").locks).toEqual(["B1"]);
    expect(stressed(["B1"]).kind).not.toContain("use at tokenAssigned");
    const foes = [{ pilot: X_WING, pose: at(480, 500), activated: true }];
    const friends = [beside("lieutenantrivas", { activated: true })];
    const table = flown(FO, "2FB", {}, { foes, friends }).say("lock").say("B1");
    expect(table.say(use("lieutenantrivas", "A2")).ship("A2").locks).toEqual(["B1"]);
  });
});
