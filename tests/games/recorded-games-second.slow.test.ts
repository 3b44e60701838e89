/** Plays each saved second-edition game once and checks all laws of recorded games. */
import { runs, spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { speakInBrackets } from "../shared/pseudo-language.ts";
import { SECOND_GAMES } from "../shared/recorded-games.ts";
import { correctionLaw, isOneOf } from "./laws/corrected-games.ts";
import { forkLaws } from "./laws/forks.ts";
import { testLaws } from "./laws/game-law.ts";
import { sameEnd } from "./laws/same-end.ts";
import { storyLaws } from "./laws/story.ts";
import { wordsAreOfTheLanguage } from "./laws/words.ts";

speakInBrackets();

test("there are two dozen saved second-edition games", () => expect(SECOND_GAMES).toHaveLength(24));

const FORKED = SECOND_GAMES.slice(0, runs(4));
const WITH_CORRECTIONS = SECOND_GAMES.filter(({ inputs }) => inputs.length < 700).slice(0, 3);
const WITH_STORY = [...SECOND_GAMES.slice(5, 7), ...SECOND_GAMES.slice(9, 12)].slice(0, runs(5, 2));
const SHORT = SECOND_GAMES.filter(({ inputs }) => inputs.length < 300).map(({ seed }) => seed);
const CORRECTED = runs(5, 5);

testLaws(SECOND_GAMES, [
  sameEnd(spacing(5, 30), SHORT.slice(0, runs(3))),
  ...forkLaws((kept) => FORKED.includes(kept)),
  correctionLaw({
    title: `after correcting any field at ${CORRECTED} questions, it still ends`,
    isAbout: (kept) => WITH_CORRECTIONS.includes(kept),
    looksAt: (kept, game) => isOneOf(CORRECTED, kept, game),
    least: 100 * CORRECTED,
  }),
  wordsAreOfTheLanguage(SECOND_GAMES),
  ...storyLaws((kept) => WITH_STORY.includes(kept)),
]);
