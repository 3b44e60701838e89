/** Turns the text of a list file into a draft, with notes. Never throws, whatever the text contains. */
import type { Catalogue } from "@broadside/cards";
import { failure, join, readJson, success } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import { formatById } from "../formats.ts";
import { FileReader } from "./file-reader.ts";
import { foreignList } from "./foreign-list.ts";
import { LIST_LIMITS } from "./list-limits.ts";
import { type FileNote, noteOfJson, type Read } from "./note.ts";
import { isFields } from "./xws-fields.ts";
import { xwsKind } from "./xws-names.ts";
import { type ReadEntry, readLists } from "./xws-read.ts";
import type { XwsKind } from "./xws-slots.ts";
import { editionOf, kindOf, listsIn, ourExtrasIn } from "./xws-version.ts";

export { LIST_LIMITS } from "./list-limits.ts";
export type { ReadEntry } from "./xws-read.ts";

export interface ListFile {
  readonly kind: XwsKind;
  /** The edition that the file names, or that follows from its contents. */
  readonly edition: Edition;
  /** True if the edition is only a guess, because nothing in the file hints at it. */
  readonly isGuess?: true;
  /** The format, if the file names one. */
  readonly format?: string;
  readonly value: unknown;
}

/** Reads the lists in the text of a file. They must be in a version that Broadside knows, and within the size limits. */
export function parseListFile(text: string): Read<ListFile> {
  const json = readJson(text, LIST_LIMITS);
  if (!json.ok) {
    const foreign = foreignList(text);
    return failure(foreign === undefined ? json.problems.map(noteOfJson) : [{ path: "", ...foreign }]);
  }
  const { value } = json;
  const reader = new FileReader(LIST_LIMITS.problems);
  if (!isFields(value)) return failure<FileNote>([{ path: "", note: "not a list file" }]);
  if (value["container"] !== undefined) reader.list(value["container"], "container", LIST_LIMITS.squads);
  if (reader.notes.length > 0) return failure(reader.notes);
  const lists = listsIn(value);
  for (const { fields, path } of lists)
    if (isFields(fields) && Array.isArray(fields["pilots"])) reader.list(fields["pilots"], join(path, "pilots"), LIST_LIMITS.ships);
  const kind = kindOf(lists);
  if (kind === undefined) reader.note("", { note: "no faction or pilots" });
  if (kind === undefined || reader.notes.length > 0) return failure(reader.notes);
  const { edition, isGuess } = editionOf(kind, lists);
  const format = lists
    .map(({ fields }) => ourExtrasIn(fields)?.["format"])
    .find((id) => typeof id === "string" && formatById(id)?.edition === edition);
  return success({ kind, edition, ...(typeof format === "string" && { format }), ...(isGuess && { isGuess }), value });
}

/** Reads the lists with the cards in a catalogue. The catalogue must be for the same version of the exchange format as the file. */
export function readListFile({ kind, value }: ListFile, catalogue: Catalogue): Read<ReadEntry> {
  if (kind !== xwsKind(catalogue))
    return failure<FileNote>([{ path: "", note: "list of another edition", kind, edition: catalogue.pack.edition }]);
  const read = readLists(listsIn(value), catalogue);
  if (!read.ok || !isFields(value) || !Array.isArray(value["container"])) return read;
  const others = Object.keys(value).filter((key) => key !== "container" && !isNothing(value[key]));
  const notes = others.map((key): FileNote => ({ path: key.slice(0, 40), note: "beside the container", isIgnored: true }));
  return success({ ...read.value, notes: [...read.value.notes, ...notes].slice(0, LIST_LIMITS.problems) });
}

/** True for an empty object or list. Some containers have a `vendor: {}`. */
const isNothing = (value: unknown): boolean => typeof value === "object" && (value === null || Object.keys(value).length === 0);
