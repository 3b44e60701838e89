import { describe, expect, test } from "vitest";
import { differenceOf, shareOf, spreadOf } from "./interval.ts";

/** Matches a value to four decimals. */
const near = (value: number): unknown => expect.closeTo(value, 4);

describe("Wilson's interval", () => {
  // Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("%i of %i lies between %f and %f", (won, games, low, high) => {
    expect(shareOf(won, games)).toEqual({ games, share: won / games, low: near(low), high: near(high) });
  });

  test("covers everything if there are no games", () => {
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  test("counts a draw as half a win", () => {
    expect(shareOf(10, 20).share).toBe(0.5);
    expect(shareOf(9.5, 20).share).toBe(0.475);
  });
});

describe("the difference between two shares", () => {
  const of = (won: number, games: number) => ({ won, games });

  // Agresti and Caffo (2000), for one stratum: the error is computed after one win and one loss are added to each side. The centre of the
  // interval is still the plain difference.
  test("has the error of both shares if there is one stratum", () => {
    const found = differenceOf([{ one: of(7, 10), other: of(2, 10) }]);
    const error = 1.959964 * Math.sqrt((8 / 12) * (4 / 12) * (1 / 12) + (3 / 12) * (9 / 12) * (1 / 12));
    expect(found).toEqual({ by: near(0.5), low: near(0.5 - error), high: near(0.5 + error), strata: 1 });
  });

  test("is compared within each stratum, so meeting easy opponents more often when going first doesn't count", () => {
    const easy = { one: of(18, 20), other: of(2, 2) };
    const hard = { one: of(0, 2), other: of(2, 20) };
    const found = differenceOf([easy, hard]);
    expect(found?.by).toBeCloseTo(-0.1, 6);
  });

  test("is undefined if no stratum has games for both", () => {
    expect(differenceOf([{ one: of(3, 4), other: of(0, 0) }])).toBeUndefined();
  });
});

test("a spread has a mean with its interval, and the middle half of the values", () => {
  const { mean, low, high, quarters } = spreadOf([4, 1, 3, 2, 5]);
  const error = (1.959964 * Math.sqrt(2.5)) / Math.sqrt(5);
  expect([mean, low, high]).toEqual([3, near(3 - error), near(3 + error)]);
  expect(quarters).toEqual([2, 4]);
  expect(spreadOf([])).toEqual({ mean: 0, low: 0, high: 0, quarters: [0, 0] });
});
