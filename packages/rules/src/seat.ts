/** Who plays: up to eight seats in teams. Nothing in the rules knows of "the other player". */
export type Seat = number;
export const MOST_SEATS = 8;

/** What one seat is to another: a team-mate's ships count as friendly, everyone else's are enemies (1E-COMP-19). */
export const RELATIONS = ["own", "friendly", "enemy"] as const;
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
  return seats[one]?.team === seats[other]?.team ? "friendly" : "enemy";
}
