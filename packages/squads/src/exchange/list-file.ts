/** List files: text in, a draft with notes out; never a throw, whatever the text. */
import type { Catalogue } from "@broadside/cards";
import { failure, JsonReader, join, parseJson, type Result, success } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import { formatById } from "../formats.ts";
import { foreignList } from "./foreign-list.ts";
import { LIST_LIMITS } from "./list-limits.ts";
import { isFields } from "./xws-fields.ts";
import { xwsKind } from "./xws-names.ts";
import { type ReadEntry, readLists } from "./xws-read.ts";
import type { XwsKind } from "./xws-slots.ts";
import { editionOf, kindOf, listsIn, ownIn } from "./xws-version.ts";

export { LIST_LIMITS } from "./list-limits.ts";
export type { ReadEntry } from "./xws-read.ts";

export interface ListFile {
  readonly kind: XwsKind;
  /** The edition that the file names or implies. */
  readonly edition: Edition;
  /** Why it is taken for one of that edition, where nothing in it says so. */
  readonly guess?: string;
  /** The format it names, if any. */
  readonly format?: string;
  readonly value: unknown;
}

/** The text as lists of a known version, within bounds. */
export function parseListFile(text: string): Result<ListFile> {
  const json = parseJson(text, LIST_LIMITS);
  if (!json.ok) {
    const foreign = foreignList(text);
    return foreign === undefined ? json : failure([{ path: "", reason: foreign }]);
  }
  const { value } = json;
  const reader = new JsonReader(LIST_LIMITS.problems);
  if (!isFields(value)) return failure([{ path: "", reason: "is no list: it must be an object" }]);
  if (value["container"] !== undefined) reader.list(value["container"], "container", LIST_LIMITS.squads);
  if (reader.problems.length > 0) return failure(reader.problems);
  const lists = listsIn(value);
  for (const { fields, path } of lists)
    if (isFields(fields) && Array.isArray(fields["pilots"])) reader.list(fields["pilots"], join(path, "pilots"), LIST_LIMITS.ships);
  const kind = kindOf(lists);
  if (kind === undefined) reader.note("", "is no list: it names no faction, and no pilot by name or id");
  if (kind === undefined || reader.problems.length > 0) return failure(reader.problems);
  const { edition, guess } = editionOf(kind, lists);
  const format = lists
    .map(({ fields }) => ownIn(fields)?.["format"])
    .find((id) => typeof id === "string" && formatById(id)?.edition === edition);
  return success({ kind, edition, ...(typeof format === "string" && { format }), ...(guess !== undefined && { guess }), value });
}

/** The lists with the cards of a catalogue, which must be of an edition that the file's version is for. */
export function readListFile({ kind, value }: ListFile, catalogue: Catalogue): Result<ReadEntry> {
  if (kind !== xwsKind(catalogue))
    return failure([
      {
        path: "",
        reason: `is a list of the ${kind === "xws1" ? "first" : "second"} edition; the cards are those of ${catalogue.pack.edition}`,
      },
    ]);
  const read = readLists(listsIn(value), catalogue);
  if (!read.ok || !isFields(value) || !Array.isArray(value["container"])) return read;
  const others = Object.keys(value).filter((key) => key !== "container" && !isNothing(value[key]));
  const notes = others.map((key) => ({ path: key.slice(0, 40), reason: "stands beside the lists of the container and is left out" }));
  return success({ ...read.value, notes: [...read.value.notes, ...notes].slice(0, LIST_LIMITS.problems) });
}

/** An empty object or list, such as a container's `vendor: {}`. */
const isNothing = (value: unknown): boolean => typeof value === "object" && (value === null || Object.keys(value).length === 0);
