/** Scenarios of the second edition: with all words of the language in brackets, nothing that people read stands without them. */
import { expect, test } from "vitest";
import { SECOND_GAMES } from "./kept-games.ts";
import { speakInBrackets } from "./pseudo-language.ts";
import { oneOfEach, straysOf, straysOfShown } from "./words-of-games.ts";

speakInBrackets();

test.each(oneOfEach(SECOND_GAMES))("%s", { timeout: 240_000 }, (_, kept) => {
  expect(straysOf(kept)).toEqual([]);
});

test.each(["aces-high", "salvage-mission"])("%s, watched and told as a whole", { timeout: 240_000 }, async (name) => {
  expect(await straysOfShown(name)).toEqual([]);
});
