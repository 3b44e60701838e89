import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  finish,
  firing,
  friendAttacked,
  friendFires,
  HITS,
  LATER,
  MISS,
  rolling,
  type Some,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const BOMB = { id: "device 9", token: "standardBomb", kind: "proton bomb", seat: 0, ship: "A1", round: 1 } as const;
const A_WING = "greensquadronexpert";
type Table = ReturnType<typeof firing>;
const defends = (table: Table, attack: readonly ("hit" | "focus" | "blank")[], defense: readonly ("focus" | "blank")[]) =>
  rolling(table, attack, defense, "primary>A1").until("modify defense dice");

describe("results", () => {
  test("Jessika Pava spends her own or her astromech's charge to reroll a die for each friendly ship next to her", () => {
    const fires = (some: Some, friend: Some = {}) =>
      rolling(firing("jessikapava", some, { ...LATER, friends: [beside(X_WING, friend)], foe: { tokens: { evade: 1 } } }), MISS);
    const table = fires({}).attackDice("hit").say(use("jessikapava")).say("blank");
    expect([shown(table), table.ship("A1").charges]).toEqual([["hit", "blank", "blank"], 0]);
    const droid = fires({ charges: 0, upgrades: ["r2d2-resistance"] })
      .attackDice("hit")
      .say(use("jessikapava"));
    expect(droid.say("blank").ship("A1").upgrades[0]?.charges).toBe(3);
    expect(fires({ charges: 0 }).keys).not.toContain(use("jessikapava"));
    expect(fires({}, { pose: at(600, 300) }).keys).not.toContain(use("jessikapava"));
  });

  test("Rey spends Force to change a blank while the enemy is in her front arc", () => {
    const fires = (y: number, heading: number) =>
      rolling(firing("rey", { quarter: "front" }, { foe: { pose: at(400, y, heading), tokens: { evade: 1 } } }), MISS);
    const table = fires(510, 180).say(use("rey"));
    expect([shown(table), table.ship("A1").force]).toEqual([["hit", "blank", "blank"], 1]);
    expect(fires(90, 0).keys).not.toContain(use("rey"));
    const defending = defends(attacked("rey", {}, { foe: { pose: at(400, 510, 180) } }), HITS, ["blank"]).say(`${use("rey")}#1`);
    expect(shown(defending, "defense")).toEqual(["evade"]);
  });

  test("Rose Tico rerolls a die for each friendly ship in the attack arc", () => {
    const fires = (x: number, y = 400) =>
      rolling(firing("rosetico", {}, { friends: [beside(X_WING, { pose: at(x, y) })] }), ["blank", "blank"]);
    const table = fires(430).attackDice("hit").say(use("rosetico")).say("blank");
    expect(shown(table)).toEqual(["hit", "blank"]);
    expect([fires(700), fires(430, 680)].map(({ keys }) => keys.includes(use("rosetico")))).toEqual([false, false]);
    expect(fires(430, 600).keys).toContain(use("rosetico"));
  });

  test("Finn adds a blank, or gains strain to add a focus result", () => {
    const fires = () => rolling(firing("finn", {}, { ...LATER, foe: { tokens: { evade: 1 } } }), ["hit", "hit"]).say(use("finn"));
    expect(shown(fires().say("blank"))).toEqual(["hit", "hit", "blank"]);
    const table = fires().say("focus");
    expect([shown(table), tokens(table).strain]).toEqual([["hit", "hit", "focus"], 1]);
  });

  test("Vennie adds a focus result while a friendly ship's turret arc contains the attacker", () => {
    const covered = (quarter: "front" | "left") => {
      const friends = [beside(A_WING, { quarter, pose: at(520, 300) })];
      const table = attacked("vennie", { quarter: "left", tokens: { focus: 1 } }, { friends, foe: { pose: at(400, 510, 180) } });
      return defends(table, HITS, ["focus"]);
    };
    expect(shown(covered("front").say(use("vennie")), "defense")).toEqual(["focus", "focus"]);
    expect(covered("left").keys).not.toContain(use("vennie"));
  });

  test("Ronith Blario spends a focus token from a friendly ship whose turret arc contains the enemy", () => {
    const fires = (quarter: "front" | "left") =>
      rolling(firing("ronithblario", { quarter: "front" }, { friends: [beside(A_WING, { quarter, tokens: { focus: 1 } })] }), [
        "focus",
        "focus",
      ]);
    const table = fires("front").say(use("ronithblario"));
    expect([shown(table), tokens(table, "A2").focus]).toEqual([["hit", "focus"], 0]);
    expect(fires("left").keys).not.toContain(use("ronithblario"));
  });

  test("Lega Fossang rerolls dice for devices and calculating friendly ships in the attack arc", () => {
    const fires = (x: number, calculate: number) =>
      rolling(
        firing(
          "legafossang",
          {},
          {
            ...LATER,
            friends: [beside(X_WING, { pose: at(430, 400), tokens: { calculate } })],
            state: { devices: [{ ...BOMB, pose: at(x, 400) }] },
          },
        ),
        ["blank", "blank"],
      );
    const both = fires(370, 1).attackDice("hit", "hit").say(use("legafossang")).say("blank blank");
    expect(shown(both)).toEqual(["hit", "hit"]);
    expect(fires(370, 0).say(use("legafossang")).keys).not.toContain("blank blank");
    expect(fires(700, 0).keys).not.toContain(use("legafossang"));
  });

  test("Teza Nasz lets a friendly ship reroll a die against a defender between two friendly ships", () => {
    const fires = (x: number) =>
      rolling(
        friendFires(
          "tezanasz",
          { pose: at(300, 490) },
          { ...LATER, friends: [beside(X_WING, { pose: at(x, 490) })], foe: { pose: at(400, 490, 180) } },
        ),
        MISS,
      );
    const table = fires(500).attackDice("hit").say(use("tezanasz", "A2")).say("blank");
    expect(shown(table)).toEqual(["hit", "blank", "blank"]);
    expect(fires(230).keys).not.toContain(use("tezanasz", "A2"));
  });

  test("Nimi Chireen changes a blank to a focus result against a ship with higher initiative", () => {
    const fires = (pilot: string) => rolling(firing("nimichireen", {}, { ...LATER, foe: { pilot } }), MISS);
    expect(shown(fires("soontirfel").say(use("nimichireen")))).toEqual(["focus", "blank", "blank"]);
    expect(fires("academypilot").keys).not.toContain(use("nimichireen"));
  });
});

