/** Texts for documents about lists, such as the printed sheet, and for the verdict as JSON. */
import type { DocumentWords, FileNote, ListProblem, Verdict } from "@broadside/squads";
import type { ListWords } from "./english.ts";
import { listInWords, optionsInWords, placeInWords, spentInWords } from "./places.ts";
import { fixInWords, noteInWords, problemInWords } from "./problems.ts";

/** The texts that sheets and plain-text lists need. */
export const documentWords = (words: ListWords): DocumentWords => ({
  problem: (problem) => problemInWords(problem, words),
  fix: (fix) => fixInWords(fix, words),
  place: (place) => placeInWords(place, words),
  spent: (spent) => spentInWords(spent, words),
  list: (called, number) => listInWords(called, number, words),
  options: (options, catalogue) => optionsInWords(options, catalogue, words),
});

/** Adds sentences to a verdict, in the fields of `docs/verdict.schema.json`. */
export function verdictData({ problems, ...verdict }: Verdict, words: ListWords) {
  return { ...verdict, faults: problems.map((problem) => problemData(problem, words)) };
}

export const problemData = (problem: ListProblem, words: ListWords) => ({
  rule: problem.rule,
  weight: problem.weight,
  place: problem.place,
  text: problemInWords(problem, words),
  mend: fixInWords(problem.fix, words),
});

export const noteData = (note: FileNote, words: ListWords) => ({ path: note.path, reason: noteInWords(note, words) });
