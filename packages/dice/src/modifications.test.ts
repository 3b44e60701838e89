import { invariant } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import {
  type AttackFace,
  applyModification,
  canModify,
  canPick,
  choiceOf,
  compare,
  countFace,
  type DefenseFace,
  type Die,
  type DieKind,
  type Face,
  MODIFICATIONS,
  type Modification,
  type ModifyingToken,
  poolShowing,
  type TokenModification,
  tokenModification,
} from "./index.ts";
import { falling } from "./scripted.testing.ts";

const facesOf = (pool: readonly Die[]): readonly Face[] => pool.map((die) => die.face);
const attackDice = (...faces: readonly AttackFace[]): readonly Die<AttackFace>[] => poolShowing(faces);
const defenseDice = (...faces: readonly DefenseFace[]): readonly Die<DefenseFace>[] => poolShowing(faces);

function token<K extends DieKind>(edition: keyof typeof MODIFICATIONS, dice: K, name: ModifyingToken): TokenModification<K> {
  const modification = tokenModification(MODIFICATIONS[edition], dice, name);
  invariant(modification, `${name} does nothing to ${dice} dice`);
  return modification;
}

const namesOf = (modifications: readonly TokenModification[]): readonly ModifyingToken[] => modifications.map((each) => each.token);

test("each edition has its tokens, grouped by the dice that they affect", () => {
  expect(namesOf(MODIFICATIONS["1e"].attack)).toEqual(["lock", "focus"]);
  expect(namesOf(MODIFICATIONS["1e"].defense)).toEqual(["focus", "evade", "reinforce"]);
  for (const edition of ["2.0", "2.5"] as const) {
    expect(namesOf(MODIFICATIONS[edition].attack)).toEqual(["lock", "focus", "calculate", "force"]);
    expect(namesOf(MODIFICATIONS[edition].defense)).toEqual(["focus", "calculate", "force", "evade", "reinforce"]);
  }
  expect(tokenModification(MODIFICATIONS["1e"], "attack", "evade")).toBeUndefined();
  for (const modifications of Object.values(MODIFICATIONS)) {
    for (const kind of ["attack", "defense"] as const) expect(modifications[kind].every((each) => each.dice === kind)).toBe(true);
  }
});

describe("first edition", () => {
  test("[1E-ACT-05] a focus token changes all focus results, to hits or to evades", () => {
    const attack = applyModification(attackDice("hit", "focus", "focus", "blank"), token("1e", "attack", "focus"));
    expect(facesOf(attack)).toEqual(["hit", "hit", "hit", "blank"]);
    const defense = applyModification(defenseDice("focus", "blank", "focus"), token("1e", "defense", "focus"));
    expect(facesOf(defense)).toEqual(["evade", "blank", "evade"]);
  });

  test("[1E-ACT-06] an evade token adds one evade result, which can cancel the last hit", () => {
    const defense = applyModification(defenseDice("blank"), token("1e", "defense", "evade"));
    expect(facesOf(defense)).toEqual(["blank", "evade"]);
    expect(compare(attackDice("hit"), defense)).toEqual({ hits: 0, crits: 0 });
  });

  test("[1E-ATK-09] an evade, focus or lock token can be used only once per step", () => {
    const [evade, defenseFocus] = [token("1e", "defense", "evade"), token("1e", "defense", "focus")];
    const [lock, attackFocus] = [token("1e", "attack", "lock"), token("1e", "attack", "focus")];
    for (const modification of [evade, defenseFocus, lock, attackFocus]) {
      expect(canModify(poolShowing(["focus"]), modification, 0)).toBe(true);
      expect(canModify(poolShowing(["focus"]), modification, 1)).toBe(false);
    }
  });

  test("[1E-ATK-10] tokens may be spent without any effect", () => {
    const attack = attackDice("hit", "blank");
    expect(canModify(attack, token("1e", "attack", "focus"))).toBe(true);
    expect(applyModification(attack, token("1e", "attack", "focus"))).toEqual(attack);
    expect(applyModification(attack, token("1e", "attack", "lock"), [], falling("attack"))).toEqual(attack);
    expect(canModify(defenseDice("evade", "evade"), token("1e", "defense", "evade"))).toBe(true);
  });

  test("[1E-COMP-17] a lock rerolls two dice together; once the first has been rerolled, a second one can't be chosen", () => {
    const lock = token("1e", "attack", "lock");
    const attack = attackDice("blank", "hit", "blank");
    expect(choiceOf(attack, lock)).toEqual({ places: [0, 1, 2], least: 0, most: 3 });
    const rerolled = applyModification(attack, lock, [0, 2], falling("attack", "hit", "focus"));
    expect(facesOf(rerolled)).toEqual(["hit", "hit", "focus"]);
    const first = applyModification(attack, lock, [0], falling("attack", "blank"));
    expect(canModify(first, lock, 1)).toBe(false);
  });

  test("[HS-REINF-06] a reinforce token adds its evade even if no dice were rolled, and its owner has no choice", () => {
    const reinforce = token("1e", "defense", "reinforce");
    expect(reinforce.spent).toBe(false);
    expect(canModify([], reinforce)).toBe(true);
    expect(facesOf(applyModification([], reinforce))).toEqual(["evade"]);
  });

  test("each reinforce token adds its own evade", () => {
    const reinforce = token("1e", "defense", "reinforce");
    expect(canModify([], reinforce, 1)).toBe(true);
    expect(facesOf(applyModification(applyModification([], reinforce), reinforce))).toEqual(["evade", "evade"]);
  });
});

