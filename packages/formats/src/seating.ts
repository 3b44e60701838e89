/** Who sits with whom in a scenario: what a number of seats may play as, and the teams they begin with. */
import type { ScenarioType } from "./scenario.ts";

interface SeatLimits {
  readonly seats: readonly [least: number, most: number];
  readonly types: readonly ScenarioType[];
}

/** Two meet head to head where they can; two may be the teams of a team battle, one person each (EB-TYPE-04). */
export function typesFor({ types }: Pick<SeatLimits, "types">, seats: number): readonly ScenarioType[] {
  const fitting = types.filter((type) => (type === "head-to-head") === (seats === 2 && types.includes("head-to-head")));
  return fitting.length > 0 ? fitting : types;
}

/** Teams take turns, so that both are as large as they can be; in a free-for-all no seat has a team. */
export const teamsFor = (type: ScenarioType, seats: number): readonly (number | undefined)[] =>
  Array.from({ length: seats }, (_, at) => (type === "team-battle" ? (at % 2) + 1 : undefined));

/** The most that may be on one side of a team battle: half of its players, rounded up. */
export const largestTeam = ({ seats: [, most] }: Pick<SeatLimits, "seats">): number => Math.ceil(most / 2);

/** Whether teams of these sizes can meet in a team battle (EB-TYPE-03). */
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

/** Every number of seats that a scenario allows, as everything it may be played as. */
export const seatingsOf = (players: SeatLimits): readonly Seating[] =>
  Array.from({ length: players.seats[1] - players.seats[0] + 1 }, (_, more) => players.seats[0] + more).flatMap((seats) =>
    typesFor(players, seats).map((type) => ({ seats, type, teams: teamsFor(type, seats) })),
  );
