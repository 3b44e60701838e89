import { existsSync, readdirSync, readFileSync } from "node:fs";
import { LEDGERS, rows } from "@broadside/rulebook";
import { parseLedger, renderLedger } from "@broadside/tools/rulebook";
import { describe, expect, test } from "vitest";

const repository = new URL("../../", import.meta.url);
const ledgerFolder = new URL("../shared/rules/", repository);
const sourceFolder = new URL("sources/", ledgerFolder);
const read = (path: string, folder: URL): string => readFileSync(new URL(path, folder), "utf8");

describe("reading a ledger", () => {
  test("understands headings, escaped pipes, emphasis and totals", () => {
    const markdown = [
      "# A ledger",
      "| section | rows |",
      "|---|---|",
      "| 1. Range (RANGE) | 1 |",
      "## 1. Range (RANGE)",
      "| id | rule | layer | check |",
      "|---|---|---|---|",
      "| 1E-RANGE-01 | Either \\| or. **Resolve:** or. | geometry | a \\| b |",
      "### 1.2 A deck",
      "| id | card | copies | trait | effect (own words) |",
      "|---|---|---|---|---|",
      "| 1E-DECK-01 | Leak | 1 | ? | Drips. |",
      "| | total | 1 | | |",
    ].join("\n");
    expect(parseLedger("first-edition-core", markdown)).toEqual([
      {
        id: "1E-RANGE-01",
        text: "Either | or. Resolve: or.",
        layer: "geometry",
        document: "First-edition core rules",
        edition: ["1e"],
        check: "a | b",
        ledger: "first-edition-core",
        section: "Range (RANGE)",
      },
      {
        id: "1E-DECK-01",
        text: "Leak: Drips.",
        layer: "engine",
        document: "First-edition core rules",
        edition: ["1e"],
        check: "1 copy, trait unknown",
        ledger: "first-edition-core",
        section: "A deck",
      },
    ]);
  });

  test("understands the edition column", () => {
    const line = (id: string, edition: string) => `| ${id} | ${edition} | A rule. | engine | a check |`;
    const markdown = ["| id | edition | rule | layer | check |", line("2E-A-01", "both"), line("2E-A-02", "2.5")].join("\n");
    expect(parseLedger("second-edition-core", markdown).map((row) => row.edition)).toEqual([["2.0", "2.5"], ["2.5"]]);
  });

  test("names the line that breaks the format", () => {
    const ledger = (line: string) => `| id | rule | layer | check |\n|---|---|---|---|\n${line}`;
    expect(() => parseLedger("ledger-scenarios", ledger("| SC-A-01 | A rule. | magic | a check |"))).toThrow(/line 3: the layer "magic"/);
    expect(() => parseLedger("ledger-scenarios", ledger("| SC-A-01 | A | rule. | engine | a check |"))).toThrow(/line 3: 5 cells/);
    expect(() => parseLedger("ledger-scenarios", ledger("| SC-A-01 | | engine | a check |"))).toThrow(
      /line 3: nothing stands under "rule"/,
    );
  });
});

describe.skipIf(!existsSync(ledgerFolder))("the committed rows", () => {
  test.each(LEDGERS)("%s matches its ledger", (ledger) => {
    const parsed = parseLedger(ledger, read(`${ledger}.md`, ledgerFolder));
    expect(rows.filter((row) => row.ledger === ledger)).toEqual(parsed);
    expect(read(`packages/rulebook/src/generated/${ledger}.ts`, repository)).toBe(renderLedger(ledger, parsed));
  });
});

/** If a row shares this many consecutive words with a document, it isn't in our own words. */
const RUN = 12;

describe.skipIf(!existsSync(sourceFolder))("our own words", () => {
  const wordsOf = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const runsOf = (text: string): readonly string[] => {
    const words = wordsOf(text);
    return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
  };

  test(`no rule shares ${RUN} consecutive words with a document`, () => {
    const documents = readdirSync(sourceFolder).filter((name) => name.endsWith(".txt"));
    const printed = new Set(documents.flatMap((name) => runsOf(read(name, sourceFolder))));
    expect(printed.size).toBeGreaterThan(10_000);
    const copied = rows.flatMap((row) =>
      [row.text, row.check]
        .flatMap(runsOf)
        .filter((run) => printed.has(run))
        .map((run) => `${row.id}: ${run}`),
    );
    expect(copied).toEqual([]);
  });
});
