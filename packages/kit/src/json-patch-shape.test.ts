import fc from "fast-check";
import { expect, test } from "vitest";
import { JsonReader } from "./json.ts";
import { jsonPatch } from "./json-patch.ts";
import { jsonPatchShape } from "./json-patch-shape.ts";
import { runs } from "./testing.ts";

function problemsOf(value: unknown): readonly string[] {
  const reader = new JsonReader();
  jsonPatchShape.read(reader, value, "patch");
  return reader.problems.map(({ path, reason }) => `${path} ${reason}`);
}

test("law: the shape reads every patch unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
      const patch = jsonPatch(one, other);
      if (!patch) return;
      const reader = new JsonReader();
      expect(jsonPatchShape.read(reader, patch, "")).toEqual(patch);
      expect(reader.problems).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

test("a field may be named __proto__", () => {
  const patch: unknown = JSON.parse('{"fields":{"__proto__":{"to":1}}}');
  const read = jsonPatchShape.read(new JsonReader(), patch, "");
  expect(JSON.stringify(read)).toBe(JSON.stringify(patch));
});

test.each<[string, unknown, string]>([
  ["nothing", null, "patch must be an object"],
  ["a list", [], "patch must be an object"],
  ["an object that is no patch", {}, "patch.fields is missing"],
  ["two kinds at once", { to: 1, fields: {} }, "patch.fields isn't a known field"],
  ["a value in place of a patch", { fields: { ships: 3 } }, "patch.fields.ships must be an object"],
  [
    "a wrong part deep inside",
    { fields: { log: { places: { 2: { fields: { text: null } } } } } },
    "patch.fields.log.places.2.fields.text ",
  ],
  ["a removed field that isn't named", { fields: {}, gone: [1] }, "patch.gone[0] must be text"],
  ["a place that isn't an index", { places: { first: { to: 1 } } }, "patch.places.first must be an index"],
  ["a negative index", { places: { "-1": { to: 1 } } }, "patch.places.-1 must be an index"],
  ["an index that no list reaches", { places: { 4294967294: { to: 1 } } }, "patch.places.4294967294 must be an index"],
  ["a length below zero", { places: {}, length: -1 }, "patch.length must be from 0"],
  ["added entries that aren't a list", { places: {}, added: "x" }, "patch.added must be a list"],
])("refuses %s", (_, value, problem) => {
  expect(problemsOf(value)).toEqual([expect.stringContaining(problem)]);
});
