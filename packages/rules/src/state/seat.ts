/** How seats relate to each other. */
import { NOBODY, type Seat, type SeatSetup } from "@broadside/protocol";

export { MOST_SEATS, NOBODY, SEAT_STATUSES, type Seat, type SeatSetup, type SeatStatus } from "@broadside/protocol";

/**
 * How one seat relates to another. A team-mate is allied; whether allied ships count as friendly depends on the edition (1E-COMP-19,
 * EB-MULTI-02). A remote that nobody controls is neutral.
 */
export const RELATIONS = ["own", "allied", "enemy", "neutral"] as const;
export type Relation = (typeof RELATIONS)[number];

export function relationOf(seats: readonly SeatSetup[], one: Seat, other: Seat): Relation {
  if (one === other) return "own";
  if (one === NOBODY || other === NOBODY) return "neutral";
  return seats[one]?.team === seats[other]?.team ? "allied" : "enemy";
}
