/** Chances and averages as they are read. A figure and its sign stay on one line. */
const SIGN = "\u00A0%";

/** Whole percents; what is hardly possible or all but certain says so. */
export function percent(chance: number): string {
  if (chance <= 0) return `0${SIGN}`;
  if (chance >= 1) return `100${SIGN}`;
  if (chance < 0.01) return `under${"\u00A0"}1${SIGN}`;
  return chance > 0.99 ? `over${"\u00A0"}99${SIGN}` : `${Math.round(100 * chance)}${SIGN}`;
}

/** With two places behind the point. */
export const exactPercent = (chance: number): string => `${(100 * Math.max(0, chance)).toFixed(2)}${SIGN}`;

/** An average: one place behind the point, two below one. */
export const average = (value: number): string => value.toFixed(value < 1 ? 2 : 1);
