/** Finds the first difference between what a record says and what it should say. */
import { jsonDifference } from "@broadside/kit";

const LONGEST_SHOWN = 300;
export const shown = (value: unknown): string =>
  value === undefined ? "missing" : (JSON.stringify(value) ?? "missing").slice(0, LONGEST_SHOWN);

/** Where two values differ, with both values as short JSON. */
export interface ValueDifference {
  readonly path: string;
  readonly said: string;
  readonly made: string;
}

export function firstDifference(said: unknown, made: unknown): ValueDifference | undefined {
  const difference = jsonDifference(said, made);
  return difference && { path: difference.path, said: shown(difference.one), made: shown(difference.other) };
}

/** Formats a difference as text. `by` says where the second value comes from, such as "by the rules". */
export function differenceInWords(said: unknown, found: unknown, by: string): string | undefined {
  const difference = firstDifference(said, found);
  return difference && `${difference.path === "" ? "it" : difference.path} is ${difference.said}, but ${by} it is ${difference.made}`;
}
