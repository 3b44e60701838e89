/** Reads a value that may be anything: what is wrong is noted and left out, and the rest is read. */
import { type JsonReader, join } from "@broadside/kit";
import { LIST_LIMITS } from "./list-limits.ts";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** A text from a file, short enough to be repeated in a note. */
export const quoted = (text: string): string => `"${text.slice(0, 40)}${text.length > 40 ? "…" : ""}"`;

/** The path of a key that may be of any length. */
export const under = (path: string, key: string): string => join(path, key.slice(0, 40));

/** A text, cut where it is too long; it may be empty. */
export function textIn(reader: JsonReader, value: unknown, path: string, most: number = LIST_LIMITS.text): string | undefined {
  if (typeof value !== "string") return reader.note(path, "must be a text and is left out");
  if (value.length <= most) return value;
  const characters = [...value];
  if (characters.length <= most) return value;
  reader.note(path, `is ${characters.length} characters long and is cut to ${most}`);
  return characters.slice(0, most).join("");
}

const MOST = 1_000_000;

export function numberIn(reader: JsonReader, value: unknown, path: string): number | undefined {
  if (typeof value !== "number" || !(Math.abs(value) <= MOST)) return reader.note(path, "must be a number and is left out");
  return value === 0 ? 0 : value;
}

export function flagIn(reader: JsonReader, value: unknown, path: string): boolean | undefined {
  return typeof value === "boolean" ? value : reader.note(path, "must be true or false and is left out");
}

/** The readable ones of a list of texts. */
export function textsIn(reader: JsonReader, value: unknown, path: string, most: number): readonly string[] | undefined {
  return reader.list(value, path, most)?.flatMap((text, at) => textIn(reader, text, join(path, at)) ?? []);
}

/** One field under its own name where it is there and right, to be spread into what is being read. */
export function optional<Key extends string, Value>(
  fields: Fields,
  key: Key,
  path: string,
  read: (value: unknown, path: string) => Value | undefined,
): Partial<Record<Key, Value>> {
  const value = fields[key] === undefined ? undefined : read(fields[key], join(path, key));
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

/** An object, with a note on every unknown key. */
export function fieldsIn(reader: JsonReader, value: unknown, path: string, known: readonly string[]): Fields | undefined {
  if (!isFields(value)) return reader.note(path, "must be an object and is left out");
  noteOthers(reader, value, path, known);
  return value;
}

export function noteOthers(reader: JsonReader, fields: Fields, path: string, known: readonly string[]): void {
  for (const key of Object.keys(fields)) if (!known.includes(key)) reader.note(under(path, key), "is not understood and is left out");
}
