/** Texts that several pages share: for windows, and for copying and opening files. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "PARTS");
