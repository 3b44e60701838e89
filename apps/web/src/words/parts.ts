/** Parts that several pages share: windows, and copying and opening files. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "PARTS");
