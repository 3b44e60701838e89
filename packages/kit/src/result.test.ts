import { expect, test } from "vitest";
import { failure, invariant, type Result, success } from "./index.ts";

const half = (number: number): Result<number> =>
  number % 2 === 0 ? success(number / 2) : failure([{ path: "number", reason: `is odd: ${number}` }]);

test("a result has either a value or the reasons why there is none", () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, problems: [{ path: "number", reason: "is odd: 3" }] });
});

test("a success can hold any value, even undefined", () => {
  expect(success(undefined)).toEqual({ ok: true, value: undefined });
  expect(success(false).ok).toBe(true);
});

test("a broken invariant throws its message, and a true one does nothing", () => {
  expect(() => invariant(0, "there is no ship")).toThrow("there is no ship");
  expect(() => invariant("anything", "there is no ship")).not.toThrow();
});
