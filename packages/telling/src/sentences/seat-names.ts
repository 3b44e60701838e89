/** The names of seats. A seat is named after the player that the set-up names for it. */
import { type GameSetup, nameIn, type PlayerId, type PlayerNames, type Seat } from "@broadside/protocol";
import type { SharedWords } from "../languages/words.ts";

/** The parts of a game that decide how its seats are called. */
export interface SeatsNamed {
  readonly setup: Pick<GameSetup, "seats">;
  readonly names: PlayerNames;
}

export const nameOfSeat = ({ setup, names }: SeatsNamed, seat: Seat, words: SharedWords): string =>
  nameIn(names, setup.seats[seat]?.player) ?? words.names.seat({ number: seat + 1 });

/** The name of any player, whether or not the set-up names them for a seat. */
export function nameOfPlayer(named: SeatsNamed, id: PlayerId, words: SharedWords): string {
  const seat = named.setup.seats.findIndex(({ player }) => player === id);
  return seat < 0 ? (nameIn(named.names, id) ?? words.names.unknown.player) : nameOfSeat(named, seat, words);
}
