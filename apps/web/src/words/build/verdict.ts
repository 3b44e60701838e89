/** Texts in the right column: the verdict on the entry, the selected ship, and a list's dice. */
import { wordsOf } from "../spoken.ts";

export const VERDICT = wordsOf("build", "VERDICT");
export const CHECKED = wordsOf("build", "CHECKED");
export const PICKED_SHIP = wordsOf("build", "PICKED_SHIP");
export const DICE = wordsOf("build", "DICE");

export const fixInWords = (fixed: number, count: number): string =>
  fixed < count ? VERDICT.fixSome({ fixed, count }) : VERDICT.fixAll({ count });

export const updateNotUsed = (date: string | undefined): string =>
  date === undefined ? VERDICT.undatedNotUsed : VERDICT.notUsed({ date });
