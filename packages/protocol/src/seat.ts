/** The players: up to eight seats in teams. No rule assumes that there is one "other player". */
import type { PlayerId } from "./player.ts";

export type Seat = number;
export const MOST_SEATS = 8;
/** The seat of anything that no player controls (EB-REMOTE-04). */
export const NOBODY: Seat = -1;

export interface SeatSetup {
  /** The first player of the seat. No two seats of a game have the same one. */
  readonly player: PlayerId;
  /** The level of the bot that sits here from the start. */
  readonly bot?: string;
  /** Seats of one team have the same number. */
  readonly team: number;
}

export const SEAT_STATUSES = ["playing", "conceded", "out"] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];
