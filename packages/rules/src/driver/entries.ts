/** The inputs a game has accepted, in order of their numbers. */
import type { Entry } from "./input.ts";

/** Returns inputs after a given number. It searches from the end, because most games are long and most callers want recent inputs. */
export function entriesAfter(entries: readonly Entry[], number: number): readonly Entry[] {
  let from = entries.length;
  while (from > 0 && (entries[from - 1] as Entry).number > number) from -= 1;
  return entries.slice(from);
}
