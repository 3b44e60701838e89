/** Corrections in games of two. */
import { expect, test } from "vitest";
import { correctAll, type UnderWay } from "./corrected-games.ts";
import { KEPT_GAMES } from "./kept-games.ts";

/** Games of two in which much is shot, or moved out of turn; the test says so should others come to stand under their numbers. */
const EVENTFUL = [9, 39];

test("a correction of any field at every other question within an attack or a move, and at some others, still lets the game end", () => {
  const results = KEPT_GAMES.filter(({ seed }) => EVENTFUL.includes(seed)).map((kept) =>
    correctAll(kept, ({ number, state }) => number % 2 === 0 && (state.attack || state.motion ? true : number % 14 === 0)),
  );
  const total = (of: UnderWay) => results.reduce((sum, { met }) => sum + met[of], 0);
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(results.reduce((sum, { corrected }) => sum + corrected, 0)).toBeGreaterThan(1_000);
  expect([total("attack"), total("motion")].filter((questions) => questions < 5)).toEqual([]);
}, 240_000);
