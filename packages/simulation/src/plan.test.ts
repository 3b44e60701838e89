import { expect, test } from "vitest";
import { PLAN } from "./plan.testing.ts";
import { matchOf } from "./plan.ts";

test("games go through all tables in turn, and then through all of them again", () => {
  expect([0, 1, 2, 3, 4, 5].map((game) => PLAN.tables.indexOf(matchOf(PLAN, game).table))).toEqual([0, 1, 2, 3, 0, 1]);
});

test("only games that differ just by the seats have the same dice", () => {
  const keys = Array.from({ length: 8 }, (_, game) => matchOf(PLAN, game).key);
  expect([keys[1], keys[3], keys[5], keys[7]]).toEqual([keys[0], keys[2], keys[4], keys[6]]);
  expect(new Set(keys).size).toBe(4);
});

test("another seed gives other dice", () => {
  expect(matchOf({ ...PLAN, seed: 8 }, 0).key).not.toBe(matchOf(PLAN, 0).key);
});
