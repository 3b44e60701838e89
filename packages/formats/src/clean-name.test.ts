import { expect, test } from "vitest";
import { cleanName } from "./clean-name.ts";

test.each([
  ["Anna", "Anna"],
  ["  Anna \t\n  Bee ", "Anna Bee"],
  ["e\u0301", "\u00e9"],
  ["An\u0000na\u0007", "Anna"],
  ["\u202eAnna\u200b\u2066", "Anna"],
  ["An\ud800na\udc00", "Anna"],
  ["Ana 🚀", "Ana 🚀"],
  ["Program (ace)", "Program (ace)"],
])("%j becomes %j", (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each(["", " \t", "\u200b\u3164", "\ud800"])("nothing is left of %j", (text) => {
  expect(cleanName(text)).toBeUndefined();
});

test("at most 40 characters are kept, and none is cut in half", () => {
  expect(cleanName("🚀".repeat(50))).toBe("🚀".repeat(40));
  expect(cleanName(`${"a".repeat(39)}  b`)).toBe("a".repeat(39));
});
