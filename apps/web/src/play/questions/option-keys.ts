/** A keyboard letter for each option: the first free letter of its label. */
import type { PlayOption } from "@broadside/telling";

/** The keys of options that decline. These options always have the same letter. */
export const NONE_KEYS: readonly string[] = ["none", "no", "skip", "pass", "done"];
const NONE = "N";

/** Letters that are keys for something else: selecting the next choice on the table, undoing, and declining. */
const TAKEN = new Set(["C", "Z", NONE]);

/** The longest list whose options get letters. Longer ones are easier to answer on the table. */
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
