import { describe, expect, test } from "vitest";
import { filesBelow } from "../files/freshness.ts";
import { sourceGraph } from "../files/source-graph.ts";
import { projectTree } from "../files/source-tree.ts";
import { planOf, printsNow, type SavedFile, type SavedResults, seenBy, sentenceOf, sortSaved, withRun } from "./saved-results.ts";
import { isTestFile } from "./test-files.ts";
import type { TestResult } from "./test-results.ts";

const result = (file: string, status: TestResult["status"] = "passed"): TestResult => ({ title: `of ${file}`, file, status });
const savedFile = (file: string, print: string, at = "2026-01-02T03:04:05.000Z"): SavedFile => ({ print, at, results: [result(file)] });
const kept: SavedResults = { a: savedFile("a", "a1"), b: savedFile("b", "b1") };
const prints = (of: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(of));

describe("what a test file sees", () => {
  const graph = sourceGraph(projectTree());
  const files = graph.files.filter(isTestFile);
  /** The test files that depend on a path. */
  const seers = (path: string): readonly string[] => files.filter((file) => seenBy(file, graph).includes(path));

  test("is known for every test file in the project", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "tools/src/test-runs/saved-results.test.ts",
        "tests/commands/cli.test.ts",
        "tests/browser/play/play.spec.ts",
        "docs/own-card/own-cards.test.ts",
      ]),
    );
    expect(files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) || file.includes(".long."))).toEqual([]);
  });

  test("in a package is itself and what it imports, file by file, and nothing that imports it", () => {
    const seen = seenBy("packages/dice/src/faces.test.ts", graph);
    expect(seen).toEqual(expect.arrayContaining(["packages/dice/src/faces.test.ts", "packages/dice/src/faces.ts"]));
    expect(seen.filter((file) => !/^packages\/(?:dice|kit)\//.test(file))).toEqual([]);
  });

  test("events and commands see the pairing code; browser tests see it only if they use the sheets or sources", () => {
    const found = seers("packages/tournament/src/pairing/matching.ts");
    expect(found).toEqual(
      expect.arrayContaining([
        "packages/tournament/src/pairing/matching.test.ts",
        "tests/events/worst-day.slow.test.ts",
        "tests/commands/process.slow.test.ts",
      ]),
    );
    expect(found).not.toContain("tests/host/host.slow.test.ts");
    expect(found).not.toContain("packages/rules/src/attack/dice-second-edition.test.ts");
    expect(found).toContain("tests/browser/pages/event-sheets.spec.ts");
    expect(found).not.toContain("tests/browser/play/play.spec.ts");
    expect(found).not.toContain("tests/pages/epic.test.ts");
  });

  test.each([
    ["a page in the docs", "docs/squads.md", "tests/commands/squad-command.test.ts"],
    ["a saved game", filesBelow("tests/shared/recorded-games")[0] ?? "", "tests/shared/recorded-games.ts"],
    ["a list of rulings", "tests/cards/rulings.json", "tests/cards/rulings.test.ts"],
    ["other tests", "packages/dice/src/faces.test.ts", "tests/cards/rulings.test.ts"],
    ["a Node worker", "tests/host/bot-thread.mjs", "tests/host/bot-threads.long.test.ts"],
    ["sources that run as compiled", "apps/cli/src/event/file/event-file.ts", "tests/events/event-writers.ts"],
    ["the app's sources that the test reads", "apps/web/src/routes.tsx", "tests/browser/pages/every-page.spec.ts"],
    [
      "the app's sources that the test bundles",
      "apps/web/src/game-worker/storage/host-suite.testing.ts",
      "tests/browser/served/host.spec.ts",
    ],
    ["sources that the test searches", "apps/web/src/play/page.tsx", "tests/browser/served/scripts.spec.ts"],
    ["what serves the page", "apps/cli/src/serve-command.ts", "tests/browser/play/play.spec.ts"],
    ["how the browser is started", "tests/playwright.config.ts", "tests/browser/play/play.spec.ts"],
  ])("%s: %s is seen by %s", (_, path, file) => {
    expect(seenBy(file, graph)).toContain(path);
  });

  test.skipIf(filesBelow("../shared/rules").length === 0)("includes the ledgers next to the checkout, if they are there", () => {
    expect(seenBy("tests/rulebook/rulebook.test.ts", graph).some((file) => file.startsWith("../shared/rules/"))).toBe(true);
  });
});

