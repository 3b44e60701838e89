/** Texts for finding a game by one of its names or at random, and for its page in the rulebook. */
import { wordsOf } from "../spoken.ts";

export const WORDS = wordsOf("play", "FIND_GAME");
