/** Texts on the home page. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("home", "HOME");
export const SHOWN_GAMES = wordsOf("home", "SHOWN_GAMES");
export const PAGES = wordsOf("home", "PAGES");
