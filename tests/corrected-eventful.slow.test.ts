/** Corrections in games of two, at every other question. */
import { expect, test } from "vitest";
import { correctAll, type UnderWay } from "./corrected-games.ts";
import { KEPT_GAMES } from "./kept-games.ts";

/** Games of two in which much is shot, or moved out of turn; the test says so should others come to stand under their numbers. */
const EVENTFUL = [17, 41];

test("a correction of any field at every other question of a recorded game still lets it end", () => {
  const results = KEPT_GAMES.filter(({ seed }) => EVENTFUL.includes(seed)).map((kept) =>
    correctAll(kept, ({ number }) => number % 2 === 0),
  );
  const total = (of: UnderWay) => results.reduce((sum, { met }) => sum + met[of], 0);
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(results.reduce((sum, { corrected }) => sum + corrected, 0)).toBeGreaterThan(2_500);
  expect([total("attack"), total("motion")].filter((questions) => questions < 5)).toEqual([]);
}, 240_000);
