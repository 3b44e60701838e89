/** Sentences about lists and about games that can't be set up. Importing them doesn't load the rules. */
export { documentWords, noteData, problemData, verdictData } from "./lists/documents.ts";
export { ENGLISH_LISTS, type ListWords } from "./lists/english.ts";
export { differenceInWords, gameProblemInWords, problemOfSeat, verdictReason } from "./lists/game-problems.ts";
export { listInWords, optionsInWords, placeInWords, spentInWords } from "./lists/places.ts";
export { fixInWords, noteInWords, noteLine, problemInWords } from "./lists/problems.ts";
export { restrictionInWords } from "./lists/restrictions.ts";
export { factionInWords, squadInWords } from "./lists/squad-names.ts";
