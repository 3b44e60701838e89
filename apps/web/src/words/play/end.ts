/** What the page says where a game is over. */
import { inUnits } from "@broadside/telling/words";
import { spoken } from "../spoken.ts";

export const END = spoken({
  isOver: "The game is over",
  rounds: (rounds: number): string => (rounds === 0 ? "in set-up" : inUnits(rounds, "round")),
  aDraw: "A draw",
  won: (names: readonly string[]): string => `${names.join(" and ")} won`,
  /** What came of it has no full stop. */
  sentence: (text: string): string => `${text}.`,
  whatDecided: "What decided it:",
  scoreIn: (unit: string): string => `Score, in ${unit}s`,
  goingThrough: "Going through the game…",
  back: "Back to the result",
  look: "Look at the table",
  swapped: "Sides swapped",
  watch: "Watch",
  save: "Save the record",
  newGame: "New game",
  toStart: "Home",
  again: "Again",
});

/** What each side has, and for what. */
export const ACCOUNT = spoken({
  side: (name: string, won: boolean, score: number, unit: string): string => `${name}${won ? " (won)" : ""}: ${inUnits(score, unit)}`,
  tieBreak: (text: string): string => `Tie-break: ${text}`,
});

/** The result as an event takes it. */
export const EVENT = spoken({
  title: "For the event",
  none: "No kind of event plays this; its record and its claim are here all the same.",
  score: "The score in full",
  claim: "For an event",
  /** Between the two stands the command. */
  save: "Save the record:",
  takes: "takes its result. This is what it reads there.",
  copy: "Copy",
});
