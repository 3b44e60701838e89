/** Texts in the panel next to a game: a rule, or help with a question. */
import { wordsOf } from "../spoken.ts";

export const BESIDE = wordsOf("play", "BESIDE");
export const BESIDE_RULE = wordsOf("play", "BESIDE_RULE");
