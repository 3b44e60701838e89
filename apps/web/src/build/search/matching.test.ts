import { expect, test } from "vitest";
import { matchOf } from "./matching.ts";

/** The names that match, the best first. */
const found = (typed: string, ...names: readonly string[]): readonly string[] =>
  names
    .flatMap((name) => {
      const match = matchOf({ name, detail: "X-wing" }, typed);
      return match === undefined ? [] : [{ name, match }];
    })
    .toSorted((one, other) => one.match - other.match)
    .map(({ name }) => name);

test("the whole name matches better than other names with the same words", () => {
  const names = ["Red Squadron Pilot Ace", "Red Squadron Veteran", "Red Squadron Pilot"];
  expect(found("red squadron pilot", ...names)).toEqual(["Red Squadron Pilot", "Red Squadron Pilot Ace"]);
});

test("the beginning of a name matches best, then the beginning of a word, then the middle of one", () => {
  expect(found("tarn", "Kyle Katarn", "Old Tarn", "Tarn Mison")).toEqual(["Tarn Mison", "Old Tarn", "Kyle Katarn"]);
});

test("hyphens, spaces and quotation marks are ignored", () => {
  expect(found("r2d2", "R2-D2", "R2-F2")).toEqual(["R2-D2"]);
  expect(found("howl", '"Howlrunner"')).toEqual(['"Howlrunner"']);
  expect(found("xwing", "Wedge Antilles")).toEqual(["Wedge Antilles"]);
});
