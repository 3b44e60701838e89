/** A letter of the keyboard for each option: one of its own words where that is free. */
import type { PlayOption } from "@broadside/telling";

/** What declines, and always has the same letter. */
export const NONE_KEYS: readonly string[] = ["none", "no", "skip", "pass", "done"];
const NONE = "N";

/** Letters that the table has for itself: the whole table, the next choice, undoing. */
const TAKEN = new Set(["C", "Z", NONE]);

/** More answers than letters are better pressed on the table. */
const MOST = 20;

export function keysFor(options: readonly Pick<PlayOption, "key" | "label">[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  if (options.length > MOST) return keys;
  const taken = new Set(TAKEN);
  const declines = options.find(({ key }) => NONE_KEYS.includes(key));
  if (declines) keys.set(declines.key, NONE);
  for (const { key, label } of options) {
    if (keys.has(key)) continue;
    const letter = [...label.toUpperCase()].find((one) => one >= "A" && one <= "Z" && !taken.has(one));
    if (letter === undefined) continue;
    taken.add(letter);
    keys.set(key, letter);
  }
  return keys;
}
