/** Numbers, as people read them. */
import { wholePercent } from "@broadside/odds/calculator";
import { LOCALE } from "./language.ts";
import { wordsOf } from "./spoken.ts";

const PERCENT = wordsOf("shell", "PERCENT");

export function percent(chance: number): string {
  const { is, percent: figure } = wholePercent(chance);
  return PERCENT[is]({ percent: figure });
}

const withDigits = (value: number, digits: number): string =>
  value.toLocaleString(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** `4.6`, or `4,6` in German. */
export const tenths = (value: number): string => withDigits(value, 1);

/** An expected number: below 1 with two decimal places. */
export const average = (value: number): string => withDigits(value, value < 1 ? 2 : 1);

/** A measure with a decimal place if it needs one, and without marks between thousands. */
export const measure = (value: number): string => value.toLocaleString(LOCALE, { maximumFractionDigits: 1, useGrouping: false });
