/** Texts in the window where players look through Damage decks. */
import { wordsOf } from "../../spoken.ts";

export const DAMAGE_DECKS = wordsOf("play", "DAMAGE_DECKS");
