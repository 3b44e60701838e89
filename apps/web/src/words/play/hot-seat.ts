/** Texts for several people at one screen: covers, PINs, and who may undo. */
import { wordsOf } from "../spoken.ts";

export const HOT_SEAT = wordsOf("play", "HOT_SEAT");
export const UNDO = wordsOf("play", "UNDO");
