/** What is wrong with the words after a command: an unknown or doubled option, a value too many or too few, a surplus or missing word. */
import type { ArgsDef } from "citty";

/** Behind it stand words alone, even such as begin with a dash. */
export const OPTIONS_END = "--";

export function misuseOf(args: ArgsDef, words: readonly string[]): string | undefined {
  const positional = Object.values(args).filter(({ type }) => type === "positional");
  // A last word with an ellipsis in its hint may stand any number of times.
  const places = positional.at(-1)?.valueHint?.endsWith("…") ? Number.POSITIVE_INFINITY : positional.length;
  const seen = new Set<string>();
  let given = 0;
  let ended = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === OPTIONS_END && !ended) {
      ended = true;
      continue;
    }
    if (ended || !word.startsWith("-") || word === "-") {
      given += 1;
      if (given > places) return `"${word}" is one word too many`;
      continue;
    }
    const [name = "", value] = word.split(/=(.*)/s, 2);
    const key = keyOf(args, name);
    const type = key === undefined ? undefined : args[key]?.type;
    if (key === undefined || (type !== "string" && type !== "boolean"))
      return `${word} is not known${word.startsWith("--") ? "" : `; a name that begins with a dash stands after ${OPTIONS_END}`}`;
    if (seen.has(key)) return `--${key} stands twice`;
    if (type === "boolean" && value !== undefined) return `--${key} takes no value`;
    if (type === "string" && value === undefined) at += 1;
    if (type === "string" && (value ?? words[at]) === undefined) return `--${key} needs a value`;
    seen.add(key);
  }
  const missing = missingFrom(args, given, seen);
  return missing.length > 0 ? `Missing: ${missing.join(", ")}` : undefined;
}

/** Everything that a command cannot do without, at once. */
function missingFrom(args: ArgsDef, given: number, seen: ReadonlySet<string>): readonly string[] {
  const all = Object.entries(args);
  const words = all.filter(([, { type }]) => type === "positional").slice(given);
  return [
    ...words.filter(([, arg]) => arg.required !== false).map(([key, arg]) => placeName(key, arg)),
    ...all.filter(([key, arg]) => arg.type !== "positional" && arg.required === true && !seen.has(key)).map(([key]) => `--${key}`),
  ];
}

/** How help and complaints call a word that stands without an option. */
export const placeName = (key: string, arg: ArgsDef[string]): string => arg.valueHint ?? key.toUpperCase();

/** The option that a word such as `--out` or `-o` names. */
function keyOf(args: ArgsDef, name: string): string | undefined {
  if (!name.startsWith("--")) return Object.keys(args).find((key) => aliasOf(args[key]) === name.slice(1));
  const key = name.slice(2);
  return Object.hasOwn(args, key) ? key : undefined;
}

export const aliasOf = (arg: ArgsDef[string] | undefined): unknown => (arg && "alias" in arg ? arg.alias : undefined);