describe("numbers of dice", () => {
  const one = { damage: [{ card: 0, faceup: false, since: 0 }] };

  test("Tallissan Lintra spends a charge to give a defender one more die against an enemy in her bullseye arc", () => {
    const shot = (x: number, charges: number) =>
      rolling(
        friendAttacked("tallissanlintra", { pose: at(x, 300), charges }, { foe: { pose: at(400, 490, 180) } }),
        HITS,
        [],
        "primary>A1",
      );
    const table = shot(410, 1);
    expect(dice(finish(table.defenseDice(...MISS).say(use("tallissanlintra", "A2"))))).toEqual([3, 3]);
    expect(dice(shot(480, 1))).toEqual([3, 2]);
    expect(dice(shot(410, 0))).toEqual([3, 2]);
  });

  test("L’ulo L’ampar rolls one more attack die and one fewer defense die while stressed", () => {
    const fires = (stress: number) => dice(rolling(firing("lulolampar", { quarter: "front", tokens: { stress } }), MISS, MISS))[0];
    expect([fires(0), fires(1)]).toEqual([2, 3]);
    const defending = (stress: number) =>
      dice(finish(rolling(attacked("lulolampar", { tokens: { stress } }), HITS, MISS, "primary>A1")))[1];
    expect([defending(0), defending(1)]).toEqual([3, 2]);
  });

  test("Cat rolls one more die against a defender next to a friendly device", () => {
    const fires = (seat: number, y: number) =>
      dice(
        rolling(
          firing("cat", {}, { foe: { pose: at(400, 510, 180) }, state: { devices: [{ ...BOMB, seat, pose: at(400, y) }] } }),
          [...HITS, "hit"],
          MISS,
        ),
      )[0];
    expect([fires(0, 600), fires(1, 600), fires(0, 800)]).toEqual([4, 3, 3]);
  });

  test("Cova Nell rolls one more die after a red maneuver", () => {
    const fires = (revealed: string) => dice(rolling(firing("covanell", { revealed }), MISS, MISS))[0];
    expect([fires("4FR"), fires("2FB")]).toEqual([3, 2]);
    const defending = (revealed: string) => dice(finish(rolling(attacked("covanell", { revealed }), HITS, MISS, "primary>A1")))[1];
    expect([defending("4FR"), defending("2FB")]).toEqual([2, 1]);
  });

  test("Kazuda Xiono can roll one more die while the enemy’s initiative is higher than his number of Damage cards", () => {
    const fires = (some: Some) => rolling(firing("kazudaxiono", some), MISS, MISS);
    expect(dice(fires({}).say(use("kazudaxiono")))[0]).toBe(3);
    expect(dice(fires(one))[0]).toBe(2);
    const defending = rolling(attacked("kazudaxiono", one), HITS, MISS, "primary>A1").say(use("kazudaxiono"));
    expect(dice(finish(defending))[1]).toBe(3);
  });

  test("Merl Cobben removes a die from a defender that has him in its bullseye arc", () => {
    const fires = (x: number) => {
      const table = firing(
        X_WING,
        { pose: at(460, 300) },
        { ...LATER, friends: [beside("merlcobben", { pose: at(x, 300) })], foe: { pose: at(400, 490, 180) } },
      );
      return dice(finish(rolling(table, MISS, MISS)))[1];
    };
    expect([fires(400), fires(360)]).toEqual([2, 3]);
  });
});
