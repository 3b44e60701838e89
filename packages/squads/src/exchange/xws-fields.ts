/** Reads values that may be anything. Valid ones are read; all others are noted and left out. */
import { join } from "@broadside/kit";
import type { FileReader } from "./file-reader.ts";
import { LIST_LIMITS } from "./list-limits.ts";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Shortens text from a file, so that it fits into a note. */
export const shortened = (text: string): string => `${text.slice(0, 40)}${text.length > 40 ? "…" : ""}`;

/** Returns the path of a key. The key may be long, so it is shortened. */
export const pathOf = (path: string, key: string): string => join(path, key.slice(0, 40));

/** Reads a string, which may be empty. If it is too long, its end is cut off. */
export function textIn(reader: FileReader, value: unknown, path: string, most: number = LIST_LIMITS.text): string | undefined {
  if (typeof value !== "string") return reader.ignore(path, { note: "not a text" });
  if (value.length <= most) return value;
  const characters = [...value];
  if (characters.length <= most) return value;
  reader.note(path, { note: "text cut", characters: characters.length, most });
  return characters.slice(0, most).join("");
}

const MOST = 1_000_000;

export function numberIn(reader: FileReader, value: unknown, path: string): number | undefined {
  if (typeof value !== "number" || !(Math.abs(value) <= MOST)) return reader.ignore(path, { note: "not a number" });
  return value === 0 ? 0 : value;
}

export function flagIn(reader: FileReader, value: unknown, path: string): boolean | undefined {
  return typeof value === "boolean" ? value : reader.ignore(path, { note: "not true or false" });
}

/** Reads all valid texts in a list. */
export function textsIn(reader: FileReader, value: unknown, path: string, most: number): readonly string[] | undefined {
  return reader.list(value, path, most)?.flatMap((text, at) => textIn(reader, text, join(path, at)) ?? []);
}

/** Returns an object with one field, to be spread into a larger one. The object is empty if the field is absent or invalid. */
export function optional<Key extends string, Value>(
  fields: Fields,
  key: Key,
  path: string,
  read: (value: unknown, path: string) => Value | undefined,
): Partial<Record<Key, Value>> {
  const value = fields[key] === undefined ? undefined : read(fields[key], join(path, key));
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

/** Reads an object. Every unknown key gets a note. */
export function fieldsIn(reader: FileReader, value: unknown, path: string, known: readonly string[]): Fields | undefined {
  if (!isFields(value)) return reader.ignore(path, { note: "not an object" });
  noteOthers(reader, value, path, known);
  return value;
}

export function noteOthers(reader: FileReader, fields: Fields, path: string, known: readonly string[]): void {
  for (const key of Object.keys(fields)) if (!known.includes(key)) reader.ignore(pathOf(path, key), { note: "not understood" });
}
