/** Plays each saved game with huge ships once and checks all laws of recorded games. */
import { runs, spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { speakInBrackets } from "../shared/pseudo-language.ts";
import { EPIC_GAMES } from "../shared/recorded-games.ts";
import { correctionLaw, isOneOf } from "./laws/corrected-games.ts";
import { forkLaws } from "./laws/forks.ts";
import { testLaws } from "./laws/game-law.ts";
import { sameEnd } from "./laws/same-end.ts";
import { secretLaws } from "./laws/secrets.ts";
import { storyLaws } from "./laws/story.ts";
import { wordsAreOfTheLanguage } from "./laws/words.ts";

speakInBrackets();

test("there are twelve saved Epic games", () => expect(EPIC_GAMES).toHaveLength(12));

const [FIRST] = EPIC_GAMES;
const WITH_CORVETTE = EPIC_GAMES.find(({ setup }) => setup.squads.some(({ ships }) => ships.some(({ sectionPoints }) => sectionPoints)));
const WITH_STORY = EPIC_GAMES.slice(1, 3);
const CORRECTED = runs(25);

testLaws(EPIC_GAMES, [
  sameEnd(spacing(5, 30)),
  ...forkLaws((kept) => kept === FIRST),
  ...secretLaws((kept) => kept === FIRST),
  correctionLaw({
    title: `after correcting any field at ${CORRECTED} questions throughout the game, it still ends`,
    isAbout: (kept) => kept === WITH_CORVETTE,
    looksAt: (kept, game) => isOneOf(CORRECTED, kept, game),
    least: 20 * CORRECTED,
  }),
  wordsAreOfTheLanguage(EPIC_GAMES),
  ...storyLaws((kept) => WITH_STORY.includes(kept)),
]);
