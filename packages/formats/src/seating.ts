/** Seating in a scenario: the game types for a number of seats, and the default teams. */
import type { ScenarioType } from "./scenario.ts";

interface SeatLimits {
  readonly seats: readonly [least: number, most: number];
  readonly types: readonly ScenarioType[];
}

/**
 * Returns the game types for a number of seats. Two players play head-to-head if possible; they can also be the two teams in a team battle
 * (EB-TYPE-04).
 */
export function typesFor({ types }: Pick<SeatLimits, "types">, seats: number): readonly ScenarioType[] {
  const fitting = types.filter((type) => (type === "head-to-head") === (seats === 2 && types.includes("head-to-head")));
  return fitting.length > 0 ? fitting : types;
}

/** Assigns seats to teams alternately, so that both are as even as possible; a free-for-all has no teams. */
export const teamsFor = (type: ScenarioType, seats: number): readonly (number | undefined)[] =>
  Array.from({ length: seats }, (_, at) => (type === "team-battle" ? (at % 2) + 1 : undefined));

/** Returns the size of the largest team in a team battle: half of the players, rounded up. */
export const largestTeam = ({ seats: [, most] }: Pick<SeatLimits, "seats">): number => Math.ceil(most / 2);

/** True if teams of these sizes can meet in a team battle (EB-TYPE-03). */
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

/** Returns every number of seats that a scenario allows, with each game type. */
export const seatingsOf = (players: SeatLimits): readonly Seating[] =>
  Array.from({ length: players.seats[1] - players.seats[0] + 1 }, (_, more) => players.seats[0] + more).flatMap((seats) =>
    typesFor(players, seats).map((type) => ({ seats, type, teams: teamsFor(type, seats) })),
  );
