/** The caller has put all texts of the language into brackets, so everything that people read in a game must be in brackets. */
import { spacing } from "@broadside/kit/testing";
import type { RecordedGame } from "@broadside/tools/soak/saved-game";
import { expect } from "vitest";
import { listener } from "../../shared/words-of-games.ts";
import type { GameLaw } from "./game-law.ts";

/** Checking scenes takes longest, so only one input in this many is followed by a check of every seat's scene. */
const EVERY = spacing(67);

/** Applies to the last game of each format and scenario. */
export const wordsAreOfTheLanguage = (games: readonly RecordedGame[]): GameLaw => ({
  title: "all text that people read is in the reader's language",
  isAbout: (kept) => games.findLast((one) => kindOf(one) === kindOf(kept)) === kept,
  watch: () => {
    const { hear, strays } = listener(EVERY);
    return {
      after: ({ game }) => {
        if (game.number % EVERY === 0) hear(game);
        return undefined;
      },
      end: (game) => {
        hear(game);
        expect(strays()).toEqual([]);
      },
    };
  },
});

const kindOf = ({ setup }: RecordedGame): string => `${setup.edition} ${setup.scenario ?? setup.format}`;
