/** The halves of a huge ship. */
import { wordsOf } from "../spoken.ts";

export const SECTION_WORDS = wordsOf("shell", "SECTIONS");
