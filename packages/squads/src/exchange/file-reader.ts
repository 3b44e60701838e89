/** Reads values from a file that may contain anything, and notes every problem with its place in the file. */
import type { FileNote, Note } from "./note.ts";

export class FileReader {
  readonly notes: FileNote[] = [];
  private readonly most: number;

  constructor(mostNotes = 100) {
    this.most = mostNotes;
  }

  note(path: string, note: Note): undefined {
    if (this.notes.length < this.most) this.notes.push({ path, ...note });
    return undefined;
  }

  /** Notes a problem with a value that is left out. */
  ignore(path: string, note: Note): undefined {
    if (this.notes.length < this.most) this.notes.push({ path, ...note, isIgnored: true });
    return undefined;
  }

  list(value: unknown, path: string, most: number): readonly unknown[] | undefined {
    if (!Array.isArray(value)) return this.note(path, { note: value === undefined ? "missing" : "not a list" });
    if (value.length > most) return this.note(path, { note: "too many entries", entries: value.length, most });
    return value;
  }

  whole(value: unknown, path: string, least: number, most: number): number | undefined {
    if (typeof value !== "number" || !Number.isInteger(value))
      return this.note(path, { note: value === undefined ? "missing" : "not a whole number" });
    if (value < least || value > most) return this.note(path, { note: "out of range", value, least, most });
    return value === 0 ? 0 : value;
  }

  oneOf<Choice extends string>(value: unknown, path: string, choices: readonly Choice[]): Choice | undefined {
    return choices.find((choice) => choice === value) ?? this.note(path, { note: "not one of these", choices });
  }
}
