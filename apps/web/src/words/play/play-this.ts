/** Texts for starting a game directly from a list. */
import { wordsOf } from "../spoken.ts";

export const PLAY_THIS = wordsOf("shell", "PLAY_THIS");
