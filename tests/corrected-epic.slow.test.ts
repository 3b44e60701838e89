/** Corrections in an Epic game. */
import { expect, test } from "vitest";
import { correctAll } from "./corrected-games.ts";
import { EPIC_GAMES } from "./kept-games.ts";

/** At so few of its questions, spread over the whole game: an Epic one has many. */
const EPIC_QUESTIONS = 25;

test("a correction of any field at questions all over an Epic game still lets it end", () => {
  const [kept] = EPIC_GAMES.filter(({ setup }) => setup.squads.some(({ ships }) => ships.some(({ sectionPoints }) => sectionPoints)));
  if (!kept) throw new Error("no Epic game with a corvette");
  const every = Math.floor(kept.inputs.length / EPIC_QUESTIONS);
  const { broken, corrected } = correctAll(kept, ({ number }) => number % every === 0);
  expect(broken).toEqual([]);
  expect(corrected).toBeGreaterThan(500);
}, 240_000);
