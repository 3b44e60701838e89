/** Who plays: up to eight seats in teams. Nothing in the rules knows of "the other player". */
export type Seat = number;
export const MOST_SEATS = 8;
/** Who controls what no player controls (EB-REMOTE-04). */
export const NOBODY: Seat = -1;

export interface SeatSetup {
  readonly name: string;
  /** Seats of one team have one number. */
  readonly team: number;
}

export const SEAT_STATUSES = ["playing", "conceded", "out"] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];
