import { describe, expect, test } from "vitest";
import {
  anyText,
  boolean,
  constant,
  either,
  JsonReader,
  listOf,
  mapOf,
  named,
  number,
  objectOf,
  oneOf,
  optional,
  orAbsent,
  pairOf,
  type Shape,
  text,
  textLike,
  wholeNumber,
  wordOf,
} from "./index.ts";

/** Returns the value that is read, or all the problems. */
function readBy<Value>(shape: Shape<Value>, value: unknown): Value | undefined | readonly string[] {
  const reader = new JsonReader();
  const found = shape.read(reader, value, "it");
  return reader.problems.length === 0 ? found : reader.problems.map(({ path, reason }) => `${path} ${reason}`);
}

interface Seat {
  readonly name: string;
  readonly seat: number;
  readonly team?: string;
}
const seat = objectOf<Seat>({ name: text(10), seat: wholeNumber(1, 8), team: optional(oneOf(["red", "blue"])) });

describe("the shape of an object", () => {
  test("reads the object with or without its optional fields", () => {
    expect(readBy(seat, { name: "Ana", seat: 1 })).toEqual({ name: "Ana", seat: 1 });
    expect(readBy(seat, { name: "Ana", seat: 1, team: "red" })).toEqual({ name: "Ana", seat: 1, team: "red" });
  });

  test("reports every problem in the object with its path", () => {
    const complaints = readBy(seat, { name: "", seat: 9, team: "green", extra: 1 });
    expect(complaints).toEqual([
      expect.stringContaining("extra"),
      expect.stringMatching(/^it\.name /),
      expect.stringMatching(/^it\.seat /),
      expect.stringMatching(/^it\.team /),
    ]);
  });

  test("can check the object without copying it, by the same rules", () => {
    const fleet = listOf(seat, 3);
    const ana = { name: "Ana", seat: 1 };
    const proto = JSON.parse('{"name":"Ana","seat":1,"__proto__":{}}') as unknown;
    const bad = [
      null,
      3,
      [],
      {},
      { seat: 1 },
      { ...ana, seat: 9 },
      { ...ana, team: "green" },
      { ...ana, extra: 1 },
      { ...ana, name: undefined },
    ];
    for (const [one, isFine] of [[ana, true], [{ ...ana, team: undefined }, true], [proto, false], ...bad.map((value) => [value, false])]) {
      const reader = new JsonReader(1, { onlyChecks: true });
      const given = [ana, one];
      expect(fleet.read(reader, given, "")).toBe(given);
      expect(reader.problems.length === 0, JSON.stringify(one)).toBe(isFine);
      expect(Array.isArray(readBy(seat, one)), JSON.stringify(one)).toBe(!isFine);
    }
  });

  test("describes the object as a JSON Schema", () => {
    expect(seat.schema).toEqual({
      type: "object",
      properties: {
        name: { type: "string", minLength: 1, maxLength: 10 },
        seat: { type: "integer", minimum: 1, maximum: 8 },
        team: { enum: ["red", "blue"] },
      },
      required: ["name", "seat"],
      additionalProperties: false,
    });
  });
});

describe("the shape of a value", () => {
  test.each<[string, Shape<unknown>, unknown, unknown]>([
    ["a list", listOf(wholeNumber(0, 9), 2), [1, 2], [1, 2, 3]],
    ["a pair", pairOf(wholeNumber(0, 9)), [1, 2], [1]],
    ["a text", text(3), "abc", "abcd"],
    ["a text of letters that take two units", text(3), "🚀🚀🚀", "🚀🚀🚀🚀"],
    ["a text that may be empty", anyText(3), "", "abcd"],
    ["a value that may be absent", orAbsent(wholeNumber(0, 9)), undefined, null],
    ["a map", mapOf(wholeNumber(0, 9)), JSON.parse('{"__proto__":1}'), { a: 10 }],
    ["a text of a fixed form", textLike(/^\d\d$/, "07"), "12", "1"],
    ["a whole number", wholeNumber(1, 3), 3, 2.5],
    ["a number", number(0, 1), 0.5, 1.5],
    ["a boolean", boolean, false, 0],
    ["a constant", constant("created"), "created", "made"],
    ["one of several", oneOf(["a", "b"]), "b", "c"],
    ["a word of a record", wordOf({ a: true, b: true }), "a", "toString"],
    ["a named shape", named("seat", seat), { name: "Ana", seat: 1 }, { name: "Ana" }],
    ["one of two kinds", either(seat, "bye", objectOf<{ bye: boolean }>({ bye: boolean })), { bye: true }, { bye: 1 }],
  ])("%s: reads a right value and refuses a wrong one", (_, shape, right, wrong) => {
    expect(readBy(shape, right)).toEqual(right);
    const complaints = readBy(shape, wrong);
    expect(complaints).toHaveLength(1);
    expect(complaints).toEqual([expect.stringMatching(/^it/)]);
  });
});

test("a named shape refers to its name in the schema, and has a separate definition", () => {
  const shape = named("a seat", seat);
  expect(shape.schema).toEqual({ $ref: "#/$defs/a%20seat" });
  expect(shape.definition).toEqual(seat.schema);
});
