import { expect, test } from "vitest";
import { begin, changed, redone, undone } from "./undo.ts";

const worked = [2, 3].reduce(changed<number>, begin(1));

test("steps go back and forth again", () => {
  const back = undone(undone(worked));
  expect(back.present).toBe(1);
  expect(redone(redone(back))).toEqual(worked);
});

test("at either end nothing changes", () => {
  expect(undone(begin(1))).toEqual(begin(1));
  expect(redone(worked)).toEqual(worked);
});

test("a change after a step back forgets what lay ahead", () => {
  expect(redone(changed(undone(worked), 9)).present).toBe(9);
});

test("only the last steps are kept", () => {
  const long = Array.from({ length: 500 }, (_, at) => at).reduce(changed<number>, begin(-1));
  expect(long.past.length).toBeLessThan(300);
  expect(undone(long).present).toBe(498);
});
