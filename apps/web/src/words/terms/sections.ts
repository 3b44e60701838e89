/** The names of a huge ship's sections. */
import { wordsOf } from "../spoken.ts";

export const SECTION_WORDS = wordsOf("shell", "SECTIONS");
