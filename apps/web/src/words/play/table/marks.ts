/** Next to lines on the table: measures, and whether a section of a huge ship can be attacked. */
import { wordsOf } from "../../spoken.ts";

export const MARKS = wordsOf("play", "MARKS");
export const AIM_REASONS = wordsOf("play", "AIM_REASONS");
