import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  finish,
  firing,
  LATER,
  MISS,
  type More,
  rolling,
  type Some,
  shown,
  tokens,
  use,
} from "../pilots.testing.ts";

const DRONE = "tradefederationdrone";
const ASIDE = { pose: at(460, 490, 180) };
const CALCULATING = { calculate: 1 };

/** Returns how many attack dice the pilot rolls. The game must not ask anything before the roll. */
const attackDice = (pilot: string, more: More = {}, by = "primary>B1") => dice(firing(pilot, {}, more).say(by))[0] ?? 0;
/** True if the pilot is offered its own dice change when attacking. */
const offered = (pilot: string, some: Some = {}, more: More = {}) =>
  rolling(firing(pilot, some, more), ["blank", "focus", "hit"]).keys.includes(use(pilot));
/** True if the pilot is offered its own dice change when defending. */
const defends = (pilot: string, some: Some = {}, more: More = {}, faces: readonly ("blank" | "focus")[] = ["blank", "blank"]) =>
  rolling(attacked(pilot, some, more), ["hit", "hit", "hit"], faces, "primary>A1").keys.includes(use(pilot));

describe("numbers of dice", () => {
  test("Sun Fac rolls one more die against a tractored ship", () => {
    const held = { foe: { tokens: { tractor: 1 } } };
    expect([attackDice("sunfac", held), attackDice("sunfac")]).toEqual([4, 3]);
  });

  test("DBS-404 rolls one more die at range 1 and is damaged if it hits; in 2.0 this also works at range 0", () => {
    const near = { foe: { pose: at(400, 400, 180) } };
    expect([attackDice("dbs404", near), attackDice("dbs404"), attackDice("dbs404", { ...LATER, ...near })]).toEqual([4, 2, 4]);
    expect(attackDice("dbs404-siegeofcoruscant", { ...LATER, ...near })).toBe(4);
    const touching = { foe: { pose: at(400, 340, 180), touching: ["A1"] as const } };
    const table = firing("dbs404", { touching: ["B1"] }, touching);
    expect(
      dice(
        table
          .attackDice("hit", "hit", "hit", "hit")
          .defenseDice(...MISS)
          .say("primary>B1"),
      )[0],
    ).toBe(4);
    expect(finish(table).ship("A1").damage).toMatchObject([{ faceup: true }]);
    const far = rolling(firing("dbs404"), ["hit", "hit"], MISS);
    expect(finish(far).ship("A1").damage).toEqual([]);
    expect(dice(firing("dbs404", { touching: ["B1"] }, { ...LATER, ...touching }).say("primary>B1"))[0]).toBe(2);
  });

  test("Pre Vizsla spends two charges to roll one more die against equal or higher initiative", () => {
    const fires = (foe: string, charges = 2) => firing("previzsla", { charges }, { ...LATER, foe: { pilot: foe } }).say("primary>B1");
    const table = fires("soontirfel").say(use("previzsla"));
    expect([dice(table)[0], table.ship("A1").charges]).toEqual([4, 0]);
    expect([fires("academypilot"), fires("soontirfel", 1)].map((one) => dice(one)[0])).toEqual([3, 3]);
  });

  test("Guarded: one more die for each MagnaGuard Protector with a token in the attack arc, outside the bullseye arc", () => {
    const rolled = (x: number, some: Some) => {
      const state = { effects: [{ id: "condition:guarded", ship: "A1", by: "A2", until: "game", since: 1 }] } as const;
      const friends = [beside("magnaguardprotector", { pose: at(460, 300), ...some })];
      const table = attacked(DRONE, {}, { ...LATER, friends, foe: { pose: at(x, 490, 180) }, state });
      return dice(finish(rolling(table, ["hit", "hit", "hit"], [], "primary>A1")))[1];
    };
    expect(rolled(460, { tokens: CALCULATING })).toBe(3);
    expect([rolled(400, { tokens: CALCULATING }), rolled(460, {}), rolled(460, { tokens: CALCULATING, pose: at(850, 300) })]).toEqual([
      2, 2, 2,
    ]);
  });
});

