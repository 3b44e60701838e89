/** Formats numbers for the page. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** `45 to 62%`. */
export const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${Math.round(100 * low)} to ${percent(high)}`;

/** Formats a number with one decimal place, unless the number is 100 or more or the decimal is 0. */
export const amount = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1).replace(/\.0$/, ""));

/** Keeps words on one line. */
export const unbroken = (words: string): string => words.replaceAll(" ", "\u00A0");

/** Converts a position along an axis to a CSS percentage. */
export const at = (part: number): string => `${(100 * Math.min(1, Math.max(0, part))).toFixed(2)}%`;

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;

/** `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Returns ticks from 0 to a round number beyond the greatest value, in at most five steps. */
export function ticksTo(most: number): readonly number[] {
  let unit = 1;
  while (unit * 50 < most) unit *= 10;
  const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size * 5 >= most) ?? 10 * unit;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, number) => number * step);
}
