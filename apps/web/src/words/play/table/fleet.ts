/** A whole fleet placed at once. */
import { wordsOf } from "../../spoken.ts";

export const FLEET = wordsOf("play", "FLEET");
