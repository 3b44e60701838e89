/** Texts about the settings for how the pages look, and about their language. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "LOOK");
