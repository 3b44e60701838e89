import { expect, test } from "vitest";
import { DICE_NUMBERS, type DieKind, rangeDice } from "./index.ts";

const RANGES = [0, 1, 2, 3, 4, 5];
const byRange = (edition: keyof typeof DICE_NUMBERS, kind: DieKind): readonly number[] =>
  RANGES.map((range) => rangeDice(DICE_NUMBERS[edition], kind, range));

test("[1E-ATK-05, HS-RULER-04] first edition: one more attack die at Range 1, and one more defense die from Range 3 on, never two", () => {
  expect(byRange("1e", "attack")).toEqual([0, 1, 0, 0, 0, 0]);
  expect(byRange("1e", "defense")).toEqual([0, 0, 0, 1, 1, 1]);
});

test("[2E-ATK-13, 2E-HUGE-37] 2.0: one more attack die at range 0 and 1, one more defense die at range 3, and two more beyond", () => {
  expect(byRange("2.0", "attack")).toEqual([1, 1, 0, 0, 0, 0]);
  expect(byRange("2.0", "defense")).toEqual([0, 0, 0, 1, 2, 2]);
});

test("[2E-ATK-14] 2.5: no extra attack die at range 0", () => {
  expect(byRange("2.5", "attack")).toEqual([0, 1, 0, 0, 0, 0]);
  expect(byRange("2.5", "defense")).toEqual([0, 0, 0, 1, 2, 2]);
});
