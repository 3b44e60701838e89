/** Texts about lists, and about games that can't be set up. */
import type { Catalogue, Restriction } from "@broadside/cards";
import type { SquadNames } from "@broadside/content";
import type { GameFormatId, SquadFormatId } from "@broadside/formats";
import type { GameProblem, SetUpDifference } from "@broadside/protocol";
import type { FileNote, Fix, FormatOptions, NamedPlace, Problem } from "@broadside/squads";
import {
  differenceInWords,
  factionInWords,
  fixInWords,
  gameProblemInWords,
  type ListWords,
  noteInWords,
  optionsInWords,
  placeInWords,
  problemInWords,
  problemOfSeat,
  restrictionInWords,
  squadInWords,
  verdictReason,
} from "@broadside/telling/lists";
import { spoken, wordsOf } from "./spoken.ts";

const WORDS: ListWords = wordsOf("lists", "LISTS");
const READY_MADE = wordsOf("lists", "READY_MADE");

export const LISTS = spoken({
  problem: (problem: Problem) => problemInWords(problem, WORDS),
  fix: (fix: Fix) => fixInWords(fix, WORDS),
  place: (place: NamedPlace) => placeInWords(place, WORDS),
  note: (note: FileNote) => noteInWords(note, WORDS),
  /** A sentence about what a format is. */
  format: (id: SquadFormatId) => WORDS.formats[id],
  formatName: (id: SquadFormatId) => WORDS.formatNames[id],
  /** A first-edition game next to its limit, and alone. */
  shortGameName: (id: GameFormatId) => WORDS.games.short[id],
  gameName: (id: GameFormatId) => WORDS.games.long[id],
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

/** The names of lists that the app puts together. */
export const SQUAD_NAMES: SquadNames = {
  faction: (faction) => factionInWords(faction, WORDS),
  wing: (leader, ships) => WORDS.squadNames.wing({ leader, ships }),
  group: (first, more) => WORDS.squadNames.group({ first, more }),
  squad: (faction, names) => squadInWords(faction, names, WORDS),
  readyMade: (id, title) => {
    const own = id in READY_MADE ? READY_MADE[id] : undefined;
    return typeof own === "string" ? own : spoken(title);
  },
  part: (title, part) => WORDS.squadNames.part({ title, part }),
  unnamed: (number) => WORDS.squadNames.unnamed({ number }),
};
