/** Texts in the form for a new game: the game, its settings, and what the players agree on. */
import type { EditionId, ScenarioType } from "@broadside/formats";
import { wordsOf } from "../spoken.ts";
import { EDITION_NAMES } from "../terms/editions.ts";

export const START = wordsOf("play", "START");
export const START_BAR = wordsOf("play", "START_BAR");
export const FACTS = wordsOf("play", "FACTS");
export const ORGANISER = wordsOf("play", "ORGANISER");
export const AGREEMENTS = wordsOf("play", "AGREEMENTS");
export const SAVED_GAMES = wordsOf("play", "SAVED_GAMES");

/** `Aces High · Second edition 2.0 · 4 seats`. */
export const gameInWords = (name: string, edition: EditionId, seats: number): string =>
  START_BAR.game({ name, edition: EDITION_NAMES[edition], seats });

/** `1 person, 5 bots`. */
export const playersInWords = (people: number, bots: number): string =>
  [START_BAR.people({ count: people }), ...(bots === 0 ? [] : [START_BAR.bots({ count: bots })])].join(", ");

export const fromTo = (least: number, most: number): string => (least === most ? String(least) : FACTS.between({ least, most }));

export const typesInWords = (types: readonly ScenarioType[]): string => types.map((type) => FACTS.types[type]).join(", ");

/** How many parts of a scenario come from its source. */
export const shareInWords = (known: number, ours: number): string =>
  ours === 0 ? FACTS.allParts({ count: known }) : FACTS.someParts({ known, count: known + ours });

/** `Agreements (2 changed)`. */
export const titleWithChanges = (words: typeof ORGANISER | typeof AGREEMENTS, count: number): string =>
  count > 0 ? words.titleChanged({ count }) : words.title;

/** `Ana – Ben, Aces High, round 3`. */
export const savedGameInWords = (names: readonly string[], scenario: string | undefined, round: number, isOver: boolean): string =>
  [names.join(" – "), ...(scenario === undefined ? [] : [scenario]), stateInWords(round, isOver)].join(", ");

function stateInWords(round: number, isOver: boolean): string {
  if (isOver) return SAVED_GAMES.over({ round });
  return round === 0 ? SAVED_GAMES.settingUp : SAVED_GAMES.round({ round });
}
