/** The published schema and docs/event-format.md match what the event readers do. */

import { readFileSync } from "node:fs";
import { runs } from "@broadside/kit/testing";
import { EVENT_FORMATS, editsIn, eventSchema, openLog, parseEntry, readEntry, readOpenEvent, writeOpenEvent } from "@broadside/tournament";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** The JSON Schema keywords that ours uses. */
interface Schema {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly $ref?: string;
}

const read = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");
const SCHEMA = JSON.parse(read("event.schema.json")) as Schema & { readonly $defs: Readonly<Record<string, Schema>> };
const definition = ({ $ref }: Schema): Schema => SCHEMA.$defs[decodeURIComponent($ref?.replace("#/$defs/", "") ?? "")] ?? {};
const validatorOf = (name: string): ValidateFunction =>
  new Ajv2020({ allErrors: true }).compile({ $defs: SCHEMA.$defs, $ref: `#/$defs/${name}` });
const isRow = validatorOf("row");
const isDocument = validatorOf("document");

const PAGE = read("event-format.md");
const fenced = (language: string): readonly string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(([, block = ""]) => block);
const LINES = fenced("jsonl").flatMap((block) => block.trim().split("\n"));

function sampleLog() {
  const log = openLog(LINES.map(parseEntry).flatMap((row) => (row.ok ? [row.value] : [])));
  if (!log.ok) throw new Error(JSON.stringify(log.problems));
  return log.value;
}

/** Generates small values of every form that the schema describes. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.$ref) return valuesOf(definition(schema));
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(valuesOf));
  const { minimum = Number.NaN, maximum = Number.NaN } = schema;
  switch (schema.type) {
    case "object": {
      const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, field]) => [key, valuesOf(field)]));
      return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
    }
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(2, schema.maxItems ?? 0) });
    case "string":
      return fc.string({ minLength: schema.minLength ?? 0, maxLength: 8 });
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: minimum, max: maximum });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    default:
      throw new Error(`the schema has a word that this test does not know: ${JSON.stringify(schema)}`);
  }
}

const KINDS = (definition({ $ref: "#/$defs/row" }).properties?.["what"]?.oneOf ?? []).map(
  (kind) => definition(kind).properties?.["kind"]?.const,
);
const generated = valuesOf({ $ref: "#/$defs/row" });
const sampled = fc.constantFrom(...LINES).map((line): unknown => JSON.parse(line));
/** Rows as a file would hold them. */
const rows = fc.oneof(generated, sampled).map((row): unknown => JSON.parse(JSON.stringify(row)));

const WORDS = [...new Set(JSON.stringify(SCHEMA).match(/"[a-z][\w ]*"/gi))].map((word) => JSON.parse(word) as string);
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    "",
    "x",
    -1,
    0,
    1,
    1.5,
    1e308,
    true,
    {},
    [],
    ["p1"],
    [[]],
    { points: 1 },
    { limits: 1, points: 1 },
  ),
  fc.constantFrom("x".repeat(200), "x".repeat(201), "🚀".repeat(4000), "🚀".repeat(4001), "2026-02-01", "2026-02-01T00:00:00Z"),
  fc.constantFrom(...WORDS),
  fc.integer(),
  fc.double(),
);

