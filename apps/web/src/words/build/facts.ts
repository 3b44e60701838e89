/** The details of a card in a window, and the Damage deck of a huge ship. */
import { wordsOf } from "../spoken.ts";

export const FACTS = wordsOf("build", "FACTS");
