/** Texts for the marks on cards that the rules don't carry out, or whose text has no source. */
import { wordsOf } from "../spoken.ts";

export const WORDS = wordsOf("shell", "CARD_MARKS");