describe("rerolled dice", () => {
  test("Precise Hunter rerolls a blank against a ship in its bullseye arc", () => {
    const table = rolling(firing("precisehunter"), ["blank", "hit"]).attackDice("hit").say(use("precisehunter")).say("blank");
    expect(shown(table)).toEqual(["hit", "hit"]);
    expect(offered("precisehunter", {}, { foe: ASIDE })).toBe(false);
    expect(rolling(firing("precisehunter"), ["focus", "hit"]).kind).not.toBe("modify attack dice");
  });

  test("General Grievous rerolls two dice outside the defender's firing arc", () => {
    const behind = { foe: { pose: at(400, 490, 0) } };
    const table = rolling(firing("generalgrievous", {}, behind), ["blank", "focus", "hit"]).attackDice("hit", "hit");
    expect(shown(table.say(use("generalgrievous")).say("blank focus"))).toEqual(["hit", "hit", "hit"]);
    expect(offered("generalgrievous")).toBe(false);
  });

  test("Wat Tambor rerolls a die for each calculating friendly ship at range 1 of the defender", () => {
    const near = (tokenCount: number, y = 440): More => ({
      friends: [beside(DRONE, { pose: at(480, y), tokens: { calculate: tokenCount } })],
    });
    const table = rolling(firing("wattambor", {}, near(1)), ["blank", "blank", "hit"]).say(use("wattambor"));
    expect(table.keys.every((key) => key.split(" ").length === 1)).toBe(true);
    expect([offered("wattambor", {}, near(0)), offered("wattambor", {}, near(1, 300))]).toEqual([false, false]);
  });

  test("Chertek rerolls two dice against a tractored ship", () => {
    expect(offered("chertek", {}, { ...LATER, foe: { tokens: { tractor: 1 } } })).toBe(true);
    expect(offered("chertek", {}, LATER)).toBe(false);
  });

  test("Geonosian Prototype removes a tractor token from the defender to reroll two missile dice", () => {
    const volley = (tractor: number, weapon: string) =>
      rolling(
        firing("geonosianprototype", { upgrades: ["concussionmissiles"], locks: ["B1"] }, { ...LATER, foe: { tokens: { tractor } } }),
        ["blank", "blank", "hit"],
        [],
        weapon,
      );
    const table = volley(1, "concussionmissiles@0>B1").attackDice("hit", "hit").say(use("geonosianprototype")).say("blank blank");
    expect([tokens(table, "B1").tractor, shown(table)]).toEqual([0, ["hit", "hit", "hit"]]);
    expect(volley(0, "concussionmissiles@0>B1").keys).not.toContain(use("geonosianprototype"));
    expect(volley(1, "primary>B1").keys).not.toContain(use("geonosianprototype"));
  });
});

describe("changed results", () => {
  test("DFS-081 spends a calculate token, of its own or a friendly defender at range 0-1, to change criticals to hits", () => {
    const table = rolling(attacked("dfs081", { tokens: CALCULATING }), ["crit", "crit", "hit"], [], "primary>A1").say(use("dfs081"));
    expect([shown(table), tokens(table).calculate]).toEqual([["hit", "hit", "hit"], 0]);
    const helped = (x: number) =>
      rolling(
        attacked(DRONE, { tokens: CALCULATING }, { friends: [beside("dfs081", { pose: at(x, 300) })] }),
        ["crit", "crit", "hit"],
        [],
        "primary>A1",
      );
    expect(tokens(helped(480).say(use("dfs081", "A2"))).calculate).toBe(0);
    expect(helped(600).keys).not.toContain(use("dfs081", "A2"));
  });

  test("Jango Fett changes an enemy's focus result to a blank if the enemy revealed a harder maneuver", () => {
    const fires = (own: string, theirs: string) =>
      rolling(firing("jangofett", { revealed: own }, { foe: { revealed: theirs } }), ["hit", "hit", "hit"], ["focus", "focus", "blank"]);
    expect(shown(fires("2FB", "2FW").say(`${use("jangofett")}#1`), "defense")).toEqual(["blank", "focus", "blank"]);
    expect([fires("2FB", "2FB"), fires("2FW", "2FB")].map(({ keys }) => keys.includes(`${use("jangofett")}#1`))).toEqual([false, false]);
    const shot = (theirs: string) =>
      rolling(attacked("jangofett", { revealed: "3FW" }, { foe: { revealed: theirs } }), ["focus", "hit", "hit"], [], "primary>A1");
    expect(shown(shot("4KR").say(use("jangofett")))).toEqual(["blank", "hit", "hit"]);
    expect(shot("3FW").keys).not.toContain(use("jangofett"));
  });

  test("Jango Fett compares colours on the dials, even if a card made a maneuver easier", () => {
    const table = firing("jangofett", { revealed: "2FB" }, { foe: { pilot: "l337-escapecraft", revealed: "1BW", shields: 0 } });
    expect(rolling(table, ["hit", "hit", "hit"], ["focus", "focus"]).keys).toContain(`${use("jangofett")}#1`);
  });

  test("DIS-T81 spends calculate tokens of friendly ships in the enemy's firing arc", () => {
    const fires = (x: number) =>
      rolling(firing("dist81", {}, { ...LATER, friends: [beside(DRONE, { pose: at(x, 280), tokens: CALCULATING })] }), [
        "focus",
        "hit",
        "hit",
      ]);
    const table = fires(520).say(use("dist81"));
    expect([shown(table), tokens(table, "A2").calculate]).toEqual([["hit", "hit", "hit"], 0]);
    expect(fires(800).keys).not.toContain(use("dist81"));
    const hit = rolling(
      attacked("dist81", { tokens: CALCULATING }, LATER),
      ["hit", "hit", "hit"],
      ["focus", "focus", "focus"],
      "primary>A1",
    );
    expect(shown(hit.say(`${use("dist81")}#1`), "defense")).toEqual(["evade", "focus", "focus"]);
  });

  test("Boba Fett changes a blank with no friendly ship at range 0-2", () => {
    const boba = "bobafett-firesprayclasspatrolcraft";
    expect([defends(boba, {}, LATER), defends("bobafett-separatistalliance", {}, {})]).toEqual([true, true]);
    expect(defends(boba, {}, { ...LATER, friends: [beside(DRONE, { pose: at(550, 300) })] })).toBe(false);
  });

  test("IG-102 changes a blank against equal or higher initiative", () => {
    expect([defends("ig102", {}, { ...LATER, foe: { pilot: "lukeskywalker" } }), defends("ig102", {}, LATER)]).toEqual([true, false]);
  });
});
