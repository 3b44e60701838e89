import { type Row, rows, ruleById } from "@broadside/rulebook";
import { expect, test } from "vitest";
import { neighboursOf, rowsMentioning } from "./related.ts";

test("every neighbour is in the same section and has the row as its neighbour", () => {
  for (const row of rows) {
    const { next } = neighboursOf(row);
    if (next === undefined) continue;
    expect(sectionOf(next)).toBe(sectionOf(row));
    expect(neighboursOf(next).previous).toBe(row);
  }
});

test("the first row of a section has no previous one", () => {
  const first = ruleById("HS-TGT-01");
  expect(first && neighboursOf(first)).toEqual({ previous: undefined, next: ruleById("HS-TGT-02") });
});

test("a mentioned row lists the rows that mention it", () => {
  expect(rowsMentioning("ET-AUTH-01").map((row) => row.id)).toContain("ES-AUTH-01");
});

const sectionOf = (row: Row): string => `${row.ledger} ${row.section}`;
