/** Sentences for problems with a table of players, an export or an event document. */
import type { DocumentProblem, DocumentProblems, ExportProblem, ExportProblems, TableProblem, TableProblems } from "@broadside/tournament";
import { ENGLISH_EVENTS, type EventWords } from "./english.ts";
import { nameSentences } from "./name-words.ts";
import { type Sentences, say } from "./sentences.ts";

export function tableProblemInWords(problem: TableProblem, words: EventWords = ENGLISH_EVENTS): string {
  const sentences: Sentences<TableProblems> = { ...words.files.table, ...nameSentences(words) };
  return say(sentences, problem);
}

export function exportProblemInWords(problem: ExportProblem, { files }: EventWords = ENGLISH_EVENTS): string {
  const sentences: Sentences<ExportProblems> = files.exports;
  return say(sentences, problem);
}

export function documentProblemInWords(problem: DocumentProblem, { files }: EventWords = ENGLISH_EVENTS): string {
  const sentences: Sentences<DocumentProblems> = files.documents;
  return say(sentences, problem);
}
