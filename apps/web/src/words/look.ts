/** Settings of how the pages look, and their language. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "LOOK");
