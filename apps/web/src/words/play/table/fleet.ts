/** Texts for placing a whole fleet at once. */
import { wordsOf } from "../../spoken.ts";

export const FLEET = wordsOf("play", "FLEET");
