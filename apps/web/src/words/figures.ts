/** Numbers, as people read them. */
import { wholePercent } from "@broadside/odds/calculator";
import { LOCALE } from "./language.ts";
import { wordsOf } from "./spoken.ts";

const PERCENT = wordsOf("shell", "PERCENT");

export function percent(chance: number): string {
  const { is, percent: figure } = wholePercent(chance);
  return PERCENT[is]({ percent: figure });
}

/** Making a format takes as long as hundreds of numbers in it, so each is made once. */
const formatOf = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = new Intl.NumberFormat(LOCALE, options);
  return (value) => format.format(value);
};

const hundredths = formatOf({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `4.6`, or `4,6` in German. */
export const tenths = formatOf({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An expected number: below 1 with two decimal places. */
export const average = (value: number): string => (value < 1 ? hundredths : tenths)(value);

/** A measure with a decimal place if it needs one, and without marks between thousands. */
export const measure = formatOf({ maximumFractionDigits: 1, useGrouping: false });
