/** How a game stands or ended: scores with what they are made of. */
import type { Seat } from "../seat.ts";

/** How a game stands or ended, in words. */
export interface GameAccount {
  /** Who won, after how many rounds and how; undefined while the game goes on. */
  readonly verdict: string | undefined;
  /** What is counted, one of it: `point`, `threat`, `mission point`, `victory counter`. */
  readonly unit: string;
  readonly sides: readonly SideAccount[];
  /** By what the winner was found among sides of equal score. */
  readonly tiebreaks: readonly string[];
}

export interface SideAccount {
  readonly team: number;
  readonly seats: readonly Seat[];
  /** Its seats by name. */
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
  /** What was scored for what; it adds up to the score. */
  readonly lines: readonly AccountLine[];
}

export interface AccountLine {
  readonly score: number;
  readonly text: string;
}

export interface PlayResult {
  readonly text: string;
  /** What is counted, and for each side its score with what it is made of. */
  readonly unit: GameAccount["unit"];
  readonly sides: GameAccount["sides"];
  readonly tiebreaks: GameAccount["tiebreaks"];
  /** As an event takes it. */
  readonly claim: string;
}
