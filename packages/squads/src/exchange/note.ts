/**
 * Problems with a list file, or with an organiser's options. Each note has a key, and the numbers and names that it mentions; `telling`
 * makes the sentences.
 */
import type { SectionName } from "@broadside/cards";
import type { JsonProblem, Result } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import type { XwsKind } from "./xws-slots.ts";

/** What each note mentions. Long texts from a file are shortened first. */
interface NoteFigures {
  // The file
  "too long": { characters: number; most: number };
  "too deep": { most: number };
  "not JSON": { detail: string };
  "link of a builder": { builder: Builder };
  "unknown link": object;
  "plain text": object;
  "not a list file": object;
  "no faction or pilots": object;
  "no list inside": object;
  "list of another edition": { kind: XwsKind; edition: Edition };
  "beside the container": object;
  "edition guessed": object;

  // A value
  missing: object;
  "not an object": object;
  "not a list": object;
  "not a text": object;
  "not a number": object;
  "not a whole number": object;
  "not true or false": object;
  "not understood": object;
  "out of range": { value: number; least: number; most: number };
  "not one of these": { choices: readonly string[] };
  "too many entries": { entries: number; most: number };
  "text cut": { characters: number; most: number };
  "not a day": object;

  // Cards and ships
  "not a ship": object;
  "unknown ship card": { id: string };
  "unknown upgrade card": { id: string };
  "unknown upgrade type": object;
  "unknown ship": { id: string };
  "ship of another type": { type: string; pilot: string; known: string };
  "upgrades not by type": object;
  "too many upgrades": { most: number };
  "upgrade repeated": { type: string };
  "no halves": object;
  "half without the other": { half: SectionName };
  "other data than the first half": object;
  "ship does not match": object;
  "no such ship": object;

  // The list
  "unknown faction": { faction: string };
  "faction does not match": object;
  "unknown format": { format: string; edition: Edition };
  "another format": { format: string; first: string };
  "another edition": { edition: Edition };
  "unknown scenario": { known: readonly string[] };
  "too much other data": { characters: number; levels: number };
}

/** List builders whose links people paste. */
export type Builder = "YASB" | "Launch Bay";

export type NoteKey = keyof NoteFigures;
export type NoteOf<Key extends NoteKey> = { [One in Key]: { readonly note: One } & Readonly<NoteFigures[One]> }[Key];
export type Note = NoteOf<NoteKey>;

/** A note on a place in the file, such as `pilots[2].upgrades`. The path is empty if the note is about the whole file. */
export type FileNote = Note & {
  readonly path: string;
  /** True if the value was left out. */
  readonly isIgnored?: true;
};

/** What was read from a file, or why it couldn't be read. */
export type Read<Value> = Result<Value, FileNote>;

/** Returns the note on a text that isn't JSON, or that is too large. */
export function noteOfJson(found: JsonProblem): FileNote {
  switch (found.problem) {
    case "too long":
      return { path: "", note: "too long", characters: found.characters, most: found.most };
    case "too deep":
      return { path: "", note: "too deep", most: found.most };
    case "not JSON":
      return { path: "", note: "not JSON", detail: found.detail };
  }
}
