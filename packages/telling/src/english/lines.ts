/** The shape of a table of sentences: one for each kind of note. */
import type { NoteKind, NoteOf } from "@broadside/rules";
import type { Names } from "./names.ts";

/** What stands for undefined is bookkeeping. */
export type Lines<Kind extends NoteKind = NoteKind> = {
  readonly [One in Kind]: (note: NoteOf<One>, names: Names) => string | undefined;
};
