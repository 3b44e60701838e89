/** Seats in a scenario: the game types for each number of seats, and the default teams. */
import type { ScenarioType } from "./scenario.ts";

interface SeatLimits {
  readonly seats: readonly [least: number, most: number];
  readonly types: readonly ScenarioType[];
}

/**
 * Returns the game types that are possible with this number of seats. Two players play head-to-head if the scenario allows it; otherwise
 * they can be the two teams in a team battle (EB-TYPE-04).
 */
export function typesFor({ types }: Pick<SeatLimits, "types">, seats: number): readonly ScenarioType[] {
  const fitting = types.filter((type) => (type === "head-to-head") === (seats === 2 && types.includes("head-to-head")));
  return fitting.length > 0 ? fitting : types;
}

/** Returns the default teams. Seats join the two teams in turn; in a free-for-all, there are no teams. */
export const teamsFor = (type: ScenarioType, seats: number): readonly (number | undefined)[] =>
  Array.from({ length: seats }, (_, at) => (type === "team-battle" ? (at % 2) + 1 : undefined));

/** Returns how large a team can be in a team battle: half of the players, rounded up. */
export const largestTeam = ({ seats: [, most] }: Pick<SeatLimits, "seats">): number => Math.ceil(most / 2);

/** True if a team battle is possible between teams of these sizes (EB-TYPE-03). */
export function teamsFit(limits: Pick<SeatLimits, "seats">, one: number, other: number): boolean {
  const [least, most] = limits.seats;
  const isTeam = (size: number): boolean => size >= 1 && size <= largestTeam(limits);
  return isTeam(one) && isTeam(other) && one + other >= least && one + other <= most;
}

export interface Seating {
  readonly seats: number;
  readonly type: ScenarioType;
  /** By seat. */
  readonly teams: readonly (number | undefined)[];
}

/** Returns every seating that a scenario allows: each number of seats with each of its game types. */
export const seatingsOf = (players: SeatLimits): readonly Seating[] =>
  Array.from({ length: players.seats[1] - players.seats[0] + 1 }, (_, more) => players.seats[0] + more).flatMap((seats) =>
    typesFor(players, seats).map((type) => ({ seats, type, teams: teamsFor(type, seats) })),
  );
