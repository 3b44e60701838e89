import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonReader, join, parseJson } from "./index.ts";
import { runs } from "./testing.ts";

const ROOMY = { characters: 100_000, depth: 50 };

const problemsOf = (text: string, limits = ROOMY): readonly string[] => {
  const parsed = parseJson(text, limits);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${path}: ${reason}`);
};

/** Returns how deeply a value is nested. The reader must find the same depth in the value's JSON text. */
const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe("reading JSON text", () => {
  test("gives the same value as JSON.parse", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text, ROOMY)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test("never throws, and explains why a text can't be read", () => {
    const almost = fc
      .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([json, at, put]) => `${json.slice(0, at % json.length)}${put}${json.slice(at % json.length)}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" }), almost), (text) => {
        const parsed = parseJson(text, ROOMY);
        expect(parsed.ok || parsed.problems.length > 0).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test("limits the length of the text", () => {
    expect(problemsOf('"abcd"', { characters: 6, depth: 1 })).toEqual([]);
    expect(problemsOf('"abcde"', { characters: 6, depth: 1 })).toEqual([": is 7 characters long; at most 6 can be read"]);
  });

  test("limits the depth exactly", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const [text, depth] = [JSON.stringify(value), depthOf(value)];
        expect(problemsOf(text, { ...ROOMY, depth })).toEqual([]);
        if (depth > 0) expect(problemsOf(text, { ...ROOMY, depth: depth - 1 })).toEqual([`: is nested more than ${depth - 1} levels deep`]);
      }),
    );
  });

  test("ignores brackets in strings, after any number of quotes and backslashes", () => {
    for (const inside of ["[[[[", '"[[', '\\"[[', "\\", '\\\\"{{', '{"a":["b', "\n[["])
      expect(parseJson(JSON.stringify([inside]), { ...ROOMY, depth: 1 })).toEqual({ ok: true, value: [inside] });
    // The string ends after two backslashes, so this bracket counts.
    expect(problemsOf('["\\\\",[[]]]', { ...ROOMY, depth: 2 })).toEqual([": is nested more than 2 levels deep"]);
  });

  test("refuses a hundred thousand brackets without recursion", () => {
    for (const open of ["[", '{"a":', "]["]) {
      const [problem = ""] = problemsOf(open.repeat(100_000), { characters: 1_000_000, depth: 50 });
      expect(problem).toMatch(/is nested more than 50 levels deep|isn't JSON/);
    }
  });
});

describe("reading a JSON value", () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true });

  test("never throws: each method returns a value of its type or reports one problem with its path", () => {
    fc.assert(
      fc.property(anything, (value) => {
        const ask = <Answer>(question: (reader: JsonReader) => Answer | undefined, isRight: (answer: Answer) => boolean): void => {
          const reader = new JsonReader();
          const answer = question(reader);
          if (answer === undefined) expect(reader.problems.map(({ path }) => path)).toEqual(["here"]);
          else expect([isRight(answer), reader.problems]).toEqual([true, []]);
        };
        ask(
          (reader) => reader.list(value, "here", 3),
          (list) => Array.isArray(list) && list.length <= 3,
        );
        ask(
          (reader) => reader.text(value, "here", 3),
          (text) => text.length >= 1 && text.length <= 3,
        );
        ask(
          (reader) => reader.whole(value, "here", -2, 2),
          (number) => [-2, -1, 0, 1, 2].includes(number),
        );
        ask(
          (reader) => reader.oneOf(value, "here", ["a", "b"]),
          (choice) => choice === "a" || choice === "b",
        );
        const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
        ask(
          (reader) => reader.object(value, "here", keys),
          (fields) => fields === value && !Array.isArray(fields),
        );
      }),
      { numRuns: runs(500) },
    );
  });

  test("an object may have only the named keys, not even the inherited ones", () => {
    const reader = new JsonReader();
    reader.object(JSON.parse('{"known":1,"__proto__":2,"constructor":3}'), "ship", ["known"]);
    expect(reader.problems.map(({ path }) => path)).toEqual(["ship.__proto__", "ship.constructor"]);
  });

  test("a whole number must be within its bounds, and zero loses its sign", () => {
    const reader = new JsonReader();
    const read = [-2, 2, -0, 1.5, 3, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e308, "1"].map((value, at) =>
      reader.whole(value, String(at), -2, 2),
    );
    expect(read).toEqual([-2, 2, 0, ...new Array(7).fill(undefined)]);
    expect(reader.problems.map(({ path }) => path)).toEqual(["3", "4", "5", "6", "7", "8", "9"]);
  });

  test("a text can't be empty or too long", () => {
    const reader = new JsonReader();
    expect(["", "a", "abc", "abcd"].map((value, at) => reader.text(value, String(at), 3))).toEqual([undefined, "a", "abc", undefined]);
    expect(reader.problems.map(({ path }) => path)).toEqual(["0", "3"]);
  });

  test("a problem with a choice quotes the wrong text, shortened if it is long", () => {
    const reader = new JsonReader();
    reader.oneOf("x".repeat(1_000_000), "base", ["small", "large"]);
    expect(reader.problems).toEqual([{ path: "base", reason: `is "${"x".repeat(40)}"; it must be one of small, large` }]);
  });

  test("no more problems are recorded than the limit allows", () => {
    const reader = new JsonReader(3);
    for (let at = 0; at < 1000; at += 1) reader.note(String(at), "is wrong");
    expect(reader.problems.map(({ path }) => path)).toEqual(["0", "1", "2"]);
  });
});

test("a path looks like the expression that reads the value", () => {
  expect(join(join(join("", "ships"), 2), "pose")).toBe("ships[2].pose");
});
