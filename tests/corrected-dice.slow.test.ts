/** Corrections while dice lie on the table. */
import { expect, test } from "vitest";
import { correctAll } from "./corrected-games.ts";
import { KEPT_GAMES } from "./kept-games.ts";

test("a correction of any field while dice lie on the table still lets any recorded game end", () => {
  const results = KEPT_GAMES.map((kept) => correctAll(kept, ({ state }) => state.roll !== undefined));
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(results.reduce((sum, { met }) => sum + met.roll, 0)).toBeGreaterThan(0);
}, 240_000);
