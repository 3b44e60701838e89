/** The first place at which two values differ, in words: what stands in a record, and what should. */
import { jsonDifference } from "@broadside/kit";

const LONGEST_SHOWN = 300;
export const shown = (value: unknown): string =>
  value === undefined ? "missing" : (JSON.stringify(value) ?? "missing").slice(0, LONGEST_SHOWN);

/** `by` is what the other value rests on: "by the rules". */
export function differenceInWords(said: unknown, found: unknown, by: string): string | undefined {
  const difference = jsonDifference(said, found);
  return difference && `${difference.path === "" ? "it" : difference.path} is ${shown(difference.one)}; ${by} ${shown(difference.other)}`;
}