describe.each(["2.0", "2.5"] as const)("second edition, %s", (edition) => {
  test("[2E-ATK-20] one focus token changes all focus results", () => {
    expect(facesOf(applyModification(attackDice("focus", "focus", "hit"), token(edition, "attack", "focus")))).toEqual([
      "hit",
      "hit",
      "hit",
    ]);
    expect(facesOf(applyModification(defenseDice("focus", "focus"), token(edition, "defense", "focus")))).toEqual(["evade", "evade"]);
  });

  test("[2E-ATK-21] each calculate token changes one focus result", () => {
    const calculate = token(edition, "attack", "calculate");
    const once = applyModification(attackDice("focus", "focus", "focus"), calculate);
    expect(countFace(once, "focus")).toBe(2);
    expect(canModify(once, calculate, 1)).toBe(true);
    expect(facesOf(applyModification(once, calculate))).toEqual(["hit", "hit", "focus"]);
    expect(facesOf(applyModification(defenseDice("focus", "focus"), token(edition, "defense", "calculate")))).toEqual(["evade", "focus"]);
  });

  test("[2E-ATK-22] a token can't be spent if it would do nothing", () => {
    for (const name of ["focus", "calculate", "force"] as const) {
      const modification = token(edition, "attack", name);
      expect(canModify(attackDice("hit", "blank"), modification)).toBe(false);
      expect(() => applyModification(attackDice("hit", "blank"), modification)).toThrow("does nothing");
    }
    expect(canModify(defenseDice("evade"), token(edition, "defense", "evade"))).toBe(false);
  });

  test("[2E-CHARGE-12, 2E-CHARGE-13] each Force changes one focus result, and no more can be spent than there are", () => {
    for (const [kind, to] of [
      ["attack", "hit"],
      ["defense", "evade"],
    ] as const) {
      const force = token(edition, kind, "force");
      const once = applyModification(poolShowing(["focus", "focus", "blank"] as const), force);
      expect(facesOf(once)).toEqual([to, "focus", "blank"]);
      const twice = applyModification(once, force);
      expect(facesOf(twice)).toEqual([to, to, "blank"]);
      expect(canModify(twice, force, 2)).toBe(false);
    }
  });

  test("[2E-ATK-31] each evade token changes one blank or focus result, blanks first unless the player chooses", () => {
    const evade = token(edition, "defense", "evade");
    expect(facesOf(applyModification(applyModification(defenseDice("blank", "blank"), evade), evade))).toEqual(["evade", "evade"]);
    expect(facesOf(applyModification(defenseDice("focus", "blank"), evade))).toEqual(["focus", "evade"]);
    expect(facesOf(applyModification(defenseDice("focus", "blank"), evade, [0]))).toEqual(["evade", "blank"]);
    expect(facesOf(applyModification(defenseDice("focus", "evade"), evade))).toEqual(["evade", "evade"]);
    expect(canPick(defenseDice("focus", "blank"), evade, [0, 1])).toBe(false);
  });

  test("[2E-ATK-33] reinforce tokens each add an evade in turn, but none once only one result is left", () => {
    const reinforce = token(edition, "defense", "reinforce");
    const attack = attackDice("hit", "hit", "crit");
    let defense = defenseDice();
    const left = (): number => compare(attack, defense).hits + compare(attack, defense).crits;
    for (const expected of [2, 1]) {
      expect(canModify(defense, reinforce, 0, left())).toBe(true);
      defense = applyModification(defense, reinforce);
      expect(left()).toBe(expected);
    }
    expect(canModify(defense, reinforce, 0, left())).toBe(false);
    expect([reinforce.step, reinforce.spent]).toEqual(["neutralize", false]);
  });

  test("a lock rerolls any number of dice, but at least one", () => {
    const lock = token(edition, "attack", "lock");
    const attack = attackDice("blank", "focus", "hit", "blank");
    expect(choiceOf(attack, lock)).toEqual({ places: [0, 1, 2, 3], least: 1, most: 4 });
    expect(canPick(attack, lock, [])).toBe(false);
    const rerolled = applyModification(attack, lock, [0, 1, 3], falling("attack", "hit", "crit", "blank"));
    expect(facesOf(rerolled)).toEqual(["hit", "crit", "hit", "blank"]);
    expect(choiceOf(rerolled, lock).places).toEqual([2]);
  });
});

