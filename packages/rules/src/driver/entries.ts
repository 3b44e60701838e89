/** Inputs that a game has taken, in the order of their numbers. */
import type { Entry } from "./input.ts";

/** Those after a moment; looked for from the end, for most games are long and most moments late. */
export function entriesAfter(entries: readonly Entry[], number: number): readonly Entry[] {
  let from = entries.length;
  while (from > 0 && (entries[from - 1] as Entry).number > number) from -= 1;
  return entries.slice(from);
}
