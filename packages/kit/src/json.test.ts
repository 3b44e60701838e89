import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonReader, join, parseJson } from "./index.ts";
import { runs } from "./testing.ts";

const ROOMY = { characters: 100_000, depth: 50 };

const problemsOf = (text: string, limits = ROOMY): readonly string[] => {
  const parsed = parseJson(text, limits);
  return parsed.ok ? [] : parsed.problems.map(({ path, reason }) => `${path}: ${reason}`);
};

/** Returns how deeply a value is nested. The reader must find the same depth in its text. */
const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe("reading text", () => {
  test("gives what JSON.parse gives", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text, ROOMY)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test("never throws, and says why not", () => {
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

  test("is bounded in length", () => {
    expect(problemsOf('"abcd"', { characters: 6, depth: 1 })).toEqual([]);
    expect(problemsOf('"abcde"', { characters: 6, depth: 1 })).toEqual([": is 7 characters long; at most 6 are read"]);
  });

  test("is bounded in depth, exactly", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const [text, depth] = [JSON.stringify(value), depthOf(value)];
        expect(problemsOf(text, { ...ROOMY, depth })).toEqual([]);
        if (depth > 0) expect(problemsOf(text, { ...ROOMY, depth: depth - 1 })).toEqual([`: is nested more than ${depth - 1} levels deep`]);
      }),
    );
  });

  test("does not count what stands in a string, behind quotes and backslashes of any number", () => {
    for (const inside of ["[[[[", '"[[', '\\"[[', "\\", '\\\\"{{', '{"a":["b', "\n[["])
      expect(parseJson(JSON.stringify([inside]), { ...ROOMY, depth: 1 })).toEqual({ ok: true, value: [inside] });
    // The string ends after two backslashes, so this bracket counts.
    expect(problemsOf('["\\\\",[[]]]', { ...ROOMY, depth: 2 })).toEqual([": is nested more than 2 levels deep"]);
  });

  test("refuses a hundred thousand brackets without recursing into them", () => {
    for (const open of ["[", '{"a":', "]["]) {
      const [problem = ""] = problemsOf(open.repeat(100_000), { characters: 1_000_000, depth: 50 });
      expect(problem).toMatch(/is nested more than 50 levels deep|is not JSON/);
    }
  });
});

describe("reading a value", () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true });

  test("never throws: each question gives an answer of its kind, or notes one problem at its path", () => {
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

  test("an object may have only the keys that are named, not even those every object inherits", () => {
    const reader = new JsonReader();
    reader.object(JSON.parse('{"known":1,"__proto__":2,"constructor":3}'), "ship", ["known"]);
    expect(reader.problems.map(({ path }) => path)).toEqual(["ship.__proto__", "ship.constructor"]);
  });

  test("a whole number is on the grid and within its bounds, and nought has no sign", () => {
    const reader = new JsonReader();
    const read = [-2, 2, -0, 1.5, 3, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e308, "1"].map((value, at) =>
      reader.whole(value, String(at), -2, 2),
    );
    expect(read).toEqual([-2, 2, 0, ...new Array(7).fill(undefined)]);
    expect(reader.problems.map(({ path }) => path)).toEqual(["3", "4", "5", "6", "7", "8", "9"]);
  });

  test("a text is not empty and not too long", () => {
    const reader = new JsonReader();
    expect(["", "a", "abc", "abcd"].map((value, at) => reader.text(value, String(at), 3))).toEqual([undefined, "a", "abc", undefined]);
    expect(reader.problems.map(({ path }) => path)).toEqual(["0", "3"]);
  });

  test("a wrong choice is repeated, but not at any length", () => {
    const reader = new JsonReader();
    reader.oneOf("x".repeat(1_000_000), "base", ["small", "large"]);
    expect(reader.problems).toEqual([{ path: "base", reason: `must be one of small, large, not "${"x".repeat(40)}"` }]);
  });

  test("stops taking notes at the limit", () => {
    const reader = new JsonReader(3);
    for (let at = 0; at < 1000; at += 1) reader.note(String(at), "is wrong");
    expect(reader.problems.map(({ path }) => path)).toEqual(["0", "1", "2"]);
  });
});

test("a path reads like the expression that finds the value", () => {
  expect(join(join(join("", "ships"), 2), "pose")).toBe("ships[2].pose");
});
