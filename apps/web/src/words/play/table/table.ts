/** Texts on the page of a game. */
import { wordsOf } from "../../spoken.ts";

export const TABLE = wordsOf("play", "TABLE");
