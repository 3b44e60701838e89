/** Chances and averages for display. */

/** A chance as a whole percentage. Very small and very large ones are shown as "under 1" and "over 99". */
export interface WholePercent {
  readonly is: "exactly" | "under" | "over";
  readonly percent: number;
}

export function wholePercent(chance: number): WholePercent {
  if (chance > 0 && chance < 0.01) return { is: "under", percent: 1 };
  if (chance > 0.99 && chance < 1) return { is: "over", percent: 99 };
  return { is: "exactly", percent: Math.round(100 * Math.min(1, Math.max(0, chance))) };
}

/** `12%` or `under 1%`. */
export function percent(chance: number): string {
  const { is, percent: figure } = wholePercent(chance);
  return is === "exactly" ? `${figure}%` : `${is}\u00A0${figure}%`;
}

/** With two decimals. */
export const exactPercent = (chance: number): string => `${(100 * Math.max(0, chance)).toFixed(2)}%`;

/** Formats an average with one decimal, or with two if it is below one. */
export const average = (value: number): string => value.toFixed(value < 1 ? 2 : 1);
