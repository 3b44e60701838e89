import { describe, expect, test } from "vitest";
import { BruteForce, difference, UNLIKE_WEIGHT } from "./brute-force.testing.ts";
import { expectedResults, type OddsEdition, oddsOf, plainShot, type TokensOfBoth } from "./index.ts";

describe("the solver agrees with brute force", () => {
  const CASES: readonly (readonly [OddsEdition, number, number, TokensOfBoth])[] = [
    ["1e", 2, 2, { attacker: { focus: 1, lock: 1 }, defender: { focus: 1, evade: 1, reinforce: 1 } }],
    ["1e", 3, 1, { attacker: { focus: 1 }, defender: { evade: 2 } }],
    ["2.0", 2, 2, { attacker: { lock: 1, calculate: 2 }, defender: { evade: 2, reinforce: 1 } }],
    ["2.5", 2, 2, { attacker: { lock: 1, force: 1, focus: 1 }, defender: { calculate: 1, force: 1, evade: 1 } }],
  ];
  for (const [edition, attack, defense, tokens] of CASES)
    test(`${edition}: ${attack} against ${defense} dice with ${JSON.stringify(tokens)}`, () => {
      const shot = plainShot(edition, attack, defense, tokens);
      const tried = new BruteForce(shot, (hits, crits) => hits + UNLIKE_WEIGHT * crits).try(attack, defense, shot.stocks);
      expect(difference(oddsOf(shot, undefined, { aim: "damage", critWeight: UNLIKE_WEIGHT }), tried, UNLIKE_WEIGHT)).toBeLessThan(1e-12);
    });
});

describe("odds on a target", () => {
  test("a target is destroyed by as much damage as it has shields and hull left", () => {
    const { destroyed, damage } = oddsOf(plainShot("1e", 3, 0), { shields: 1, hull: 1 });
    expect(destroyed).toBeCloseTo((damage[2] ?? 0) + (damage[3] ?? 0), 12);
  });

  test("shields absorb hits first, so a critical deals a faceup card only when the shields are gone", () => {
    const { faceup, results } = oddsOf(plainShot("1e", 2, 0), { shields: 1, hull: 3 });
    const chanceOf = (hits: number, crits: number) => results.find((one) => one.hits === hits && one.crits === crits)?.chance ?? 0;
    expect(faceup?.[1]).toBeCloseTo(chanceOf(1, 1) + chanceOf(0, 2), 12);
  });

  test("both sides can aim only at whether the target is destroyed", () => {
    const shot = plainShot("2.5", 2, 2, { attacker: { lock: 1, focus: 1 }, defender: { focus: 1, evade: 1 } });
    const tried = new BruteForce(shot, (hits, crits) => (hits + crits >= 2 ? 1 : 0)).try(2, 2, shot.stocks);
    expect(oddsOf(shot, { shields: 1, hull: 1 }, { aim: "destroy" }).destroyed).toBeCloseTo(tried.value, 12);
  });
});

describe("expected results", () => {
  const tokens: TokensOfBoth = { attacker: { focus: 1 }, defender: { evade: 1 } };

  test("the expected results are those of the odds", () => {
    const { hits, crits, hitChance, damage } = expectedResults(3, 2, tokens, "2.5");
    const odds = oddsOf(plainShot("2.5", 3, 2, tokens));
    expect([hits, crits, hitChance]).toEqual([odds.expectedHits, odds.expectedCrits, odds.hitChance]);
    expect(damage).toEqual(odds.damage);
  });

  test("a repeated request returns the same object, and other dice, tokens or editions give other results", () => {
    expect(expectedResults(3, 2, tokens, "2.5")).toBe(expectedResults(3, 2, tokens, "2.5"));
    const others = [expectedResults(2, 3, tokens, "2.5"), expectedResults(3, 2, {}, "2.5"), expectedResults(3, 2, tokens, "1e")];
    for (const other of others) expect(other).not.toEqual(expectedResults(3, 2, tokens, "2.5"));
  });
});
