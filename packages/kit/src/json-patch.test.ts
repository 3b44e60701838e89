import fc from "fast-check";
import { expect, test } from "vitest";
import { type JsonPatch, jsonPatch, patched } from "./json-patch.ts";
import { canonicalJson } from "./json-value.ts";
import { runs } from "./testing.ts";

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("law: a patch turns one value into the other, even after being sent as text", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
      const patch = jsonPatch(one, other);
      const made = patch ? patched(one, sent(patch) as typeof patch) : one;
      expect(canonicalJson(made)).toBe(canonicalJson(other));
    }),
    { numRuns: runs(500) },
  );
});

test("law: a value doesn't differ from itself", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(jsonPatch(value, sent(value))).toBeUndefined();
    }),
  );
});

test("a patch contains only what differs", () => {
  const one = {
    ships: [
      { id: "A1", hull: 3 },
      { id: "A2", hull: 2 },
    ],
    log: ["one"],
    round: 1,
    attack: {},
  };
  const other = {
    ships: [
      { id: "A1", hull: 3 },
      { id: "A2", hull: 1 },
    ],
    log: ["one", "two"],
    round: 1,
    attack: undefined,
  };
  expect(jsonPatch(one, other)).toEqual({
    fields: { ships: { places: { 1: { fields: { hull: { to: 1 } } } } }, log: { places: {}, added: ["two"] } },
    gone: ["attack"],
  });
});

test("unchanged parts are shared, and the given values are never altered", () => {
  const one = { kept: { a: 1 }, list: [1, 2, 3] };
  const made = patched(one, { fields: { list: { places: { 0: { to: 9 } }, length: 2 } } }) as typeof one;
  expect(made).toEqual({ kept: { a: 1 }, list: [9, 2] });
  expect(made.kept).toBe(one.kept);
  expect(one.list).toEqual([1, 2, 3]);
});

test.each<[string, unknown, JsonPatch]>([
  ["fields of something else", [1], { fields: { a: { to: 1 } } }],
  ["fields of nothing", {}, { fields: { a: { fields: {} } } }],
  ["a missing field", { a: 1 }, { fields: {}, gone: ["b"] }],
  ["entries of something else", { a: 1 }, { places: {}, added: [1] }],
  ["a missing entry", [1], { places: { 1: { to: 2 } } }],
  ["an entry of a list that becomes shorter", [1, 2], { places: { 1: { to: 2 } }, length: 1 }],
  ["more entries than there are", [1], { places: {}, length: 2 }],
])("a patch that was made for another value throws an error: %s", (_, value, patch) => {
  expect(() => patched(value, patch)).toThrow("The patch was made for another value");
});
