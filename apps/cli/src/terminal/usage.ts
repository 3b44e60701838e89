/** Builds the help texts: one for a group of commands, and one for a single command with its options in two columns. */
import type { ArgsDef } from "citty";
import type { CommandGroup, Subcommand } from "../subcommand.ts";
import { aliasOf, placeName } from "./misuse.ts";

/** A longer option goes on a separate line. */
const WIDEST = 30;
const INDENT = "  ";

type Arg = ArgsDef[string];
type Line = readonly [head: string, description: string];

export function usageOf(path: string, { about, example, args }: Subcommand): string {
  const all = Object.entries(args);
  const places = all.filter(([, { type }]) => type === "positional");
  const options = all.filter(([, { type }]) => type !== "positional");
  const calls = places.map(([key, arg]) => (arg.required === false ? `[${placeName(key, arg)}]` : placeName(key, arg)));
  const needed = options.filter(([, { required }]) => required === true).map(([key, arg]) => optionHead(key, arg));
  const lines = [...places.map(placeLine), ...options.map(optionLine)];
  const width = Math.max(0, ...lines.map(([head]) => head.length).filter((length) => length <= WIDEST));
  const inColumns = ([head, description]: Line): string =>
    head.length <= width
      ? `${INDENT}${head.padEnd(width)}${INDENT}${description}`
      : `${INDENT}${head}\n${INDENT}${" ".repeat(width)}${INDENT}${description}`;
  return [
    `${about}.`,
    "",
    `Usage:   ${[path, ...calls, ...needed, ...(options.length > needed.length ? ["[OPTIONS]"] : [])].join(" ")}`,
    `Example: ${`${path} ${example}`.trim()}`,
    ...section(lines.slice(0, places.length).map(inColumns)),
    ...section(lines.slice(places.length).map(inColumns)),
  ].join("\n");
}

/** Lists a group's commands: first those that people use most, with examples, then all others. */
export function overviewOf(path: string, { about, closing, mostUsed = [], commands }: CommandGroup): string {
  const shown = new Set(mostUsed.map(({ name }) => name));
  const others = Object.entries(commands).filter(([name]) => !shown.has(name));
  const width = Math.max(...others.map(([name]) => name.length), ...mostUsed.map(({ name }) => name.length)) + INDENT.length;
  const line = (name: string, words: string): string => `${INDENT}${name.padEnd(width)}${words}`;
  return [
    `${about}.`,
    "",
    `Usage: ${path} COMMAND [OPTIONS]`,
    "",
    ...(mostUsed.length === 0 ? [] : ["Most used:"]),
    ...mostUsed.flatMap(({ name, about: words, example }) => [line(name, words), line("", `${path} ${name} ${example}`)]),
    ...(mostUsed.length === 0 ? [] : ["", "More commands:"]),
    ...others.map(([name, command]) => line(name, command.about)),
    "",
    `To see the options of a command: ${path} COMMAND --help`,
    ...(closing === undefined ? [] : [closing]),
  ].join("\n");
}

const section = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? ["", ...lines] : []);

const placeLine = ([key, arg]: readonly [string, Arg]): Line => [placeName(key, arg), arg.description ?? ""];

function optionLine([key, arg]: readonly [string, Arg]): Line {
  const alias = aliasOf(arg);
  return [typeof alias === "string" ? `-${alias}, ${optionHead(key, arg)}` : optionHead(key, arg), arg.description ?? ""];
}

const optionHead = (key: string, arg: Arg): string => `--${key}${arg.type === "boolean" ? "" : ` ${arg.valueHint ?? "VALUE"}`}`;
