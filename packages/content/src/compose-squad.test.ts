import { describe, expect, test } from "vitest";
import { fillUp } from "./compose-squad.ts";

const items = (...counts: readonly number[]) => counts.map((one, at) => ({ counts: one, at }));
const taken = (counts: readonly number[], most: number, range: readonly [number, number]) =>
  fillUp(items(...counts), most, range).map(({ counts: one }) => one);

describe("filling up", () => {
  test("comes as close to the total as possible, never above it", () => {
    expect(taken([50, 40, 35, 25], 100, [1, 4])).toEqual([40, 35, 25]);
    expect(taken([60, 60], 100, [1, 4])).toEqual([60]);
  });

  test("takes the fewest of equally good items, and those that come first", () => {
    expect(taken([30, 30, 60, 40], 100, [1, 4])).toEqual([60, 40]);
    expect(fillUp(items(40, 40, 60), 100, [1, 4]).map(({ at }) => at)).toEqual([0, 2]);
  });

  test("keeps to the minimum and maximum number, or returns nothing if that's impossible", () => {
    expect(taken([60, 40, 10, 10], 100, [3, 4])).toEqual([60, 10, 10]);
    expect(taken([30, 30, 30], 100, [1, 2])).toEqual([30, 30]);
    expect(taken([60, 60], 100, [2, 4])).toEqual([]);
  });
});
