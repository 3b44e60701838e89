/**
 * Seats whose player has left the table. The game answers for them with the defaults, so that the others need not wait; they may come back
 * at any time. At least one player with a ship has to stay: a game does not run to its end by itself.
 */
import type { Seat } from "../state/seat.ts";
import type { ShipStatus } from "../state/state.ts";
import type { Situation } from "./situation.ts";

/** Whether a seat is said to be away. */
export const saidAway = ({ state }: Pick<Situation, "state">, seat: Seat): boolean => state.away?.includes(seat) ?? false;

/** Whether the game answers for a seat because its player is away. */
export const isAway = (game: Pick<Situation, "state">, seat: Seat): boolean => saidAway(game, seat) && isAnyonePresent(game);

const STILL_PLAYED: readonly ShipStatus[] = ["reserve", "docked", "inPlay"];

/** Whether somebody else than this seat is there to play. */
export const isAnyonePresent = ({ state }: Pick<Situation, "state">, except?: Seat): boolean =>
  state.ships.some(
    ({ seat, status }) =>
      seat !== except && STILL_PLAYED.includes(status) && state.seats[seat]?.status === "playing" && !(state.away?.includes(seat) ?? false),
  );

/** Who is away after a seat has left or come back. */
export function absentAfter({ state }: Pick<Situation, "state">, seat: Seat, away: boolean): readonly Seat[] | undefined {
  const others = (state.away ?? []).filter((other) => other !== seat);
  const all = away ? [...others, seat].sort((a, b) => a - b) : others;
  return all.length > 0 ? all : undefined;
}
