/** Marks on cards that the rules don't carry out, or whose text no source has. */
import { wordsOf } from "../spoken.ts";

export const WORDS = wordsOf("shell", "CARD_MARKS");
