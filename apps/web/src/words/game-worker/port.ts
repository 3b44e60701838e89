/** Texts for when the page can't reach its game. */
import { wordsOf } from "../spoken.ts";

export const PORT = wordsOf("shell", "PORT");
