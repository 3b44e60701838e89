import { type Row, rows, ruleById } from "@broadside/rulebook";
import { expect, test } from "vitest";
import { neighboursOf, rowsMentioning } from "./related.ts";

test("neighbours are in the same section and have each other as neighbours", () => {
  for (const row of rows) {
    const { next } = neighboursOf(row);
    if (next === undefined) continue;
    expect(sectionOf(next)).toBe(sectionOf(row));
    expect(neighboursOf(next).previous).toBe(row);
  }
});

test("the first row in a section has no previous row", () => {
  const first = ruleById("HS-TGT-01");
  expect(first && neighboursOf(first)).toEqual({ previous: undefined, next: ruleById("HS-TGT-02") });
});

test("a row that is mentioned lists the rows that mention it", () => {
  expect(rowsMentioning("ET-AUTH-01").map((row) => row.id)).toContain("ES-AUTH-01");
});

const sectionOf = (row: Row): string => `${row.ledger} ${row.section}`;