describe("a modification given as data", () => {
  const rerollTwo: Modification<"attack"> = { dice: "attack", effect: { verb: "reroll", count: 2 }, idle: false };

  test("[2E-ATK-24] rerolling two dice takes exactly two, or all if fewer can be rerolled", () => {
    expect(choiceOf(attackDice("hit", "blank", "blank"), rerollTwo)).toEqual({ places: [0, 1, 2], least: 2, most: 2 });
    expect(canPick(attackDice("hit", "blank", "blank"), rerollTwo, [1])).toBe(false);
    expect(choiceOf(attackDice("blank"), rerollTwo)).toEqual({ places: [0], least: 1, most: 1 });
    expect(facesOf(applyModification(attackDice("blank"), rerollTwo, [0], falling("attack", "crit")))).toEqual(["crit"]);
  });

  test("[2E-ATK-25] adding inserts a result, changing alters one, and no attack die ever shows an evade", () => {
    const toEvade: Modification<"attack"> = { dice: "attack", effect: { verb: "change", from: ["blank"], to: "evade" }, idle: true };
    const attack = attackDice("blank", "hit");
    expect(applyModification(attack, toEvade)).toBe(attack);
    expect(canModify(attack, { ...toEvade, idle: false })).toBe(false);
    const add: Modification<"attack"> = { dice: "attack", effect: { verb: "add", face: "crit" }, idle: false };
    expect(facesOf(applyModification(attack, add))).toEqual(["blank", "hit", "crit"]);
    expect(canModify(attack, { ...add, effect: { verb: "add", face: "evade" } })).toBe(false);
  });

  test("dice that don't qualify can't be chosen, and no die can be chosen twice", () => {
    const attack = attackDice("hit", "blank", "blank");
    const blanks: Modification<"attack"> = { dice: "attack", effect: { verb: "reroll", from: ["blank"], upTo: true }, idle: false };
    expect(choiceOf(attack, blanks)).toEqual({ places: [1, 2], least: 1, most: 2 });
    for (const picked of [[0], [1, 1], [3], [0, 1, 2]]) {
      expect(canPick(attack, blanks, picked)).toBe(false);
      expect(() => applyModification(attack, blanks, picked, () => 0)).toThrow("cannot be picked");
    }
    expect(() => applyModification(attack, blanks)).toThrow("names its dice");
  });
});

test("[2E-COMP-19] if results are separated by a slash, any mix of them counts", () => {
  const both: Modification = { dice: "attack", effect: { verb: "change", from: ["hit", "crit"], to: "blank", count: 2 }, idle: false };
  for (const pool of [attackDice("hit", "crit", "focus"), attackDice("crit", "crit", "focus"), attackDice("hit", "hit", "focus")])
    expect(choiceOf(pool, both)).toEqual({ places: [0, 1], least: 2, most: 2 });
});
