import { describe, expect, test } from "vitest";
import { oddsOf, oddsOfCalculation, plainShot } from "../index.ts";
import { type Calculation, diceOf, modifiersOf, ODDS_EDITIONS, readCalculation, USUAL_CALCULATION, writeCalculation } from "./index.ts";

const read = (texts: Parameters<typeof readCalculation>[0]): Calculation => {
  const { calculation, problems } = readCalculation(texts);
  expect(problems).toEqual([]);
  return calculation;
};
const problemsIn = (texts: Parameters<typeof readCalculation>[0]): readonly string[] =>
  readCalculation(texts).problems.map(({ path, reason }) => `${path} ${reason}`);

describe("reading and writing a calculation", () => {
  test("an empty calculation means two attacks of three dice with focus against two dice with an evade token", () => {
    expect(read({})).toEqual(USUAL_CALCULATION);
    expect(writeCalculation(USUAL_CALCULATION)).toEqual({});
  });

  test("attacks have dice, tokens and cards with their numbers, range and obstruction", () => {
    const { attacks } = read({ edition: "2.5", attacks: "3.focus.lock_4.calculate2.range1.obstructed_2.range0.doubled" });
    expect(attacks).toEqual([
      { dice: 3, isObstructed: false, isAgilityDoubled: false, modifiers: { focus: 1, lock: 1 } },
      { dice: 4, range: 1, isObstructed: true, isAgilityDoubled: false, modifiers: { calculate: 2 } },
      { dice: 2, range: 0, isObstructed: false, isAgilityDoubled: true, modifiers: {} },
    ]);
  });

  test("commas and spaces work like dots, and semicolons like underscores", () => {
    expect(read({ attacks: "3, focus lock=1; 2 reroll=2" })).toEqual(read({ attacks: "3.focus.lock_2.reroll2" }));
  });

  test("a written calculation reads back the same, in every edition with all its modifiers", () => {
    for (const edition of ODDS_EDITIONS) {
      const all = (side: "attacker" | "defender") =>
        Object.fromEntries(modifiersOf(edition, side).map(({ word, most }, at) => [word, 1 + (at % most)]));
      const calculation: Calculation = {
        edition,
        attacks: [{ dice: 5, range: 3, isObstructed: true, isAgilityDoubled: true, modifiers: all("attacker") }],
        defender: { agility: 0, shields: 0, hull: 8, isSection: true, modifiers: all("defender") },
        aim: "destroy",
      };
      expect(read(writeCalculation(calculation))).toEqual(calculation);
    }
  });

  test("changing the edition drops tokens that the new edition doesn't have", () => {
    const second = read({ edition: "2.5", attacks: "3.focus.force2", defender: "2.calculate" });
    const first = read(writeCalculation({ ...second, edition: "1e" }));
    expect([first.attacks[0]?.modifiers, first.defender.modifiers]).toEqual([{ focus: 1 }, {}]);
  });

  test("more dice than can be counted are refused, and added dice count too", () => {
    expect(problemsIn({ attacks: "2.doubled", defender: "8" })).toEqual([]);
    expect(problemsIn({ attacks: "2.doubled", defender: "8.evade" })).toEqual([
      "attack could have 17 defense results, including added ones, but the maximum is 16",
    ]);
    expect(problemsIn({ attacks: "3_10.range1.add-hit5", defender: "10.reinforce5.add-evade2" })).toEqual([
      "attack 1 could have 17 defense results, including added ones, but the maximum is 16",
      "attack 2 could have 17 defense results, including added ones, but the maximum is 16",
    ]);
    const most = read({ attacks: "10.range1.add-hit5", defender: "10.reinforce5.add-evade.reroll" });
    expect(oddsOfCalculation(most).expectedDamage).toBeGreaterThan(0);
  });

  test.each([
    [{ edition: "3e" }, "edition must be one of 1e, 2.0, 2.5, not “3e”"],
    [{ attacks: "eleven" }, "attack dice must be a whole number from 0 to 10, not “eleven”"],
    [{ attacks: "3.focus_99" }, "attack 2 dice must be a whole number from 0 to 10, not “99”"],
    [{ attacks: "3.focus_3_3_3_3_3_3_3_3" }, "attacks can be at most 8, not 9"],
    [{ attacks: "3.range6" }, "attack range must be a whole number from 0 to 5, not “6”"],
    [{ attacks: "3.fokus" }, "attack can't have “fokus” in edition 1e (did you mean “focus”?)"],
    [{ attacks: "3.focus.focus" }, "attack has focus twice; for two, write focus2"],
    [{ attacks: "3.focus9" }, "attack has 9 focus; the maximum is 5"],
    [{ defender: "2.force" }, /^defender can't have “force” in edition 1e; choose from focus, evade/],
    [{ defender: "" }, "agility must be a whole number from 0 to 10, not “”"],
    [{ shields: "-1" }, "shields must be a whole number from 0 to 40, not “-1”"],
    [{ hull: "0" }, "hull must be a whole number from 1 to 40, not “0”"],
    [{ target: "moon" }, "target must be one of ship, section, not “moon”"],
    [{ aim: "fun" }, "aim must be one of damage, destroy, not “fun”"],
  ] as const)("%j is refused with a reason, and the rest keeps its default", (texts, reason) => {
    const [problem = "", ...more] = problemsIn(texts);
    expect(more).toEqual([]);
    if (typeof reason === "string") expect(problem).toBe(reason);
    else expect(problem).toMatch(reason);
    expect(readCalculation(texts).calculation.attacks[0]).toEqual(USUAL_CALCULATION.attacks[0]);
  });
});

describe("the number of dice in an attack", () => {
  const rolled = (texts: Parameters<typeof readCalculation>[0]) => {
    const calculation = read(texts);
    return calculation.attacks.map((attack) => diceOf(calculation, attack)).map(({ attack, defense }) => [attack, defense]);
  };

  test("range, obstruction and doubled agility follow the rules of the edition", () => {
    const attacks = "3_3.range1_3.range3_3.range5_3.obstructed_3.doubled.obstructed";
    expect(rolled({ attacks, defender: "2" })).toEqual([
      [3, 2],
      [4, 2],
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 5],
    ]);
    expect(rolled({ attacks: "3.range0_3.range5", defender: "2", edition: "2.0" })).toEqual([
      [4, 2],
      [3, 4],
    ]);
  });

  test("[2E-ATK-12] the second edition rolls at most six dice", () => {
    expect(rolled({ attacks: "7.range1", defender: "9", edition: "2.5" })).toEqual([[6, 6]]);
    expect(rolled({ attacks: "7.range1", defender: "9" })).toEqual([[8, 9]]);
  });
});

