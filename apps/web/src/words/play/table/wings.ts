/** Texts about wings on the table and in the rails. */
import { wordsOf } from "../../spoken.ts";

export const WINGS = wordsOf("play", "WINGS");
