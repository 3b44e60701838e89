/** What is wrong with the words after a command: an unknown or doubled option, a value too many or too few, a surplus word. */
import type { ArgsDef } from "citty";

export function misuseOf(args: ArgsDef, words: readonly string[]): string | undefined {
  const places = Object.values(args).filter(({ type }) => type === "positional").length;
  const seen = new Set<string>();
  let given = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!word.startsWith("-") || word === "-") {
      given += 1;
      if (given > places) return `"${word}" is one word too many`;
      continue;
    }
    const [name = "", value] = word.split(/=(.*)/s, 2);
    const key = keyOf(args, name);
    const type = key === undefined ? undefined : args[key]?.type;
    if (key === undefined || (type !== "string" && type !== "boolean")) return `${word} is not known`;
    if (seen.has(key)) return `--${key} stands twice`;
    if (type === "boolean" && value !== undefined) return `--${key} takes no value`;
    if (type === "string" && value === undefined) at += 1;
    if (type === "string" && (value ?? words[at]) === undefined) return `--${key} needs a value`;
    seen.add(key);
  }
  return undefined;
}

/** The option that a word such as `--out` or `-o` names. */
function keyOf(args: ArgsDef, name: string): string | undefined {
  if (!name.startsWith("--")) return Object.keys(args).find((key) => aliasOf(args[key]) === name.slice(1));
  const key = name.slice(2);
  return Object.hasOwn(args, key) ? key : undefined;
}

const aliasOf = (arg: ArgsDef[string] | undefined): unknown => (arg && "alias" in arg ? arg.alias : undefined);
