/** Finds errors in the words after a command: unknown or repeated options, missing or extra values and words. */

import { nearestText } from "@broadside/kit";
import type { ArgsDef } from "citty";
import type { Subcommand } from "../subcommand.ts";
import type { Complaint } from "./messages.ts";

/** After this, every word is an argument, even if it begins with a dash. */
export const OPTIONS_END = "--";

/** Replaces former names of options with their present ones. */
export function withPresentNames({ args, renamed = {} }: Subcommand, typed: readonly string[]): readonly string[] {
  const words = [...typed];
  for (let at = 0; at < words.length && words[at] !== OPTIONS_END; at += 1) {
    const [, former = "", value] = /^--([^=]+)(=.*)?$/s.exec(words[at] ?? "") ?? [];
    const name = Object.hasOwn(renamed, former) ? renamed[former] : undefined;
    if (name !== undefined) words[at] = `--${name}${value ?? ""}`;
    // Skip the option's value, which may look like an option itself.
    if (value === undefined && typeOf(args, name ?? former) === "string") at += 1;
  }
  return words;
}

const typeOf = (args: ArgsDef, key: string): string | undefined => (Object.hasOwn(args, key) ? args[key]?.type : undefined);

export function misuseOf(path: string, { args }: Pick<Subcommand, "args">, words: readonly string[]): Complaint | undefined {
  const help = `See the options: ${path} --help` as const;
  const positional = Object.values(args).filter(({ type }) => type === "positional");
  // If the last argument's hint has an ellipsis, the argument can be repeated.
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
      if (given > places) return { problem: `"${word}" is one argument too many.`, next: help };
      continue;
    }
    const [name = "", value] = word.split(/=(.*)/s, 2);
    const key = keyOf(args, name);
    const type = key === undefined ? undefined : args[key]?.type;
    if (key === undefined || (type !== "string" && type !== "boolean")) return unknownOption(path, args, word, name);
    if (seen.has(key)) return { problem: `--${key} is given twice.`, next: `Leave out one --${key}.` };
    if (type === "boolean" && value !== undefined)
      return { problem: `--${key} takes no value.`, next: `Type --${key} instead of ${word}.` };
    if (type === "string" && value === undefined) at += 1;
    if (type === "string" && (value ?? words[at]) === undefined)
      return { problem: `--${key} needs a value.`, next: `Type --${key} ${args[key]?.valueHint ?? "VALUE"}, or ${lowerFirst(help)}` };
    seen.add(key);
  }
  const missing = missingFrom(args, given, seen);
  return missing.length > 0 ? { problem: `Missing: ${missing.join(", ")}.`, next: help } : undefined;
}

const lowerFirst = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

function unknownOption(path: string, args: ArgsDef, word: string, name: string): Complaint {
  const problem = `${word} is not an option of ${path}.`;
  if (!word.startsWith("--"))
    return { problem, next: `Type ${OPTIONS_END} before an argument that begins with a dash, or see the options: ${path} --help` };
  const options = Object.keys(args).filter((key) => args[key]?.type !== "positional");
  const near = nearestText(name.slice(2), options);
  return { problem, next: near === undefined ? `See the options: ${path} --help` : `Try --${near}, or see the options: ${path} --help` };
}

/** Returns the required arguments that are missing. */
function missingFrom(args: ArgsDef, given: number, seen: ReadonlySet<string>): readonly string[] {
  const all = Object.entries(args);
  const words = all.filter(([, { type }]) => type === "positional").slice(given);
  return [
    ...words.filter(([, arg]) => arg.required !== false).map(([key, arg]) => placeName(key, arg)),
    ...all.filter(([key, arg]) => arg.type !== "positional" && arg.required === true && !seen.has(key)).map(([key]) => `--${key}`),
  ];
}

/** Returns the name of an argument for help and errors. */
export const placeName = (key: string, arg: ArgsDef[string]): string => arg.valueHint ?? key.toUpperCase();

/** Finds the option that a word such as `--out` or `-o` names. */
function keyOf(args: ArgsDef, name: string): string | undefined {
  if (!name.startsWith("--")) return Object.keys(args).find((key) => aliasOf(args[key]) === name.slice(1));
  const key = name.slice(2);
  return Object.hasOwn(args, key) ? key : undefined;
}

export const aliasOf = (arg: ArgsDef[string] | undefined): unknown => (arg && "alias" in arg ? arg.alias : undefined);
