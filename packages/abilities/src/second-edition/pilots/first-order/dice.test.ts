import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  finish,
  firing,
  friendFires,
  HITS,
  LATER,
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
/** An enemy that has not engaged yet, so that the round is not over. */
const FOES = [{ pilot: X_WING, pose: at(340, 560, 180) }];
const HURT = [{ card: 0, faceup: false, since: 0 }];

describe("dice of friendly ships", () => {
  test("Captain Cardinal lets friendly ships with lower initiative reroll a focus result until his charges are lost", () => {
    const fires = (some: object) => rolling(firing(FO, {}, { friends: [beside("captaincardinal", some)] }), ["focus", "blank"], MISS).keys;
    expect(fires({})).toContain(use("captaincardinal", "A2"));
    expect(fires({ charges: 0 })).not.toContain(use("captaincardinal", "A2"));
    expect(fires({ pose: at(850, 300) })).not.toContain(use("captaincardinal", "A2"));
    const table = finish(
      rolling(
        firing(X_WING, {}, { friends: [beside("captaincardinal", { pose: at(500, 300) })], foe: { damage: [...HURT, ...HURT] } }),
        HITS,
        MISS,
      ),
    );
    expect(table.ship("A2").charges).toBe(1);
    const defends = rolling(attacked(FO, {}, { friends: [beside("captaincardinal")] }), HITS, FOCUS, "primary>A1");
    expect(defends.keys).toContain(`${use("captaincardinal", "A2")}#1`);
  });

  test("Lieutenant LeHuse spends a friendly ship's lock to reroll dice", () => {
    const fires = (locks: readonly string[]) =>
      rolling(firing("lieutenantlehuse", {}, { friends: [beside(FO, { locks: locks as never })] }), ["blank", "blank"]);
    const table = fires(["B1"]).attackDice("hit", "hit").say(use("lieutenantlehuse")).say("blank blank");
    expect([table.ship("A2").locks, shown(table)]).toEqual([[], ["hit", "hit"]]);
    expect(fires([]).keys).not.toContain(use("lieutenantlehuse"));
  });

  test("Scorch spends a friendly ship's hit result to strain the defender", () => {
    const scorch = "scorch-tiesebomber";
    const fires = (pose = at(480, 300)) => rolling(friendFires(scorch, { pose }, LATER), HITS, MISS);
    const table = fires().say(use(scorch, "A2"));
    expect(shown(table)).toEqual(["hit", "hit"]);
    expect(tokens(finish(table), "B1").strain).toBe(1);
    expect(tokens(finish(fires()), "B1").strain).toBe(0);
    expect(fires(at(700, 300)).keys).not.toContain(use(scorch, "A2"));
  });

  test("Gideon Hask strains a small friendly ship that attacks a damaged ship with two dice, so it rolls one more", () => {
    const hask = "gideonhask-xiclasslightshuttle";
    const fires = (damage: typeof HURT) =>
      firing(FO, {}, { ...LATER, friends: [beside(hask)], foe: { pilot: X_WING, damage } })
        .attackDice("hit", "hit", "hit")
        .say("primary>B1");
    const table = fires(HURT).say(use(hask, "A2"));
    expect([tokens(table).strain, dice(table).slice(0, 2)]).toEqual([1, [2, 3]]);
    expect(fires([]).kind).not.toContain("use at");
    const three = firing(X_WING, {}, { ...LATER, friends: [beside(hask)], foe: { pilot: X_WING, damage: HURT } }).say("primary>B1");
    expect(three.kind).not.toContain("use at");
  });

  test("Commander Malarus makes an attacker reroll a blank for a strain token, in 2.0 and in 2.5", () => {
    const malarus = "commandermalarus-xiclasslightshuttle";
    for (const edition of [LATER, {}]) {
      const fires = (faces: readonly ("blank" | "hit")[]) =>
        rolling(firing(FO, {}, { ...edition, friends: [beside(malarus)] }).attackDice(...faces, "crit"), [], MISS);
      expect(tokens(fires(["blank", "hit"])).strain).toBe(1);
      expect(lost(finish(fires(["blank", "hit"])), "B1")).toBe(2);
      expect(tokens(fires(["hit", "hit"])).strain).toBe(0);
    }
  });

  test("Captain Phasma makes a friendly ship next to her suffer one of her damage", () => {
    const struck = (x: number) =>
      finish(rolling(attacked("captainphasma", {}, { friends: [beside(FO, { pose: at(x, 300) })] }), HITS, MISS, "primary>A1"));
    expect([lost(struck(480), "A1"), lost(struck(480), "A2")]).toEqual([2, 1]);
    expect([lost(struck(850), "A1"), lost(struck(850), "A2")]).toEqual([3, 0]);
  });

  test("Ember: a defender can't spend focus or calculate tokens while a damaged friendly ship is next to it", () => {
    const defends = (damage: typeof HURT, x: number) =>
      rolling(
        firing("ember", {}, { foe: { tokens: { focus: 1 } }, foes: [{ pilot: X_WING, pose: at(x, 490), damage, engaged: true }] }),
        HITS,
        FOCUS,
      ).kind;
    expect(defends(HURT, 480)).not.toBe("modify defense dice");
    expect([defends([], 480), defends(HURT, 850)]).toEqual(["modify defense dice", "modify defense dice"]);
  });

  test("Recoil, while stressed, treats enemies at range 0-1 in his front arc as if they were in his bullseye arc", () => {
    const fires = (stress: number) =>
      rolling(firing("recoil", { tokens: { stress, focus: 1 } }, { foe: { pose: at(440, 400, 180) } }), FOCUS).game.state.attack
        ?.inBullseye;
    expect([fires(1), fires(0)]).toEqual([true, false]);
    const armed = (stress: number) =>
      firing("recoil", { tokens: { stress, focus: 1 }, upgrades: ["protonrockets"] }, { foe: { pose: at(440, 400, 180) } }).keys;
    expect([armed(1).includes("protonrockets@0>B1"), armed(0).includes("protonrockets@0>B1")]).toEqual([true, false]);
  });

  test("Kylo Ren spends Force to have an enemy in his bullseye arc dealt a card faceup", () => {
    const kylo = "kyloren-tiewiwhispermodifiedinterceptor";
    const fires = (force: number) => finish(rolling(firing(kylo, { force }, { ...LATER, foes: FOES }), ["hit", "blank", "blank"], MISS));
    const table = fires(3).say(use(kylo));
    expect([table.ship("A1").force, table.ship("B1").damage.map(({ faceup }) => faceup)]).toEqual([2, [true]]);
    expect(
      fires(3)
        .pass()
        .ship("B1")
        .damage.map(({ faceup }) => faceup),
    ).toEqual([false]);
    expect(fires(0).kind).not.toContain("use at");
  });

  test("Wrath, with a strain token, attacks another ship after attacking in his bullseye arc", () => {
    const foes = [{ pilot: X_WING, pose: at(340, 560, 180), engaged: true }];
    const fires = (strain: number) => finish(rolling(firing("wrath", { tokens: { strain } }, { ...LATER, foes }), MISS, MISS));
    expect(fires(1).say(use("wrath")).keys).toEqual(["none", "second primary>B2"]);
    expect(fires(0).kind).not.toContain("use at");
  });
});
