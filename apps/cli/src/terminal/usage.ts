/** The help of one command: how it is called, and what each word means, in two columns. */
import type { ArgsDef } from "citty";
import type { Subcommand } from "../subcommand.ts";
import { aliasOf, placeName } from "./misuse.ts";

/** What is longer stands on a line of its own. */
const WIDEST = 30;
const INDENT = "  ";

type Arg = ArgsDef[string];
type Line = readonly [head: string, description: string];

export function usageOf(path: string, { about, args }: Subcommand): string {
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
    `${path}: ${about}`,
    "",
    `${INDENT}${[path, ...calls, ...needed, ...(options.length > needed.length ? ["[OPTIONS]"] : [])].join(" ")}`,
    ...section(lines.slice(0, places.length).map(inColumns)),
    ...section(lines.slice(places.length).map(inColumns)),
  ].join("\n");
}

const section = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? ["", ...lines] : []);

const placeLine = ([key, arg]: readonly [string, Arg]): Line => [placeName(key, arg), arg.description ?? ""];

function optionLine([key, arg]: readonly [string, Arg]): Line {
  const alias = aliasOf(arg);
  return [typeof alias === "string" ? `-${alias}, ${optionHead(key, arg)}` : optionHead(key, arg), arg.description ?? ""];
}

const optionHead = (key: string, arg: Arg): string => `--${key}${arg.type === "boolean" ? "" : ` ${arg.valueHint ?? "VALUE"}`}`;
