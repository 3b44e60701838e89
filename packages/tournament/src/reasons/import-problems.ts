/** What can't be read in a table of players, and what is worth a second look. */
import type { Cited, Keyed, NoFigures } from "./keyed.ts";
import type { TextRefusals } from "./text-refusals.ts";

export interface TableProblems extends TextRefusals {
  "file is empty": NoFigures;
  "quote is not closed": NoFigures;
  "text behind a quote": NoFigures;
  "too many lines": { readonly most: number };
  "column comes twice": { readonly column: string };
  "column is not known": { readonly column: string; readonly known: readonly string[] };
  "no names": NoFigures;
  "cell without a column": { readonly cell: string };
  "characters are not readable": NoFigures;
  "captain neither yes nor no": { readonly cell: string };
  "captain without a team": NoFigures;
  "team has a captain": { readonly line: number };
  namesake: { readonly name: string; readonly line: number };
}

export type TableProblem = Cited<TableProblems>;

/** Why an event can't be exported for another program. */
export interface ExportProblems {
  "round was in pods": { readonly round: number };
  "round was in teams": { readonly round: number };
  "table has no result": { readonly round: number; readonly table: number };
}

export type ExportProblem = Keyed<ExportProblems>;

/** Why an open document is not an event. */
export interface DocumentProblems {
  "document has initials only": NoFigures;
  /** Where in the document. */
  "document contradicts its log": { readonly path: string };
}

export type DocumentProblem = Keyed<DocumentProblems>;
