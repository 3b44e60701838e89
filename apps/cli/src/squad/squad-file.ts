/** What the squad commands have in common: from a file to an entry, its format and its cards. Prints everything that is in the way. */
import type { Catalogue } from "@broadside/cards";
import type { Problem } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import {
  type EntryDraft,
  FORMATS,
  type Format,
  formatById,
  LIST_LIMITS,
  type ListFile,
  parseListFile,
  readListFile,
} from "@broadside/squads";
import { loadCatalogue } from "../catalogues.ts";
import { complain, print } from "../exit-codes.ts";
import { writeFileOver } from "../terminal/output.ts";
import { readInput } from "../terminal/read-input.ts";

export const FILE_ARG = {
  type: "positional",
  required: true,
  valueHint: "FILE",
  description: "a list as XWS 1 or 2, or a container of lists; - reads standard input",
} as const;
export const FORMAT_ARG = {
  type: "string",
  valueHint: "ID",
  description: "the format, as broadside formats names it; the one the file names where left out",
} as const;
export const OUT_ARG = {
  type: "string",
  alias: "o",
  valueHint: "OUT",
  description: "the file to write; standard output where left out",
} as const;

/** The editions that a version of the exchange format is for. */
const EDITIONS_OF: Readonly<Record<ListFile["kind"], readonly Edition[]>> = { xws1: ["1e"], xws2: ["2.0", "2.5"] };

export async function openList(file: string): Promise<ListFile | undefined> {
  const text = await readInput(file, "a list", LIST_LIMITS.characters);
  return text === undefined ? undefined : listIn(file, text);
}

/** The list that a text holds; `file` is what it is called. */
export function listIn(file: string, text: string): ListFile | undefined {
  const parsed = parseListFile(text);
  if (parsed.ok) return parsed.value;
  complainOf(file, parsed.problems);
  return undefined;
}

export interface OpenedEntry {
  readonly entry: EntryDraft;
  /** What of the file was not understood. */
  readonly notes: readonly Problem[];
  readonly catalogue: Catalogue;
}

export async function readEntry(file: string, list: ListFile, edition: Edition, data: unknown): Promise<OpenedEntry | undefined> {
  const catalogue = await loadCatalogue(edition, data);
  if (!catalogue) return undefined;
  const read = readListFile(list, catalogue);
  if (read.ok) return { ...read.value, catalogue };
  complainOf(file, read.problems);
  return undefined;
}

/** The format that is asked for, or else the one the file names; it must be of the list's edition. */
export function chooseFormat(file: string, list: ListFile, wanted: unknown): Format | undefined {
  const id = typeof wanted === "string" ? wanted : list.format;
  const fitting = FORMATS.filter(({ edition }) => EDITIONS_OF[list.kind].includes(edition));
  const format = id === undefined ? undefined : formatById(id);
  if (format && fitting.includes(format)) return format;
  const choices = `for this list there are ${fitting.map((one) => one.id).join(", ")}`;
  if (format) complain(`${file} is a list of another edition than ${format.name} (${format.edition}); ${choices}.`);
  else if (id !== undefined) complain(`There is no format "${id}"; ${choices}.`);
  else complain(`${file} names no format; say which with --format: ${choices}.`);
  return undefined;
}

export interface OpenedForFormat extends OpenedEntry {
  readonly format: Format;
}

/** All of the above in one go. */
export async function openForFormat(file: string, wanted: unknown, data: unknown): Promise<OpenedForFormat | undefined> {
  const list = await openList(file);
  const format = list && chooseFormat(file, list, wanted);
  const opened = format && (await readEntry(file, list, format.edition, data));
  return opened && { ...opened, format };
}

/** To the file, or to standard output where none is named. */
export async function putOut(out: unknown, text: string): Promise<boolean> {
  if (typeof out !== "string") {
    print(text.replace(/\n$/, ""));
    return true;
  }
  return writeFileOver(out, text.endsWith("\n") ? text : `${text}\n`);
}

function complainOf(file: string, problems: readonly Problem[]): void {
  complain(`${file} is not a list:`);
  for (const problem of problems) complain(`  ${problemInWords(problem)}`);
}

export const problemInWords = ({ path, reason }: Problem): string => `${path === "" ? "the document" : path} ${reason}`;
