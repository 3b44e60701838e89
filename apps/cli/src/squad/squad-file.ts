/** Reads a list file with its format and its cards, for all squad commands. Prints every problem. */

import type { Catalogue } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import {
  type EntryDraft,
  type FileNote,
  FORMATS,
  type Format,
  formatById,
  LIST_LIMITS,
  type ListFile,
  parseListFile,
  readListFile,
  xwsKindOf,
} from "@broadside/squads";
import { ENGLISH_LISTS, noteLine } from "@broadside/telling/lists";
import { loadCatalogue } from "../catalogues.ts";
import { complain, complainOf, type NextStep, print } from "../terminal/messages.ts";
import { writeFileOver } from "../terminal/output.ts";
import { readInput } from "../terminal/read-input.ts";

export const FILE_ARG = {
  type: "positional",
  required: true,
  valueHint: "FILE",
  description: "a list as XWS 1 or 2, or a file with several lists; - reads standard input",
} as const;
export const FORMAT_ARG = {
  type: "string",
  valueHint: "ID",
  description: "the format; for all ids, see broadside formats (default: the one that the file names)",
} as const;
export const OUT_ARG = {
  type: "string",
  alias: "o",
  valueHint: "OUT",
  description: "the file to write (default: standard output)",
} as const;

export async function openList(file: string): Promise<ListFile | undefined> {
  const text = await readInput(file, "a list", LIST_LIMITS.characters);
  return text === undefined ? undefined : listIn(file, text);
}

/** Reads a list from a text. `file` is the name to use in messages. */
export function listIn(file: string, text: string): ListFile | undefined {
  const parsed = parseListFile(text);
  if (parsed.ok) return parsed.value;
  refuse(file, parsed.problems);
  return undefined;
}

export interface OpenedEntry {
  readonly entry: EntryDraft;
  /** Notes on what couldn't be read. */
  readonly notes: readonly FileNote[];
  readonly catalogue: Catalogue;
}

export async function readEntry(file: string, list: ListFile, edition: Edition, data: unknown): Promise<OpenedEntry | undefined> {
  const catalogue = await loadCatalogue(edition, data);
  if (!catalogue) return undefined;
  const read = readListFile(list, catalogue);
  if (read.ok) return { ...read.value, catalogue };
  refuse(file, read.problems);
  return undefined;
}

/**
 * Chooses the requested format, or else the one that the file names. It must belong to the list's edition. If it doesn't, the message
 * advises the user to do `step`.
 */
export function chooseFormat(file: string, list: ListFile, wanted: unknown, step?: NextStep): Format | undefined {
  const id = typeof wanted === "string" ? wanted : list.format;
  const fitting = FORMATS.filter(({ edition }) => xwsKindOf(edition) === list.kind);
  const format = id === undefined ? undefined : formatById(id);
  if (format && fitting.includes(format)) return format;
  const next =
    step ?? (`Use --format to choose one of the formats that fit this list: ${fitting.map((one) => one.id).join(", ")}.` as const);
  if (format) complain(`${file} is for a different edition from ${format.id}, which uses edition ${format.edition}.`, next);
  else if (id !== undefined) complain(`There is no format "${id}".`, next);
  else complain(`${file} doesn't name a format.`, next);
  return undefined;
}

/** A list with the format that it is checked for. */
export interface ListForFormat extends OpenedEntry {
  readonly format: Format;
}

/** Opens a list, chooses its format and reads it. */
export async function openForFormat(file: string, wanted: unknown, data: unknown): Promise<ListForFormat | undefined> {
  const list = await openList(file);
  const format = list && chooseFormat(file, list, wanted);
  const opened = format && (await readEntry(file, list, format.edition, data));
  return opened && { ...opened, format };
}

/** Writes to the file, or to standard output if none is named. */
export async function writeOutput(out: unknown, text: string): Promise<boolean> {
  if (typeof out !== "string") {
    print(text.replace(/\n$/, ""));
    return true;
  }
  return writeFileOver(out, text.endsWith("\n") ? text : `${text}\n`);
}

const refuse = (file: string, problems: readonly FileNote[]): void =>
  complainOf(
    `${file} isn't a list:`,
    problems.map((problem) => noteLine(problem, ENGLISH_LISTS)),
    "Use a list saved as XWS, by Broadside or another squad builder.",
  );