describe("fingerprints", () => {
  const SPEC = "tests/browser/a.spec.ts";
  const IN_NODE = "tests/a.test.ts";
  const OF_PAGE = "tests/pages/a.test.ts";
  const FILES = {
    [OF_PAGE]: 'import "../../apps/web/src/mount.tsx";',
    [IN_NODE]: 'import "./a.ts"; existsSync(new URL("../../shared/rules/", import.meta.url));',
    "tests/b.test.ts": "",
    "tests/a.ts": "",
    "tests/set-up.ts": 'import "./deep/set-up.ts";',
    "tests/deep/set-up.ts": "",
    "tests/global-setup.ts": 'import "./a.ts";',
    "tests/playwright.config.ts": "",
    [SPEC]: "",
    "apps/web/src/main.tsx": "",
    "apps/web/src/mount.tsx": 'import "./main.tsx";',
    "../shared/rules/a.md": "",
    "package-lock.json": "",
    "vitest.config.ts": 'setupFiles: ["tests/set-up.ts"], globalSetup: "tests/global-setup.ts"',
  };
  const printed = (files: Readonly<Record<string, string>>, web: string | undefined = "built") =>
    printsNow(sourceGraph({ files: Object.keys(files).sort(), read: (file) => Buffer.from(files[file] ?? "") }), web);
  const before = printed(FILES);
  /** The test files whose fingerprint has changed. */
  const stale = (now: ReadonlyMap<string, string>): readonly string[] =>
    [...now.keys()].filter((file) => now.get(file) !== before.get(file));
  const ALL = [...before.keys()];

  test.each<[what: string, change: Readonly<Record<string, string>>, files: readonly string[]]>([
    ["nothing changes", {}, []],
    ["an imported file", { "tests/a.ts": "changed" }, [IN_NODE]],
    ["a test in Node", { "tests/b.test.ts": "changed" }, ["tests/b.test.ts"]],
    ["a test in the browser", { [SPEC]: "changed" }, [SPEC]],
    ["only the app's sources", { "apps/web/src/main.tsx": "changed" }, []],
    ["what runs the browser", { "tests/playwright.config.ts": "changed" }, [SPEC]],
    ["what serves the page", { "apps/cli/src/serve-command.ts": "new" }, [SPEC]],
    ["a ledger", { "../shared/rules/a.md": "changed" }, [IN_NODE]],
    ["the libraries", { "package-lock.json": "changed" }, ALL],
    ["Vitest's settings", { "vitest.config.ts": "changed" }, ALL],
    ["what they run first", { "tests/deep/set-up.ts": "changed" }, ALL],
  ])("change with what the test sees: %s", (_, change, files) => {
    expect(stale(printed({ ...FILES, ...change }))).toEqual(files);
  });

  test("change if a folder next to the checkout disappears", () => {
    const { "../shared/rules/a.md": _, ...rest } = FILES;
    expect(stale(printed(rest))).toEqual([IN_NODE]);
  });

  test("for page tests change with what the built app does, not with what it leaves out, and are missing without the app", () => {
    expect(stale(printed(FILES, "built otherwise")).toSorted()).toEqual([SPEC, OF_PAGE]);
    expect(stale(printed({ ...FILES, "apps/web/src/main.tsx": "changed, but not what is built of it" }))).toEqual([]);
    const unknown = printsNow(sourceGraph({ files: [SPEC, "vitest.config.ts"], read: () => Buffer.of() }), undefined);
    expect(sortSaved({ [SPEC]: { print: unknown.get(SPEC) ?? "", at: "", results: [] } }, unknown).stale).toEqual([SPEC]);
  });
});

describe("valid results", () => {
  test("belong to files that still see the same; changed and new files must run, and deleted files are forgotten", () => {
    const sorted = sortSaved(kept, prints({ a: "a1", c: "c1" }));
    expect([sorted.standing.flatMap(({ results }) => results.map(({ file }) => file)), sorted.stale]).toEqual([["a"], ["c"]]);
    expect(sortSaved(kept, prints({ a: "a2", b: "b1" })).stale).toEqual(["a"]);
  });

  const run = (files: readonly string[], results: readonly TestResult[], at = "2026-01-03T00:00:00.000Z") => ({ files, results, at });

  test("stay for other files if only some files run", () => {
    const after = withRun(kept, prints({ a: "a2", b: "b1" }), run(["a"], [result("a")]));
    expect(after).toEqual({ a: savedFile("a", "a2", "2026-01-03T00:00:00.000Z"), b: savedFile("b", "b1") });
    expect(withRun(kept, prints({ b: "b1" }), run([], []))).toEqual({ b: savedFile("b", "b1") });
  });

  test("stay for page tests, and none are added, if the run doesn't know what the app contains", () => {
    expect(withRun(kept, prints({ a: "", b: "b1" }), run(["b"], [result("b")]))["a"]).toEqual(kept["a"]);
    expect(Object.keys(withRun(kept, prints({ a: "", b: "b1" }), run(["a"], [result("a")])))).toEqual(["b"]);
  });

  test("exclude files with a failed test, and results that belong to no file", () => {
    const results = [result("a"), result("a", "failed"), result("tests", "failed")];
    expect(Object.keys(withRun(kept, prints({ a: "a1", b: "b1" }), run(["a"], results)))).toEqual(["b"]);
  });

  test("exclude a file that changed while it ran, which has no fingerprint", () => {
    expect(Object.keys(withRun(kept, prints({ b: "b1" }), run(["a"], [result("a")])))).toEqual(["b"]);
  });

  test("include files without a test to run, unless the run was cut short", () => {
    expect(withRun({}, prints({ a: "a1" }), run(["a"], []))["a"]?.results).toEqual([]);
    expect(withRun({}, prints({ a: "a1" }), run(["a"], [result("tests", "failed")]))).toEqual({});
  });

  test("are described in a sentence about what will run", () => {
    const standing = [savedFile("a", "a1"), savedFile("b", "b1")];
    expect(planOf({ standing: [], stale: ["a", "b"] })).toBe("Running all 2 test files.");
    expect(planOf({ standing, stale: ["c"] })).toBe("Running 1 test file; the other 2 have passed and use nothing that has changed.");
    expect(planOf({ standing, stale: [] })).toBe("Nothing to run: none of the 2 test files uses anything that has changed.");
  });

  test("are described in a sentence with their dates", () => {
    const later = savedFile("b", "b1", "2026-01-02T04:00:00.000Z");
    expect(sentenceOf({ standing: [savedFile("a", "a1"), later], stale: ["c"] })).toBe(
      "Saved results of 2 test files are valid (of 2026-01-02 03:04 to 2026-01-02 04:00 UTC). 1 test file has none.",
    );
    expect(sentenceOf({ standing: [later], stale: [] })).toBe("Saved results of 1 test file are valid (of 2026-01-02 04:00 UTC).");
    expect(sentenceOf({ standing: [], stale: ["c", "d"] })).toBe("There are no valid saved results. 2 test files have none.");
  });
});
