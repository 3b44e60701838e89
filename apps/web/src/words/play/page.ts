/** Texts on the play page while it opens a game. */
import { wordsOf } from "../spoken.ts";

export const PLAY = wordsOf("play", "PLAY");
