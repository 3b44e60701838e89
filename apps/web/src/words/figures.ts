/** Numbers, as people read them. */
import { wholePercent } from "@broadside/odds/calculator";
import { wordsOf } from "./spoken.ts";

const PERCENT = wordsOf("shell", "PERCENT");

export function percent(chance: number): string {
  const { is, percent: figure } = wholePercent(chance);
  return PERCENT[is]({ percent: figure });
}
