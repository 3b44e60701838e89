import { expect, test } from "vitest";
import { newHistory, stepBack, stepForward, withChange } from "./undo.ts";

const worked = [2, 3].reduce(withChange<number>, newHistory(1));

test("changes can be undone and redone", () => {
  const back = stepBack(stepBack(worked));
  expect(back.present).toBe(1);
  expect(stepForward(stepForward(back))).toEqual(worked);
});

test("undo does nothing before the first change, and redo does nothing after the last", () => {
  expect(stepBack(newHistory(1))).toEqual(newHistory(1));
  expect(stepForward(worked)).toEqual(worked);
});

test("a change after undo discards the changes that could be redone", () => {
  expect(stepForward(withChange(stepBack(worked), 9)).present).toBe(9);
});

test("only the latest changes can be undone", () => {
  const long = Array.from({ length: 500 }, (_, at) => at).reduce(withChange<number>, newHistory(-1));
  expect(long.past.length).toBeLessThan(300);
  expect(stepBack(long).present).toBe(498);
});
