/** The published schema and the documentation of the position format match what the reader does. */

import { readFileSync } from "node:fs";
import { ARC_NAMES, BASE_IDS } from "@broadside/geometry";
import type { Problem } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { judge, LIMITS, positionSchema, readPosition } from "@broadside/position";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const read = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");
const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(read("position.schema.json")) as object);

/** The JSON Schema keywords that ours uses. */
interface Schema {
  readonly type?: "object" | "array" | "string" | "integer" | "boolean";
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly uniqueItems?: boolean;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}
const SCHEMA = positionSchema() as Schema;
/** Enough pieces to get in each other's way. */
const MOST_ITEMS = 3;

/** Generates every form of document that the schema describes. */
function documentsOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.$ref) return documentsOf(SCHEMA.$defs?.[schema.$ref.replace("#/$defs/", "")] ?? {});
  switch (schema.type) {
    case "object": {
      const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, field]) => [key, documentsOf(field)]));
      return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
    }
    case "array":
      return (schema.uniqueItems ? fc.uniqueArray : fc.array)(documentsOf(schema.items ?? {}), { maxLength: MOST_ITEMS });
    case "string":
      return fc.string({ minLength: 1, maxLength: schema.maxLength ?? 1 });
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 0 });
    default:
      throw new Error(`the schema has a word that this test does not know: ${JSON.stringify(schema)}`);
  }
}
const documents = documentsOf(SCHEMA);

/**
 * The document with another value in one place. Places are counted in reading order. If `junk` is undefined, the value there is removed.
 */
function brokenAt(document: unknown, place: number, junk: unknown): unknown {
  let visited = 0;
  const text = JSON.stringify(document, (_key, value: unknown) => {
    visited += 1;
    return visited - 1 === place ? junk : value;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** Problems that only the reader detects: repeated ids, and bases or arcs of another edition. */
function isKnownToTheReaderOnly({ path, reason }: Problem): boolean {
  const refused = /^is "(\w+)"; it must be /.exec(reason)?.[1];
  const choices: readonly string[] = path.endsWith(".base") ? BASE_IDS : /\.arcs\[\d+\]$/.test(path) ? ARC_NAMES : [];
  return reason.endsWith("which another piece already has") || (refused !== undefined && choices.includes(refused));
}
function isRefused(document: unknown): boolean {
  const result = readPosition(document);
  return !result.ok && !result.problems.every(isKnownToTheReaderOnly);
}

describe("the published schema", () => {
  test("is the one generated from the reader's lists and limits", () => {
    expect(JSON.parse(read("position.schema.json"))).toEqual(positionSchema());
  });

  test("accepts only what the reader accepts, except for what only the reader can check", () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(validate(document)).toBe(true);
        expect(isRefused(document)).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  test("and the reader refuse the same documents if one place is wrong", () => {
    const junk = fc.oneof(
      fc.constantFrom(undefined, null, "", "x", -1, 0, 1.5, 1e308, true, {}, []),
      fc.string({ minLength: LIMITS.idLength, maxLength: LIMITS.nameLength + 1 }),
      fc.integer(),
      fc.constantFrom(...BASE_IDS, ...ARC_NAMES),
    );
    fc.assert(
      fc.property(documents, fc.nat(60), junk, (document, place, put) => {
        fc.pre(readPosition(document).ok);
        const broken = brokenAt(document, place, put);
        expect(isRefused(broken)).toBe(!validate(broken));
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe("docs/position.md", () => {
  const text = read("position.md");
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(text) ?? [];

  test("has an example that is a position", () => {
    const position = readPosition(JSON.parse(example));
    expect(position).toMatchObject({ ok: true });
    expect(validate(JSON.parse(example))).toBe(true);
    expect(position.ok && judge(position.value).pairs.length).toBeGreaterThan(0);
  });

  test("names every field, edition, base and arc, and says where every token is listed", () => {
    const names = (schema: Schema): readonly string[] => [
      ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [key, ...(key === "token" ? [] : names(field))]),
      ...(schema.items ? names(schema.items) : []),
      ...(schema.$ref ? names(SCHEMA.$defs?.["pose"] ?? {}) : []),
      ...(schema.enum ?? []),
    ];
    expect(names(SCHEMA)).toContain("heading");
    expect([...new Set(names(SCHEMA))].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    expect(text).toContain("position.schema.json");
  });

  test("states the reader's limits", () => {
    const { characters, depth, pieces, idLength, nameLength, coordinate, tableSide } = LIMITS;
    const limits = [characters, depth, pieces, idLength, nameLength, coordinate, tableSide.least, tableSide.most];
    const inWords = limits.map((limit) => limit.toLocaleString("en"));
    expect(inWords.filter((limit) => !text.includes(limit))).toEqual([]);
  });
});
