/** Texts next to lines on the table: distances, and whether a huge ship's section can be attacked. */
import { type Reason, reasonKeyOf, type WeaponBands } from "@broadside/position";
import { wordsOf } from "../../spoken.ts";

export const MARKS = wordsOf("play", "MARKS");
export const AIM_REASONS = wordsOf("play", "AIM_REASONS");
const JUDGE_REASONS = wordsOf("play", "JUDGE_REASONS");

/** A reason of the judge. A weapon that only attacks at some ranges has them. */
export function judgeReasonInWords(reason: Reason, [nearest, farthest]: WeaponBands): string {
  const key = reasonKeyOf(reason);
  return key === "outsideBands" ? JUDGE_REASONS[key]({ nearest, farthest }) : JUDGE_REASONS[key];
}
