/** Plays each saved first-edition game once and checks all laws of recorded games. */
import { runs, spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { speakInBrackets } from "../shared/pseudo-language.ts";
import { KEPT_GAMES } from "../shared/recorded-games.ts";
import { correctionLaw } from "./laws/corrected-games.ts";
import { forkLaws } from "./laws/forks.ts";
import { testLaws } from "./laws/game-law.ts";
import { sameEnd } from "./laws/same-end.ts";
import { secretLaws } from "./laws/secrets.ts";
import { storyLaws } from "./laws/story.ts";
import { wordsAreOfTheLanguage } from "./laws/words.ts";

speakInBrackets();

test("there are fifty saved games", () => expect(KEPT_GAMES).toHaveLength(50));

/** Games long enough for damage to be dealt. */
const WITH_SECRETS = KEPT_GAMES.filter(({ inputs, setup }) => setup.seats.length > 1 && inputs.length > 100 && inputs.length < 400).slice(
  0,
  runs(8),
);
const FORKED = KEPT_GAMES.slice(0, runs(5, 3));
const WITH_STORY = [...KEPT_GAMES.slice(0, 4), ...KEPT_GAMES.slice(45, 46)].slice(0, runs(5, 2));
/** Seeds of two-player games with many shots, or many moves out of turn. The test fails if they no longer have enough. */
const EVENTFUL = [7, 31];
const EVENTFUL_EVERY = spacing(2);

testLaws(KEPT_GAMES, [
  sameEnd(spacing(5, 30), [2, 1].slice(0, runs(2))),
  ...forkLaws((kept) => FORKED.includes(kept)),
  ...secretLaws((kept) => WITH_SECRETS.includes(kept)),
  correctionLaw({
    title: "after correcting any field while dice are on the table, it still ends",
    isAbout: () => true,
    looksAt: (_, { state }) => state.roll !== undefined,
    least: 0,
    met: ["roll"],
  }),
  correctionLaw({
    title: `after correcting any field at every ${EVENTFUL_EVERY}th question within an attack or a move, and at some others, it still ends`,
    isAbout: ({ seed }) => EVENTFUL.includes(seed),
    looksAt: (_, { number, state }) => number % (state.attack || state.motion ? EVENTFUL_EVERY : 7 * EVENTFUL_EVERY) === 0,
    least: 2_000 / EVENTFUL_EVERY,
    met: ["attack", "motion"],
  }),
  wordsAreOfTheLanguage(KEPT_GAMES),
  ...storyLaws((kept) => WITH_STORY.includes(kept)),
]);
