/** Texts about a card's details in a window, and about a huge ship's Damage deck. */
import { wordsOf } from "../spoken.ts";

export const FACTS = wordsOf("build", "FACTS");
