/** Problems with lists and their fixes, and notes on list files. */
import type { FileNote, Fix, Note, Problem } from "@broadside/squads";
import type { ListWords } from "./english.ts";
import { restrictionInWords } from "./restrictions.ts";
import { type Sentences, sentenceOf } from "./sentences.ts";

/** A whole sentence. */
export function problemInWords(problem: Problem, words: ListWords): string {
  const sentences: Sentences<"problem", Problem> = words.problems;
  switch (problem.problem) {
    case "restricted card": {
      const restriction = restrictionInWords(problem.restriction, (ship) => ship, words);
      return sentenceOf(sentences[problem.problem], { ...problem, restriction }, words);
    }
    case "wrong size docked":
      return sentenceOf(sentences[problem.problem], { ...problem, sizes: problem.sizes.map((size) => words.sizes[size]) }, words);
    default:
      return sentenceOf(sentences[problem.problem], problem, words);
  }
}

/** A whole sentence. */
export function fixInWords(fix: Fix, words: ListWords): string {
  const sentences: Sentences<"fix", Fix> = words.fixes;
  return sentenceOf(sentences[fix.fix], fix, words);
}

/** What is wrong at a place in the file, such as "must be a number, so it was ignored". */
export function noteInWords(note: FileNote, words: ListWords): string {
  const sentences: Sentences<"note", Note> = words.notes;
  const sentence = sentenceOf(sentences[note.note], note, words);
  return note.isIgnored ? words.ignored({ note: sentence }) : sentence;
}

/** The note with its place: "pilots[2].points must be a number, so it was ignored". */
export const noteLine = (note: FileNote, words: ListWords): string =>
  `${note.path === "" ? words.wholeFile : note.path} ${noteInWords(note, words)}`;
