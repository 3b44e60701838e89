/** Who plays: up to eight seats in teams. Nothing in the rules knows of "the other player". */
export type Seat = number;
export const MOST_SEATS = 8;
/** Who controls what no player controls (EB-REMOTE-04). */
export const NOBODY: Seat = -1;

/**
 * What one seat is to another. A team-mate is allied; whether allied ships count as friendly is the edition's to say (1E-COMP-19,
 * EB-MULTI-02). What nobody controls is neutral.
 */
export const RELATIONS = ["own", "allied", "enemy", "neutral"] as const;
export type Relation = (typeof RELATIONS)[number];

export interface SeatSetup {
  readonly name: string;
  /** Seats of one team have one number. */
  readonly team: number;
}

export const SEAT_STATUSES = ["playing", "conceded", "out"] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

export function relationOf(seats: readonly SeatSetup[], one: Seat, other: Seat): Relation {
  if (one === other) return "own";
  if (one === NOBODY || other === NOBODY) return "neutral";
  return seats[one]?.team === seats[other]?.team ? "allied" : "enemy";
}
