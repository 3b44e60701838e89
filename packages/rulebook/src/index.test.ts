import { describe, expect, test } from "vitest";
import { EDITIONS, isRuleId, LAYERS, LEDGER_FACTS, LEDGERS, RULE_ID, rows, ruleById, ruleIdsIn } from "./index.ts";

/** Returns the ids of all rows for which `breaks` is true, so that a failing test names them. */
const idsWhere = (breaks: (row: (typeof rows)[number]) => boolean): readonly string[] => rows.filter(breaks).map((row) => row.id);

describe("the rows", () => {
  test("no id appears twice", () => {
    const seen = new Set<string>();
    const twice = rows.filter(({ id }) => seen.size === seen.add(id).size);
    expect(twice).toEqual([]);
  });

  test("every id has the form of an id", () => {
    expect(idsWhere(({ id }) => id.match(RULE_ID)?.[0] !== id)).toEqual([]);
  });

  test("every row has a text, a check and a section, without extra white space or markup", () => {
    expect(idsWhere((row) => [row.text, row.check, row.section].some((text) => text === "" || text !== text.trim()))).toEqual([]);
    expect(idsWhere((row) => [row.text, row.check, row.section].some((text) => /\*\*|\\\||`/.test(text)))).toEqual([]);
  });

  test("every layer is used, and every row has a known one", () => {
    expect(new Set(rows.map((row) => row.layer))).toEqual(new Set(LAYERS));
  });

  test("every edition is used, and every row has a known one", () => {
    expect(idsWhere((row) => row.edition.length === 0)).toEqual([]);
    expect(new Set(rows.flatMap((row) => row.edition))).toEqual(new Set(EDITIONS));
  });

  test("ledgers are in order, each with its own id prefix", () => {
    const prefixes = rows.map((row) => `${row.ledger} ${row.id.slice(0, 3)}`);
    expect([...new Set(prefixes)]).toEqual([
      "ledger-huge-ships HS-",
      "ledger-epic-tournament ET-",
      "ledger-escalation ES-",
      "ledger-epic-battles EB-",
      "ledger-scenarios SC-",
      "first-edition-core 1E-",
      "second-edition-core 2E-",
    ]);
    expect(rows.map((row) => LEDGERS.indexOf(row.ledger))).toEqual(
      rows.map((row) => LEDGERS.indexOf(row.ledger)).toSorted((a, b) => a - b),
    );
  });

  test("a row has the document and the edition of its ledger", () => {
    expect(ruleById("HS-EPIC-01")).toMatchObject({ document: "Huge Ship Rules & FAQ 4.0", edition: ["1e"], layer: "squad" });
    expect(idsWhere((row) => row.document !== LEDGER_FACTS[row.ledger].document)).toEqual([]);
  });

  test("a second-edition row can be for a single edition", () => {
    const editions = rows.filter((row) => row.ledger === "second-edition-core").map((row) => row.edition.join(" and "));
    expect(new Set(editions)).toEqual(new Set(["2.0", "2.5", "2.0 and 2.5"]));
  });

  test("a Damage card has a row", () => {
    expect(ruleById("1E-DTFA-06")).toMatchObject({
      text: "Damaged Engine: All turns are red.",
      layer: "engine",
      check: "2 copies, trait Ship",
      section: "The Force Awakens deck (replaces the original deck)",
    });
  });

  test("a row refers only to existing rows", () => {
    const named = rows.flatMap((row) => `${row.text} ${row.check}`.match(RULE_ID) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !isRuleId(id))).toEqual([]);
  });
});

describe("finding rows", () => {
  test("an id is known only if a rule has it", () => {
    expect(ruleById("HS-TGT-02")?.id).toBe("HS-TGT-02");
    expect(ruleById("HS-TGT-99")).toBeUndefined();
    expect(isRuleId("HS-TGT-02")).toBe(true);
    expect(isRuleId("toString")).toBe(false);
  });

  test("ids are found in a text, each once, and unknown ones are left out", () => {
    expect(ruleIdsIn("see HS-TGT-03 and (HS-TGT-02); HS-TGT-03 again, HS-TGT-99 never")).toEqual(["HS-TGT-03", "HS-TGT-02"]);
    expect(ruleIdsIn("no rule at all")).toEqual([]);
  });

  test("the id of an open point is found as a whole", () => {
    expect(ruleIdsIn("HS-ENERGY-91-Q")).toEqual(["HS-ENERGY-91-Q"]);
  });
});
