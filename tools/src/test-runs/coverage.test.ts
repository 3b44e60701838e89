import { type Row, rows, ruleById } from "@broadside/rulebook";
import { describe, expect, test } from "vitest";
import { cover, jsonLine, table, testsOf, titleProblems } from "./coverage.ts";
import { readPlaywright, readVitest, type TestResult } from "./test-results.ts";

const rowsNamed = (...ids: readonly string[]): readonly Row[] => rows.filter((row) => ids.includes(row.id));
const result = (title: string, status: TestResult["status"] = "passed"): TestResult => ({ title, file: "a.test.ts", status });
const uncoveredBy = (title: string, ...ids: readonly string[]): readonly string[] =>
  cover(rowsNamed(...ids), [result(title)]).flatMap((ledger) => ledger.layers.flatMap((layer) => layer.uncovered));

describe("cover", () => {
  test("a passed test covers the rule it names, a failed or skipped one does not", () => {
    const results = [result("[HS-TGT-01] a"), result("[HS-TGT-02] b", "failed"), result("[HS-TGT-03] c", "skipped")];
    const [ledger] = cover(rowsNamed("HS-TGT-01", "HS-TGT-02", "HS-TGT-03"), results);
    expect(ledger).toMatchObject({ ledger: "ledger-huge-ships", covered: 1, total: 3 });
    expect(ledger?.layers.flatMap((layer) => layer.uncovered).toSorted()).toEqual(["HS-TGT-02", "HS-TGT-03"]);
  });

  test("several ids may each have brackets, or share one pair", () => {
    expect(uncoveredBy("[HS-TGT-01] [HS-TGT-02] two", "HS-TGT-01", "HS-TGT-02", "HS-TGT-03")).toEqual(["HS-TGT-03"]);
    expect(uncoveredBy("group > [HS-TGT-01, HS-TGT-02] two", "HS-TGT-01", "HS-TGT-02", "HS-TGT-03")).toEqual(["HS-TGT-03"]);
  });

  test("an id outside brackets covers nothing", () => {
    expect(uncoveredBy("as HS-TGT-01 says", "HS-TGT-01")).toEqual(["HS-TGT-01"]);
  });

  test("an open question does not cover the rule with its number, and a range does not cover its first rule", () => {
    expect(uncoveredBy("[HS-TGT-01-Q] a", "HS-TGT-01")).toEqual(["HS-TGT-01"]);
    expect(uncoveredBy("[HS-TGT-01-03] a", "HS-TGT-01")).toEqual(["HS-TGT-01"]);
  });

  test("every rule counts once, by ledger and by layer", () => {
    const ledgers = cover(rows, []);
    expect(ledgers).toHaveLength(7);
    expect(ledgers.flatMap((ledger) => ledger.layers.flatMap((layer) => layer.uncovered)).toSorted()).toEqual(
      rows.map((row) => row.id).toSorted(),
    );
    for (const { layers, total } of ledgers) expect(layers.reduce((sum, layer) => sum + layer.total, 0)).toBe(total);
  });
});

describe("the report", () => {
  const said = (id: string) => ({ id, ledger: "ledger-huge-ships", layer: ruleById(id)?.layer, text: ruleById(id)?.text });
  const ids = rows.filter((row) => row.ledger === "ledger-huge-ships").map((row) => row.id);
  const [geometry = ""] = ids.filter((id) => ruleById(id)?.layer === "geometry");

  test("for programs has a line of JSON for every rule, with all tests that name it", () => {
    const results = [result("[HS-TGT-01] a"), result("group > [HS-TGT-01, HS-TGT-02] b", "failed"), result("as HS-TGT-02 says")];
    const lines = testsOf(rowsNamed("HS-TGT-01", "HS-TGT-02", "HS-TGT-03"), results).map((rule) => JSON.parse(jsonLine(rule)));
    const failed = { file: "a.test.ts", title: "group > [HS-TGT-01, HS-TGT-02] b", status: "failed" };
    expect(lines).toEqual([
      { ...said("HS-TGT-01"), covered: true, tests: [{ file: "a.test.ts", title: "[HS-TGT-01] a", status: "passed" }, failed] },
      { ...said("HS-TGT-02"), covered: false, tests: [failed] },
      { ...said("HS-TGT-03"), covered: false, tests: [] },
    ]);
  });

  test("for people has a table and every uncovered id, in lines of at most 100 columns", () => {
    const [ledger] = cover(rowsNamed(...ids), [result(`[${geometry}] a`)]);
    const lines = ledger ? table(ledger).split("\n") : [];
    expect(lines[0]).toBe("Huge Ship Rules & FAQ 4.0 (ledger-huge-ships)");
    expect(lines).toContain("  all               1      308");
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(
      lines
        .slice(lines.indexOf("  not covered:"))
        .join(" ")
        .match(/HS-\S+/g)
        ?.toSorted(),
    ).toEqual(ids.filter((id) => id !== geometry).toSorted());
  });
});

describe("titleProblems", () => {
  const known = ["HS-TGT-01", "HS-TGT-02", "HS-TGT-03", "HS-TGT-04"];

  test("three ids are fine, four are not", () => {
    expect(titleProblems([result("[HS-TGT-01] [HS-TGT-02, HS-TGT-03] a [note] b[0]")], known)).toEqual([]);
    expect(titleProblems([result("[HS-TGT-01, HS-TGT-02] > [HS-TGT-03, HS-TGT-04] a")], known)).toEqual([
      'a.test.ts: the test "[HS-TGT-01, HS-TGT-02] > [HS-TGT-03, HS-TGT-04] a" names 4 rules; at most 3 are allowed.',
    ]);
  });

  test("an id that is not a rule is reported once", () => {
    expect(titleProblems([result("[HS-TGT-9] a"), result("[HS-TGT-9] a", "failed")], known)).toEqual([
      'a.test.ts: the test "[HS-TGT-9] a" names HS-TGT-9, which is no rule.',
    ]);
    expect(titleProblems([result("[HS-TGT-01-03] a")], known)).toHaveLength(1);
  });
});

describe("test results", () => {
  test("from Vitest", () => {
    const report = {
      testResults: [
        {
          name: "a.test.ts",
          assertionResults: [
            { ancestorTitles: ["", "attack"], title: "hits", status: "passed" },
            { ancestorTitles: [], title: "misses", status: "failed" },
            { ancestorTitles: [], title: "waits", status: "todo" },
          ],
        },
      ],
    };
    expect(readVitest(report)).toEqual([result("attack > hits"), result("misses", "failed"), result("waits", "skipped")]);
  });

  test("from Playwright", () => {
    const spec = (title: string, ...statuses: readonly string[]) => ({ title, tests: statuses.map((status) => ({ status })) });
    const report = {
      suites: [
        {
          title: "a.test.ts",
          file: "a.test.ts",
          specs: [spec("opens", "expected", "unexpected")],
          suites: [{ title: "board", specs: [spec("pans", "flaky")], suites: [{ title: "deep", specs: [spec("zooms", "skipped")] }] }],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual([
      result("opens"),
      result("opens", "failed"),
      result("board > pans"),
      result("board > deep > zooms", "skipped"),
    ]);
  });

  test("from anything else are empty", () => {
    for (const report of [undefined, "", 3, [], {}, { testResults: [3], suites: ["a"] }]) {
      expect(readVitest(report)).toEqual([]);
      expect(readPlaywright(report)).toEqual([]);
    }
  });
});
