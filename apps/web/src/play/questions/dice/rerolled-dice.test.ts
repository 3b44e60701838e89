import { expect, test } from "vitest";
import { isOpen, keyOf, placesOf, toggled } from "./rerolled-dice.ts";

const dice = [
  { face: "focus", origin: "rolled" },
  { face: "blank", origin: "rerolled" },
  { face: "blank", origin: "rolled" },
  { face: "hit", origin: "rolled" },
];

test("an answer stands for the first dice with its faces that can be rerolled", () => {
  expect(placesOf(dice, "blank focus")).toEqual([0, 2]);
  expect(placesOf(dice, "none")).toEqual([]);
});

test("marked dice are named by their faces, the worst first", () => {
  expect(keyOf(dice, [0, 2])).toBe("blank focus");
  expect(keyOf(dice, [])).toBe("none");
});

test("a die can be marked if an answer includes it, but never after a reroll", () => {
  expect(isOpen(dice, [], 2, ["none", "blank"])).toBe(true);
  expect(isOpen(dice, [2], 2, ["none", "blank"])).toBe(true);
  expect(isOpen(dice, [], 1, ["none", "blank"])).toBe(false);
  expect(isOpen(dice, [2], 0, ["none", "blank"])).toBe(false);
  expect(toggled([2], 0)).toEqual([0, 2]);
});