describe("the odds of a calculation", () => {
  const target = { shields: 0, hull: 40 };
  const far = { shields: "0", hull: "40" };
  const one = (texts: Parameters<typeof readCalculation>[0]) => oddsOfCalculation(read({ ...far, ...texts }));

  test("one attack with tokens has the same odds as that attack alone", () => {
    const tokens = { attacker: { focus: 1, lock: 1 }, defender: { evade: 1 } };
    const odds = oddsOf(plainShot("2.5", 3, 2, tokens), target);
    const { damage, attacks } = one({ edition: "2.5", attacks: "3.focus.lock", defender: "2.evade" });
    for (const [suffered, chance] of odds.damage.entries()) expect(damage[suffered]).toBeCloseTo(chance, 12);
    expect(attacks[0]?.expectedCrits).toBeCloseTo(odds.expectedCrits, 12);
  });

  /** Returns the expected damage, to compare each word with an attack or defender without it. */
  const expected = (attacks: string, defender: string) => one({ edition: "2.5", attacks, defender }).expectedDamage;

  test.each(modifiersOf("2.5", "attacker").filter(({ word }) => word !== "hit-to-crit"))("$word helps the attacker", ({ word }) => {
    expect(expected(`3.${word}`, "3")).toBeGreaterThan(expected("3", "3"));
  });

  test.each(modifiersOf("2.5", "defender"))("$word helps the defender", ({ word }) => {
    expect(expected("3", `3.${word}`)).toBeLessThan(expected("3", "3"));
  });

  test("a hit that is changed to a critical can deal a faceup card", () => {
    const faceup = (attacks: string) => one({ attacks, defender: "0" }).attacks[0]?.expectedFaceup ?? 0;
    expect(faceup("3.hit-to-crit")).toBeGreaterThan(faceup("3"));
  });

  test("charges are spent once, but cards work in every attack", () => {
    const both = (defender: string) => one({ edition: "2.5", attacks: "3_3", defender }).expectedDamage;
    expect(both("2.charge-reroll")).toBeGreaterThan(both("2.reroll"));
    expect(both("2.charge-reroll2")).toBeLessThan(both("2.charge-reroll"));
  });

  test("added hits can be evaded like other hits", () => {
    expect(one({ attacks: "0.add-hit2", defender: "0" }).expectedDamage).toBeCloseTo(2, 12);
    expect(one({ attacks: "0.add-hit2", defender: "0.add-evade" }).expectedDamage).toBeCloseTo(1, 12);
    expect(one({ attacks: "0.add-hit2.sure-hits", defender: "0.add-evade" }).expectedDamage).toBeCloseTo(2, 12);
  });
});
