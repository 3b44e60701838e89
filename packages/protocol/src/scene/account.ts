/** The score or the result of a game, with its parts. */
import type { Seat } from "../seat.ts";

/** The score or the result of a game, as text. */
export interface GameAccount {
  /** Who won, after how many rounds and how; undefined while the game is running. */
  readonly verdict: string | undefined;
  /** The unit of the score, in the singular: `point`, `threat`, `mission point`, `victory counter`. */
  readonly unit: string;
  readonly sides: readonly SideAccount[];
  /** The tiebreakers that decided between sides with equal scores. */
  readonly tiebreaks: readonly string[];
}

export interface SideAccount {
  readonly team: number;
  readonly seats: readonly Seat[];
  /** Its seats by name. */
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
  /** The unit of the score, and each side's score with its parts. */
  readonly unit: GameAccount["unit"];
  readonly sides: GameAccount["sides"];
  readonly tiebreaks: GameAccount["tiebreaks"];
  /** As an event takes it. */
  readonly claim: string;
}
