/** What the form says before a game starts. */
import type { EditionId } from "@broadside/formats";
import { counted } from "../../build/cards/words.ts";

export const WORDS = {
  newGame: "New game",
  edition: "Edition",
  seats: "Seats",
  players: "Who plays",
  more: "More",
  name: "Name",
  team: "Team",
  playedBy: "Played by",
  pin: "PIN (optional)",
  pinHint: "Four to eight digits: only who knows it opens this seat’s cover.",
  pinWrong: "A PIN has four to eight digits.",
  play: "Play",
  checking: "Checking the lists…",
  notYet: "Not legal yet",
} as const;

export const EDITION_NAMES: Readonly<Record<EditionId, string>> = {
  "1e": "First edition",
  "2.0": "Second edition 2.0",
  "2.5": "Second edition 2.5",
};

/** `Aces High · Second edition 2.0 · 4 seats`. */
export const gameInWords = (name: string, edition: EditionId, seats: number): string =>
  `${name} · ${EDITION_NAMES[edition]} · ${counted(seats, "seat")}`;

/** `1 person, 5 programs`. */
export function playersInWords(persons: number, programs: number): string {
  const people = counted(persons, "person", "people");
  return programs === 0 ? people : `${people}, ${counted(programs, "program")}`;
}
