import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, jsonDifference } from "./index.ts";

test("law: a value doesn't change when written as JSON and read back, and its canonical text stays the same", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const again = JSON.parse(JSON.stringify(value)) as unknown;
      expect(jsonDifference(value, again)).toBeUndefined();
      expect(canonicalJson(again)).toBe(canonicalJson(value));
    }),
  );
});

test("law: two values differ exactly if their canonical texts do", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
      expect(jsonDifference(one, other) === undefined).toBe(canonicalJson(one) === canonicalJson(other));
    }),
  );
});

test.each<[what: string, one: unknown, other: unknown, path: string | undefined]>([
  ["the order of fields does not count", { a: 1, b: 2 }, { b: 2, a: 1 }, undefined],
  ["an undefined field is not there", { a: 1, b: undefined }, { a: 1 }, undefined],
  ["null is not nothing", { a: null }, {}, "a"],
  ["null is not undefined", { a: null }, { a: undefined }, "a"],
  ["an empty place of a list is null", [undefined], [null], undefined],
  ["a list is no object", [], {}, ""],
  ["a longer list", { list: [1] }, { list: [1, 2] }, "list[1]"],
  ["a longer list that ends in null", { list: [1] }, { list: [1, null] }, "list[1]"],
  ["a field inside", { a: [{ b: 1 }] }, { a: [{ b: "1" }] }, "a[0].b"],
  ["a field that every object inherits", {}, JSON.parse('{"__proto__":{}}'), "__proto__"],
])("%s", (_, one, other, path) => {
  expect(jsonDifference(one, other)?.path).toBe(path);
  expect(jsonDifference(other, one)?.path).toBe(path);
});
