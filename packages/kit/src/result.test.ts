import { expect, test } from "vitest";
import { failure, invariant, type Result, success } from "./index.ts";

const half = (number: number): Result<number> =>
  number % 2 === 0 ? success(number / 2) : failure([{ path: "number", reason: `is odd: ${number}` }]);

test("a result is a value or the reasons why not", () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, problems: [{ path: "number", reason: "is odd: 3" }] });
});

test("a success may hold any value, even one that is not there", () => {
  expect(success(undefined)).toEqual({ ok: true, value: undefined });
  expect(success(false).ok).toBe(true);
});

test("a broken invariant throws what it says, a kept one does nothing", () => {
  expect(() => invariant(0, "there is no ship")).toThrow("there is no ship");
  expect(() => invariant("anything", "there is no ship")).not.toThrow();
});
