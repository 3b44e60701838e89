/** For tests: words for documents that show only keys, numbers and names. */
import type { DocumentWords } from "../document-words.ts";

export const PLAIN_WORDS: DocumentWords = {
  problem: ({ problem }) => `${problem}.`,
  fix: ({ fix }) => `${fix}.`,
  place: ({ list, ship, upgrade }) => [list?.number, ship?.name, upgrade].filter((part) => part !== undefined).join(", "),
  spent: ({ spent, limit, counts, epicPoints }) =>
    `${spent} of ${limit} ${counts}${epicPoints ? `, ${epicPoints.spent} of ${epicPoints.limit} epic` : ""}`,
  list: (called, number) => `${called} ${number}`,
  options: (options) => Object.entries(options).map(([option, value]) => `${option} ${String(value)}`),
};
