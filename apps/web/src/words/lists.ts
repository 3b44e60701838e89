/** Texts about lists, and about games that can't be set up. */
import type { Catalogue, Restriction } from "@broadside/cards";
import type { SquadFormatId } from "@broadside/formats";
import type { GameProblem, SetUpDifference } from "@broadside/protocol";
import type { FileNote, Fix, FormatOptions, NamedPlace, Problem } from "@broadside/squads";
import {
  differenceInWords,
  fixInWords,
  gameProblemInWords,
  type ListWords,
  noteInWords,
  optionsInWords,
  placeInWords,
  problemInWords,
  problemOfSeat,
  restrictionInWords,
  verdictReason,
} from "@broadside/telling/lists";
import { spoken, wordsOf } from "./spoken.ts";

const WORDS: ListWords = wordsOf("lists", "LISTS");

export const LISTS = spoken({
  problem: (problem: Problem) => problemInWords(problem, WORDS),
  fix: (fix: Fix) => fixInWords(fix, WORDS),
  place: (place: NamedPlace) => placeInWords(place, WORDS),
  note: (note: FileNote) => noteInWords(note, WORDS),
  /** A sentence about what a format is. */
  format: (id: SquadFormatId) => WORDS.formats[id],
  options: (options: FormatOptions, catalogue: Catalogue) => optionsInWords(options, catalogue, WORDS),
  restriction: (restriction: Restriction, shipName: (id: string) => string) => restrictionInWords(restriction, shipName, WORDS),
});

/** Why a game can't be set up, and what a record's verdict says about its set-up. */
export const SET_UP = spoken({
  problem: (problem: GameProblem) => gameProblemInWords(problem, WORDS),
  problemOfSeat: (problem: GameProblem, seats: readonly { readonly name: string }[]) => problemOfSeat(problem, seats, WORDS),
  difference: (difference: SetUpDifference) => differenceInWords(difference, WORDS),
  reason: (what: string | SetUpDifference) => verdictReason(what, WORDS),
});
