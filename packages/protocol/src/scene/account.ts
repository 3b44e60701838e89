/** The score or the result of a game, with its parts. */
import type { Seat } from "../seat.ts";

/** The score or the result of a game, as text. */
export interface GameAccount {
  /** Who won, after how many rounds and how; undefined while the game is running. */
  readonly verdict: string | undefined;
  /** What the score counts, in the singular: `point`, `threat`, `mission point`, `victory counter`. */
  readonly unit: string;
  readonly sides: readonly SideAccount[];
  /** The tiebreakers that decided between sides with equal scores. */
  readonly tiebreaks: readonly string[];
}

export interface SideAccount {
  readonly team: number;
  readonly seats: readonly Seat[];
  /** The names of its seats. */
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
  /** The parts of the score, each with its reason; they add up to the score. */
  readonly lines: readonly AccountLine[];
}

export interface AccountLine {
  readonly score: number;
  readonly text: string;
}

export interface PlayResult {
  readonly text: string;
  /** What the score counts, and each side's score with its parts. */
  readonly unit: GameAccount["unit"];
  readonly sides: GameAccount["sides"];
  readonly tiebreaks: GameAccount["tiebreaks"];
  /** The result as JSON, in the form that an event accepts. */
  readonly claim: string;
}
