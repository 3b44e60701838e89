import { join, type Result } from "@broadside/kit";
import { expect, test } from "vitest";
import { FEATURE_IDS, OBSTACLE_IDS, POSITION_EDITIONS, positionSchema, possibleArcs, readPosition, rulesOf } from "./index.ts";

/** The JSON Schema keywords that this schema uses. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}
const SCHEMA = positionSchema() as Schema;

/** A path in the schema, and a function that puts a value there in a document. */
interface Place {
  readonly path: string;
  readonly schema: Schema;
  put(value: unknown): unknown;
}

const EXAMPLE = {
  format: "broadside-position",
  version: 1,
  ruleset: { edition: "1e" },
  table: { width: 914_400, height: 914_400 },
  ships: [{ id: "a", name: "A", base: "small", pose: { x: 1, y: 2, heading: 3 }, seat: 1, arcs: ["front"] }],
  obstacles: [{ id: "b", token: "loosecargo", pose: { x: 1, y: 2, heading: 3 }, flipped: true }],
  features: [{ id: "c", token: "objective", pose: { x: 1, y: 2, heading: 3 } }],
};

/**
 * Finds every path by walking through the schema and the example together. The example must contain everything that the schema describes.
 */
function* placesOf(schema: Schema, value: unknown, path = "", put: Place["put"] = (other) => other): Generator<Place> {
  const named = schema.$ref === "#/$defs/pose" ? (SCHEMA.$defs?.["pose"] ?? {}) : schema;
  yield { path, schema: named, put };
  if (named.items && Array.isArray(value)) yield* placesOf(named.items, value[0], join(path, 0), (other) => put([other]));
  if (named.properties && typeof value === "object" && value !== null)
    for (const [key, entry] of Object.entries(value))
      yield* placesOf(named.properties[key] ?? {}, entry, join(path, key), (other) => put({ ...value, [key]: other }));
}
const PLACES = [...placesOf(SCHEMA, EXAMPLE)];

const isRead = (document: unknown): boolean => readPosition(document).ok;
const problemsOf = (result: Result<unknown>) => (result.ok ? [] : result.problems);

test("the example is a valid position and has every field in the schema", () => {
  expect(isRead(EXAMPLE)).toBe(true);
  expect(PLACES.filter(({ schema }) => Object.keys(schema).length === 0)).toEqual([]);
  const keys = PLACES.flatMap(({ path, schema }) => Object.keys(schema.properties ?? {}).map((key) => join(path, key)));
  expect(PLACES.map(({ path }) => path)).toEqual(expect.arrayContaining(keys));
});

test("an object allows the keys that the reader knows, and requires those that the reader requires", () => {
  const objects = PLACES.filter(({ schema }) => schema.type === "object");
  expect(objects.map(({ path }) => path)).toContain("ships[0].pose");
  for (const { path, schema, put } of objects) {
    const missing = problemsOf(readPosition(put({}))).map((problem) => problem.path);
    expect([...new Set(missing)], path).toEqual(schema.required?.map((key) => join(path, key)));
    const [unknown] = problemsOf(readPosition(put({ unknownKey: 1 })));
    expect(unknown, path).toEqual({
      path: join(path, "unknownKey"),
      reason: `isn't a known field (known fields: ${Object.keys(schema.properties ?? {}).join(", ")})`,
    });
  }
});

test("a number has the bounds that the reader checks", () => {
  const numbers = PLACES.filter(({ schema }) => schema.type === "integer");
  expect(numbers.map(({ path }) => path)).toContain("table.width");
  for (const { path, schema, put } of numbers) {
    const { minimum = Number.NaN, maximum = Number.NaN } = schema;
    expect(
      [minimum - 1, minimum, maximum, maximum + 1, minimum + 0.5].map((value) => isRead(put(value))),
      path,
    ).toEqual([false, true, true, false, false]);
  }
});

test("a text has the maximum length that the reader allows", () => {
  const texts = PLACES.filter(({ schema }) => schema.type === "string");
  expect(texts.map(({ path }) => path)).toContain("ships[0].name");
  for (const { path, schema, put } of texts) {
    const { minLength = Number.NaN, maxLength = Number.NaN } = schema;
    expect(
      [minLength - 1, minLength, maxLength, maxLength + 1].map((length) => isRead(put("x".repeat(length)))),
      path,
    ).toEqual([false, true, true, false]);
  }
});

test("a list of pieces has the maximum length that the reader allows", () => {
  const lists = PLACES.filter(({ schema }) => schema.type === "array" && schema.items?.type === "object");
  expect(lists.map(({ path }) => path)).toEqual(["ships", "obstacles", "features"]);
  for (const { path, schema, put } of lists) {
    const { maxItems = 0 } = schema;
    const piece = EXAMPLE[path as "ships" | "obstacles" | "features"][0];
    const pieces = Array.from({ length: maxItems + 1 }, (_, index) => ({ ...piece, id: `piece ${index}` }));
    expect(
      [pieces.slice(1), pieces].map((list) => isRead(put(list))),
      path,
    ).toEqual([true, false]);
  }
});

test("every choice is accepted by the reader, in some edition and for some base", () => {
  const choicesAt = (wanted: string) => PLACES.find(({ path }) => path === wanted)?.schema.enum ?? [];
  const bases = POSITION_EDITIONS.flatMap((edition) => rulesOf(edition).bases.map((base) => ({ edition, base })));
  expect(choicesAt("ruleset.edition")).toEqual(POSITION_EDITIONS);
  expect(new Set(choicesAt("ships[0].base"))).toEqual(new Set(bases.map(({ base }) => base)));
  expect(new Set(choicesAt("ships[0].arcs[0]"))).toEqual(new Set(bases.flatMap(({ edition, base }) => possibleArcs(edition, base))));
  expect([choicesAt("obstacles[0].token"), choicesAt("features[0].token")]).toEqual([OBSTACLE_IDS, FEATURE_IDS]);
});
