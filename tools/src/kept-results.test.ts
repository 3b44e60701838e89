import { describe, expect, test } from "vitest";
import { type KeptFile, type KeptResults, printsNow, seenBy, sentenceOf, sortKept, withRun } from "./kept-results.ts";
import type { TestResult } from "./test-results.ts";

const result = (file: string, status: TestResult["status"] = "passed"): TestResult => ({ title: `of ${file}`, file, status });
const keptFile = (file: string, print: string, at = "2026-01-02T03:04:05.000Z"): KeptFile => ({ print, at, results: [result(file)] });
const kept: KeptResults = { a: keptFile("a", "a1"), b: keptFile("b", "b1") };
const prints = (of: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(of));

describe("what a test file sees", () => {
  const counted = (file: string): readonly string[] => {
    const { paths, counts } = seenBy(file);
    return SEEN.filter((path) => paths.some((folder) => path === folder || path.startsWith(`${folder}/`)) && counts(path));
  };
  const SEEN = [
    "packages/kit/src/text.ts",
    "packages/kit/src/text.test.ts",
    "packages/dice/src/faces.ts",
    "packages/rules/src/testing.ts",
    "apps/cli/src/play.ts",
    "tests/global-setup.ts",
    "tests/broadside.ts",
    "tests/cli.test.ts",
    "tests/browser/play.spec.ts",
    "docs/play.md",
    "package-lock.json",
  ];

  test("of a package: the package and all it stands on, no tests of others", () => {
    expect(counted("packages/dice/src/faces.test.ts")).toEqual([
      "packages/kit/src/text.ts",
      "packages/dice/src/faces.ts",
      "tests/global-setup.ts",
      "package-lock.json",
    ]);
    // By way of other packages too.
    expect(seenBy("packages/content/src/a.test.ts").paths).toEqual(
      expect.arrayContaining(["packages/content", "packages/rules", "packages/dice"]),
    );
  });

  test("of apps, commands and browser: everything but the tests of others; of the tools: those too", () => {
    const all = SEEN.filter((path) => !/\.(?:test|spec)\.ts$/.test(path));
    for (const file of ["apps/cli/src/a.test.ts", "tests/cli.test.ts", "tests/browser/play.spec.ts"]) expect(counted(file)).toEqual(all);
    expect(counted("tools/src/a.test.ts")).toEqual(SEEN);
  });

  test("every test file of the project has a print, and nothing else has", () => {
    const files = [...printsNow().keys()];
    expect(files).toEqual(expect.arrayContaining(["tools/src/kept-results.test.ts", "tests/cli.test.ts", "tests/browser/play.spec.ts"]));
    expect(files.filter((file) => !/\.(?:test|spec)\.ts$/.test(file))).toEqual([]);
  });
});

describe("results that stand", () => {
  test("are those of files that see what they saw; changed and new ones are to be run, and files that are no more are forgotten", () => {
    const sorted = sortKept(kept, prints({ a: "a1", c: "c1" }));
    expect([sorted.standing.flatMap(({ results }) => results.map(({ file }) => file)), sorted.stale]).toEqual([["a"], ["c"]]);
    expect(sortKept(kept, prints({ a: "a2", b: "b1" })).stale).toEqual(["a"]);
  });

  test("a run of some files leaves the results of the others", () => {
    const after = withRun(kept, prints({ a: "a2", b: "b1" }), [result("a")], "2026-01-03T00:00:00.000Z");
    expect(after).toEqual({ a: keptFile("a", "a2", "2026-01-03T00:00:00.000Z"), b: keptFile("b", "b1") });
    expect(withRun(kept, prints({ b: "b1" }), [], "")).toEqual({ b: keptFile("b", "b1") });
  });

  test("a file with a failed test is run again, and what belongs to no file is not kept", () => {
    const after = withRun(kept, prints({ a: "a1", b: "b1" }), [result("a"), result("a", "failed"), result("tests", "failed")], "");
    expect(Object.keys(after)).toEqual(["b"]);
  });

  test("a sentence says of when they are", () => {
    const later = keptFile("b", "b1", "2026-01-02T04:00:00.000Z");
    expect(sentenceOf({ standing: [keptFile("a", "a1"), later], stale: ["c"] })).toBe(
      "Results of 2 test files stand (of 2026-01-02 03:04 to 2026-01-02 04:00 UTC). 1 test file has none.",
    );
    expect(sentenceOf({ standing: [later], stale: [] })).toBe("Results of 1 test file stand (of 2026-01-02 04:00 UTC).");
    expect(sentenceOf({ standing: [], stale: ["c", "d"] })).toBe("No results are kept that still stand. 2 test files have none.");
  });
});
