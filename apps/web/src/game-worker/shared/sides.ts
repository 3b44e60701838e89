/** The seats on each side. The sides are in the order of their first seats. */
import type { Seat, SeatSetup } from "@broadside/protocol";

type OnSide = Pick<SeatSetup, "team">;

export function sidesOf(seats: readonly OnSide[]): readonly (readonly Seat[])[] {
  const teams = [...new Set(seats.map(({ team }) => team))];
  return teams.map((team) => seats.flatMap((seat, number) => (seat.team === team ? [number] : [])));
}

/** Sides can be swapped only if they all have the same number of seats. */
export function maySwap(seats: readonly OnSide[]): boolean {
  const [first = [], ...others] = sidesOf(seats);
  return others.length > 0 && others.every(({ length }) => length === first.length);
}
