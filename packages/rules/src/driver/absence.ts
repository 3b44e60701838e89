/**
 * Seats whose player has left the table. The game uses the default answers for them, so that the other players need not wait. Absent
 * players may come back at any time. At least one player with a ship has to stay, so that the game doesn't play itself to the end.
 */

import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { ShipStatus } from "../state/state.ts";

/** Whether a seat is marked as away. */
export const isMarkedAway = ({ state }: Pick<Situation, "state">, seat: Seat): boolean => state.away?.includes(seat) ?? false;

/** Whether the game answers for a seat because its player is away. */
export const isAway = (game: Pick<Situation, "state">, seat: Seat): boolean => isMarkedAway(game, seat) && isAnyonePresent(game);

const STILL_PLAYED: readonly ShipStatus[] = ["reserve", "docked", "inPlay"];

/** Whether any player other than this seat is present. */
export const isAnyonePresent = ({ state }: Pick<Situation, "state">, except?: Seat): boolean =>
  state.ships.some(
    ({ seat, status }) =>
      seat !== except && STILL_PLAYED.includes(status) && state.seats[seat]?.status === "playing" && !(state.away?.includes(seat) ?? false),
  );

/** Returns the seats that are away after one player has left or come back. */
export function absentSeatsAfter({ state }: Pick<Situation, "state">, seat: Seat, away: boolean): readonly Seat[] | undefined {
  const others = (state.away ?? []).filter((other) => other !== seat);
  const all = away ? [...others, seat].sort((a, b) => a - b) : others;
  return all.length > 0 ? all : undefined;
}
