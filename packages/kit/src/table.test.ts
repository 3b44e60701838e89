import { expect, expectTypeOf, test } from "vitest";
import { entriesIn, isKeyIn, keysIn } from "./index.ts";

const COUNTS = { focus: 1, evade: 2 };

test("keys and entries keep the table's order and its types", () => {
  expect(keysIn(COUNTS)).toEqual(["focus", "evade"]);
  expect(entriesIn(COUNTS)).toEqual([
    ["focus", 1],
    ["evade", 2],
  ]);
  expectTypeOf(keysIn(COUNTS)).toEqualTypeOf<readonly ("focus" | "evade")[]>();
});

test("a text is a key only if the table itself has it, not if it is inherited", () => {
  expect(isKeyIn(COUNTS, "focus")).toBe(true);
  expect(isKeyIn(COUNTS, "lock")).toBe(false);
  expect(isKeyIn(COUNTS, "toString")).toBe(false);
});