/** The row with another value in one place. Places are counted in reading order. If `put` is undefined, the value there is removed. */
function brokenAt(row: unknown, place: number, put: unknown): unknown {
  let visited = 0;
  const text = JSON.stringify(row, (_key, value: unknown) => {
    visited += 1;
    return visited - 1 === place ? put : value;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** The row with an extra field in one of its objects. */
function crowdedAt(row: unknown, place: number, key: string, put: unknown): unknown {
  let visited = 0;
  return JSON.parse(JSON.stringify(row), (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    visited += 1;
    return visited - 1 === place ? { ...value, [key]: put } : value;
  });
}

/** Earlier versions wrote the numbers of a single tie-break in this form. It is still read, but no longer written or described. */
function isOfEarlierVersion(row: unknown): boolean {
  const { what } = (row ?? {}) as { readonly what?: { readonly claim?: { readonly tiebreak?: unknown } } };
  const tiebreak = what?.claim?.tiebreak;
  return Array.isArray(tiebreak) && tiebreak.length > 0 && !tiebreak.some(Array.isArray);
}

describe("the published schema", () => {
  test("is the one generated from the readers' shapes", () => {
    expect(SCHEMA).toEqual(eventSchema());
  });

  test("and the reader accept every row that the schema describes", () => {
    const seen = new Set<unknown>();
    fc.assert(
      fc.property(generated, (row) => {
        expect(isRow(row), JSON.stringify(isRow.errors)).toBe(true);
        expect(readEntry(row, "")).toEqual({ ok: true, value: row });
        seen.add((row as { readonly what: { readonly kind: string } }).what.kind);
      }),
      { numRuns: runs(1500, 2) },
    );
    expect(KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  test("and the reader agree on a row with another value in one place", () => {
    const verdicts = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(rows, fc.nat(60), junk, (row, place, put) => {
        const broken = brokenAt(row, place, put);
        fc.pre(!isOfEarlierVersion(broken));
        const taken = readEntry(broken, "").ok;
        verdicts[taken ? "taken" : "refused"] += 1;
        expect(taken, JSON.stringify(broken)).toBe(isRow(broken));
      }),
      { numRuns: runs(5000) },
    );
    expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(runs(500));
  });

  test("and the reader agree on a row with one extra field", () => {
    fc.assert(
      fc.property(rows, fc.nat(12), fc.constantFrom("note", "kind", "constructor", ...WORDS), junk, (row, place, key, put) => {
        const crowded = crowdedAt(row, place, key, put);
        fc.pre(!isOfEarlierVersion(crowded));
        expect(readEntry(crowded, "").ok, JSON.stringify(crowded)).toBe(isRow(crowded));
      }),
      { numRuns: runs(3000) },
    );
  });

  test("does not describe forms that are read only from earlier versions", () => {
    const claim = { scores: [10, 10], tiebreak: [3, 1] };
    const row = { number: 1, at: "2026-02-01T10:00:00Z", by: "staff", what: { kind: "reported", round: 1, table: 1, claim } };
    expect(isOfEarlierVersion(row)).toBe(true);
    expect([readEntry(row, "").ok, isRow(row)]).toEqual([true, false]);
  });

  test("accepts every document that is written", () => {
    const log = sampleLog();
    for (const text of [writeOpenEvent(log), writeOpenEvent(log, { lists: true }), writeOpenEvent(log, { initialsOnly: true })])
      expect(isDocument(JSON.parse(text)), JSON.stringify(isDocument.errors)).toBe(true);
  });

  test("and the reader agree on a document with another value in one place, except for what only the log knows", () => {
    const document: unknown = JSON.parse(writeOpenEvent(sampleLog()));
    const ofTheReader = (problem: object): boolean =>
      "reason" in problem && /^(must |is |isn't a known field|has \d)/.test(String(problem.reason));
    const verdicts = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), junk, (place, put) => {
        const broken = brokenAt(document, place, put);
        const opened = readOpenEvent(JSON.stringify(broken));
        const taken = isDocument(broken);
        verdicts[taken ? "taken" : "refused"] += 1;
        expect(opened.ok || !opened.problems.some(ofTheReader), JSON.stringify(opened)).toBe(taken);
      }),
      { numRuns: runs(300, 2) },
    );
    expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(runs(20));
  });
});

describe("docs/event-format.md", () => {
  test("has rows of every kind, which both the schema and the reader accept", () => {
    for (const line of LINES) {
      expect(parseEntry(line), line).toEqual({ ok: true, value: JSON.parse(line) });
      expect(isRow(JSON.parse(line)), line).toBe(true);
    }
    const shown = new Set(LINES.map((line) => (JSON.parse(line) as { readonly what: { readonly kind: string } }).what.kind));
    expect(KINDS.length).toBeGreaterThan(30);
    expect(KINDS.filter((kind) => kind === undefined || !shown.has(String(kind)))).toEqual([]);
  });

  test("has one event, which can be opened, and one of its matches", () => {
    const log = sampleLog();
    expect(log.entries).toHaveLength(LINES.length);
    expect(log.entries.every(({ hash }) => hash !== undefined)).toBe(true);
    expect(editsIn(log.entries)).toEqual([]);
    expect(log.event).toMatchObject({ finished: true, bracket: { seeds: ["p4", "p1"] } });
    const { rounds } = JSON.parse(writeOpenEvent(log)) as { readonly rounds: readonly { readonly matches: readonly unknown[] }[] };
    expect(rounds[0]?.matches[0]).toEqual(JSON.parse(fenced("json")[0] ?? ""));
  });

  test("names every field and every format, and where the schema is", () => {
    const namesIn = (schema: Schema): readonly string[] => [
      ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [key, ...namesIn(field)]),
      ...(schema.items ? namesIn(schema.items) : []),
      ...(schema.oneOf ?? []).flatMap(namesIn),
    ];
    const names = new Set(Object.values(SCHEMA.$defs).flatMap(namesIn));
    expect(names).toContain("byeMargin");
    expect([...names, ...EVENT_FORMATS.map(({ id }) => id)].filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
    expect(PAGE).toContain("event.schema.json");
  });

  test("states the schema's limits", () => {
    const words = PAGE.split(/[\s;,.]*\s/);
    const figures = JSON.stringify(SCHEMA).matchAll(/"(?:maxLength|maxItems|maximum)":(\d+)/g);
    const limits = [...new Set([...figures].map(([, figure]) => Number(figure).toLocaleString("en")))];
    expect(limits).toContain("20,000");
    expect(limits.filter((limit) => !words.includes(limit))).toEqual([]);
  });

  test("states our own choices as the formats define them", () => {
    const second = EVENT_FORMATS.filter(({ edition }) => edition !== "1e");
    expect(second.map(({ points: { win, draw, loss } }) => [win, draw, loss])).toEqual(second.map(() => [3, 1, 0]));
    expect(second.map(({ points: { places } }) => places)).toEqual(second.map(() => [5, 3, 1]));
    const newest = second.filter(({ edition }) => edition === "2.5");
    expect(newest.map(({ margin, byeMargin }) => ({ margin, byeMargin }))).toEqual([{ margin: "the score", byeMargin: { points: 20 } }]);
    for (const words of [
      "3 points for a win, 1 for a draw, 0 for a loss",
      "are worth 5, 3 and 1 points, and lower places 0",
      "a margin of 20 mission points",
    ])
      expect(PAGE).toContain(words);
  });
});
