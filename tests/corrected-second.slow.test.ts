/** Corrections in games of the second edition. */
import { expect, test } from "vitest";
import { correctAll } from "./corrected-games.ts";
import { SECOND_GAMES } from "./kept-games.ts";

const SECOND_QUESTIONS = 5;

test("a correction of any field at questions all over games of the second edition still lets them end", () => {
  const games = SECOND_GAMES.filter(({ inputs }) => inputs.length < 700).slice(0, 3);
  const results = games.map((kept) => correctAll(kept, ({ number }) => number % Math.ceil(kept.inputs.length / SECOND_QUESTIONS) === 0));
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(results.reduce((sum, { corrected }) => sum + corrected, 0)).toBeGreaterThan(500);
}, 240_000);
