/** Texts about the ships in a list. */
import { wordsOf } from "../spoken.ts";

export const SHIP = wordsOf("build", "SHIP");
export const SHIP_MENU = wordsOf("build", "SHIP_MENU");
