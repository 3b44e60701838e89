import { describe, expect, test } from "vitest";
import { fillUp } from "./muster.ts";

const items = (...counts: readonly number[]) => counts.map((one, at) => ({ counts: one, at }));
const taken = (counts: readonly number[], most: number, range: readonly [number, number]) =>
  fillUp(items(...counts), most, range).map(({ counts: one }) => one);

describe("filling up", () => {
  test("comes as near to the total as can be, never above it", () => {
    expect(taken([50, 40, 35, 25], 100, [1, 4])).toEqual([40, 35, 25]);
    expect(taken([60, 60], 100, [1, 4])).toEqual([60]);
  });

  test("takes the fewest of equally good ones, and those that come first", () => {
    expect(taken([30, 30, 60, 40], 100, [1, 4])).toEqual([60, 40]);
    expect(fillUp(items(40, 40, 60), 100, [1, 4]).map(({ at }) => at)).toEqual([0, 2]);
  });

  test("keeps to as many as there must be and may be; nothing where that cannot be", () => {
    expect(taken([60, 40, 10, 10], 100, [3, 4])).toEqual([60, 10, 10]);
    expect(taken([30, 30, 30], 100, [1, 2])).toEqual([30, 30]);
    expect(taken([60, 60], 100, [2, 4])).toEqual([]);
  });
});
