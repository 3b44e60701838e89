import { expect, test } from "vitest";
import { isOpen, keyOf, placesOf, toggled } from "./rerolled-dice.ts";

const dice = [
  { face: "focus", origin: "rolled" },
  { face: "blank", origin: "rerolled" },
  { face: "blank", origin: "rolled" },
  { face: "hit", origin: "rolled" },
];

test("for each face in an answer, the first die with that face that can be rerolled is marked", () => {
  expect(placesOf(dice, "blank focus")).toEqual([0, 2]);
  expect(placesOf(dice, "none")).toEqual([]);
});

test("the key for marked dice names their faces, with the worst first", () => {
  expect(keyOf(dice, [0, 2])).toBe("blank focus");
  expect(keyOf(dice, [])).toBe("none");
});

test("a die can be marked if an answer includes it, but not if it was already rerolled", () => {
  expect(isOpen(dice, [], 2, ["none", "blank"])).toBe(true);
  expect(isOpen(dice, [2], 2, ["none", "blank"])).toBe(true);
  expect(isOpen(dice, [], 1, ["none", "blank"])).toBe(false);
  expect(isOpen(dice, [2], 0, ["none", "blank"])).toBe(false);
  expect(toggled([2], 0)).toEqual([0, 2]);
});
