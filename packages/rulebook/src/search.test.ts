import { describe, expect, test } from "vitest";
import { rows } from "./index.ts";
import { findRules, type Hit, type RuleQuery } from "./search.ts";

const find = ({ q = "", ...filter }: Partial<RuleQuery>): readonly Hit[] => findRules({ q, ...filter }).hits;
const idsFor = (search: Partial<RuleQuery>): readonly string[] => find(search).map(({ row }) => row.id);

describe("by id", () => {
  test("the rule with exactly that id comes first, then the rules that mention it", () => {
    const [first, ...others] = find({ q: "hs-energy-05" });
    expect(first?.row.id).toBe("HS-ENERGY-05");
    expect(others.every(({ row }) => `${row.text} ${row.check}`.includes("HS-ENERGY-05"))).toBe(true);
  });

  test("the beginning of an id lists its family in the rulebook's order", () => {
    const family = rows.map((row) => row.id).filter((id) => id.startsWith("HS-TGT"));
    expect(idsFor({ q: "HS-TGT" }).slice(0, family.length)).toEqual(family);
  });

  test("words narrow down a family", () => {
    const found = find({ q: "HS-TGT C-ROC" });
    expect(found[0]?.row.id).toBe("HS-TGT-05");
    expect(found.every(({ row }) => /C-ROC/.test(row.text + row.check))).toBe(true);
  });

  test("the part of the id that matched is returned", () => {
    expect(find({ q: "HS-TG" })[0]?.matched).toEqual(new Set(["hs", "tgt"]));
  });
});

describe("by words", () => {
  test("a misspelt word still finds rules", () => {
    expect(idsFor({ q: "cripled" })).toContain("HS-CRIP-08");
  });

  test("every word must be in the rule", () => {
    const found = find({ q: "crippled energy" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ matched }) => matched.size > 1)).toBe(true);
  });

  test("if no rule has every word, rules with some of the words are found and marked as partial", () => {
    expect(findRules({ q: "crippled xylophone" })).toMatchObject({ partial: true });
    expect(idsFor({ q: "crippled xylophone" })).toContain("HS-CRIP-08");
  });

  test("typing the first letter of the next word doesn't lose the results", () => {
    expect(find({ q: "ship r" }).length).toBeGreaterThan(find({ q: "ship range" }).length / 2);
  });

  test.each(["ram", "ramming"])("%s finds what happens when a huge ship overlaps others", (q) => {
    const found = idsFor({ q });
    const family = rows.map((row) => row.id).filter((id) => /^HS-OVER-\d+$/.test(id));
    expect(found.filter((id) => family.includes(id)).length).toBeGreaterThan(20);
    for (const id of ["HS-OVER-01", "HS-OVER-06", "HS-OVER-09"]) expect(found).toContain(id);
    expect(found).not.toContain("HS-JAM-04");
  });

  test("rows with the word in their text come first, then those with it in an example, then those with it in a heading", () => {
    for (const q of ["ramming", "docking", "energy", "overlapping"]) {
      const levels = find({ q }).map(({ row }) => {
        const has = (text: string): boolean => new RegExp(`(?<![a-z])${q}`, "i").test(text);
        return has(row.text) || has(row.id) ? 0 : has(row.check) ? 1 : 2;
      });
      expect(levels, q).toEqual(levels.toSorted());
    }
  });

  test("a correctly spelt word doesn't match a similar one", () => {
    expect(idsFor({ q: "clock" })).not.toContain("HS-LOCK-01");
  });

  test("nonsense finds nothing", () => {
    expect(find({ q: "zzzzqq" })).toEqual([]);
  });
});

describe("filters", () => {
  test("list every row that matches if there are no words", () => {
    expect(idsFor({ edition: "2.5", layer: "scoring" })).toEqual(
      rows.filter((row) => row.edition.includes("2.5") && row.layer === "scoring").map((row) => row.id),
    );
  });
});
