import { describe, expect, test } from "vitest";
import {
  addResult,
  cancelFaces,
  changeFaces,
  compare,
  countFace,
  type Die,
  dieOf,
  type Face,
  poolShowing,
  rerollablePlaces,
  rerollDice,
  rollAttack,
  rollDefense,
  setFace,
  wasRolled,
} from "./index.ts";
import { falling } from "./scripted.testing.ts";

const facesOf = (pool: readonly Die[]): readonly Face[] => pool.map((die) => die.face);

describe("rolling", () => {
  test("gives as many dice as asked for, in the order rolled", () => {
    const attack = rollAttack(falling("attack", "crit", "blank", "hit"), 3);
    expect(attack).toEqual([
      { face: "crit", origin: "rolled", fixed: false },
      { face: "blank", origin: "rolled", fixed: false },
      { face: "hit", origin: "rolled", fixed: false },
    ]);
    expect(facesOf(rollDefense(falling("defense", "evade", "focus"), 2))).toEqual(["evade", "focus"]);
    expect(rollDefense(falling("defense"), 0)).toEqual([]);
  });

  test("a fraction of a die or a negative number of dice throws an error", () => {
    expect(() => rollAttack(() => 0, 1.5)).toThrow("whole");
    expect(() => rollDefense(() => 0, -1)).toThrow("not negative");
  });

  test("[2E-COMP-22] in two portions lets all five dice be rerolled once", () => {
    const portions = [...rollAttack(() => 7, 4), ...rollAttack(() => 7, 1)];
    expect(rerollablePlaces(portions)).toEqual([0, 1, 2, 3, 4]);
    expect(rerollablePlaces(rerollDice(portions, "attack", [0, 1, 2, 3, 4], () => 7))).toEqual([]);
  });
});

describe("changing", () => {
  const pool = poolShowing(["focus", "blank", "focus", "hit"]);

  test("changes all dice with a face, or only the given number of them", () => {
    expect(facesOf(changeFaces(pool, "focus", "hit"))).toEqual(["hit", "blank", "hit", "hit"]);
    expect(facesOf(changeFaces(pool, "focus", "crit", 1))).toEqual(["crit", "blank", "focus", "hit"]);
    expect(changeFaces(pool, "focus", "hit", 0)).toBe(pool);
    expect(changeFaces(pool, "crit", "hit")).toBe(pool);
  });

  test("skips fixed dice and doesn't count them", () => {
    const fixed = setFace(pool, 0, "focus", true);
    expect(facesOf(changeFaces(fixed, "focus", "hit", 1))).toEqual(["focus", "blank", "hit", "hit"]);
  });

  test("a die to a fixed face means that nothing can change or reroll it any more", () => {
    const fixed = setFace(pool, 1, "crit", true);
    expect(fixed[1]).toEqual({ face: "crit", origin: "rolled", fixed: true });
    expect(() => setFace(fixed, 1, "hit")).toThrow("place 1");
    expect(() => setFace(pool, 4, "hit")).toThrow("place 4");
    expect(rerollablePlaces(fixed)).toEqual([0, 2, 3]);
  });

  test("doesn't alter the given pool", () => {
    const before = pool.map((die) => ({ ...die }));
    changeFaces(pool, "focus", "hit");
    setFace(pool, 0, "crit", true);
    rerollDice(pool, "attack", [1], () => 0);
    cancelFaces(pool, "focus");
    expect(pool).toEqual(before);
  });
});

describe("rerolling", () => {
  const pool = poolShowing(["blank", "hit", "focus", "blank"]);

  test("rerolls all chosen dice together", () => {
    const places = [0, 3];
    const rerolled = rerollDice(pool, "attack", places, falling("attack", "crit", "focus"));
    expect(facesOf(rerolled)).toEqual(["crit", "hit", "focus", "focus"]);
    expect(rerolled.map((die) => die.origin)).toEqual(["rerolled", "rolled", "rolled", "rerolled"]);
  });

  test("[1E-ATK-09, 2E-ATK-23] never rerolls a die twice, even if the die was changed in between", () => {
    const once = rerollDice(pool, "attack", [0, 2], falling("attack", "blank", "focus"));
    expect(rerollablePlaces(once)).toEqual([1, 3]);
    expect(() => rerollDice(once, "attack", [0], () => 0)).toThrow("place 0");
    expect(rerollablePlaces(changeFaces(once, "focus", "blank"))).toEqual([1, 3]);
    expect(() => rerollDice(pool, "attack", [3, 3], () => 0)).toThrow("place 3");
  });

  test("[1E-ATK-13] rerolls an added die like any other, but only once", () => {
    const again = rerollDice(addResult(pool, "hit"), "attack", [0, 4], falling("attack", "focus", "crit"));
    expect(facesOf(again)).toEqual(["focus", "hit", "focus", "blank", "crit"]);
    expect(rerollablePlaces(again)).toEqual([1, 2, 3]);
    expect(again.map(wasRolled)).toEqual([true, true, true, true, false]);
  });

  test("never rerolls fixed dice or dice that don't exist", () => {
    expect(() => rerollDice(setFace(pool, 2, "focus", true), "attack", [2], () => 0)).toThrow("place 2");
    expect(() => rerollDice(pool, "attack", [-1], () => 0)).toThrow("place -1");
  });

  test("can be limited to some faces", () => {
    expect(rerollablePlaces(pool, ["blank"])).toEqual([0, 3]);
    expect(rerollablePlaces(pool, ["blank", "focus"])).toEqual([0, 2, 3]);
    expect(rerollablePlaces(pool, [])).toEqual([]);
  });
});

describe("added and cancelled results", () => {
  test("[1E-ATK-13] an added evade acts like a die: it cancels a hit, can be changed and can be cancelled", () => {
    const attack = poolShowing(["hit"]);
    const defense = addResult(poolShowing(["blank"]), "evade");
    expect(defense[1]).toEqual(dieOf("evade", "added"));
    expect(compare(attack, defense).hits).toBe(0);
    expect(compare(attack, changeFaces(defense, "evade", "blank")).hits).toBe(1);
    expect(compare(attack, cancelFaces(defense, "evade")).hits).toBe(1);
  });

  test("[1E-ATK-20] if a weapon cancels all dice, later effects find none of them", () => {
    let attack = poolShowing(["hit", "crit", "focus", "blank", "hit"]);
    for (const face of ["hit", "crit", "focus", "blank"] as const) attack = cancelFaces(attack, face);
    expect(attack).toEqual([]);
    expect(compare(changeFaces(attack, "focus", "hit"), [])).toEqual({ hits: 0, crits: 0 });
    expect(rerollablePlaces(attack)).toEqual([]);
  });

  test("cancelling isn't modifying, so a fixed die can be cancelled but not changed", () => {
    const fixed = setFace(poolShowing(["hit", "hit"]), 0, "hit", true);
    expect(facesOf(changeFaces(fixed, "hit", "blank"))).toEqual(["hit", "blank"]);
    expect(cancelFaces(fixed, "hit", 1)).toEqual([dieOf("hit", "rolled")]);
  });

  test("the given number of results is cancelled, first ones first, and the others keep their order", () => {
    expect(facesOf(cancelFaces(poolShowing(["hit", "crit", "hit", "hit"]), "hit", 2))).toEqual(["crit", "hit"]);
    expect(countFace(cancelFaces(poolShowing(["hit", "crit"]), "hit", 0), "hit")).toBe(1);
  });
});
