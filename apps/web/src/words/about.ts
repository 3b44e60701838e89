/** Texts about what Broadside is and isn't, where its rules come from, and the fonts it ships with. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("about", "ABOUT");
