/** From a list straight to a game with it. */
import { wordsOf } from "../spoken.ts";

export const PLAY_THIS = wordsOf("shell", "PLAY_THIS");
