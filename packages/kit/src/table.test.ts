import { expect, expectTypeOf, test } from "vitest";
import { entriesIn, isKeyIn, keysIn } from "./index.ts";

const COUNTS = { focus: 1, evade: 2 };

test("keys and entries come in the table's order, with the table's types", () => {
  expect(keysIn(COUNTS)).toEqual(["focus", "evade"]);
  expect(entriesIn(COUNTS)).toEqual([
    ["focus", 1],
    ["evade", 2],
  ]);
  expectTypeOf(keysIn(COUNTS)).toEqualTypeOf<readonly ("focus" | "evade")[]>();
});

test("a text is a key if the table itself has it", () => {
  expect(isKeyIn(COUNTS, "focus")).toBe(true);
  expect(isKeyIn(COUNTS, "lock")).toBe(false);
  expect(isKeyIn(COUNTS, "toString")).toBe(false);
});
