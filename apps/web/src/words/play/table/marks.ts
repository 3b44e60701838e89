/** Texts next to lines on the table: distances, and whether a huge ship's section can be attacked. */
import { wordsOf } from "../../spoken.ts";

export const MARKS = wordsOf("play", "MARKS");
export const AIM_REASONS = wordsOf("play", "AIM_REASONS");
