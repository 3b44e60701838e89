/** Who plays a seat. */
import { agreementsOf, botName, levelInName } from "@broadside/formats";
import type { Scene } from "@broadside/protocol";
import type { Game, Seat } from "@broadside/rules";

export type SeatPlayer = Person | Program;

interface Person {
  readonly kind: "person";
  readonly name: string;
}

/** Its level names it among those that the host was given, its seed makes it answer as it does. */
interface Program {
  readonly kind: "bot";
  readonly level: string;
  readonly seed: number;
  /** The person who is away and gets the seat back; absent where the seat is the program's own. */
  readonly standsInFor?: string | undefined;
}

/** What everybody reads where the player of a seat changes, and what a record calls who plays. */
export const playerName = (player: SeatPlayer): string => (player.kind === "person" ? player.name : botName(player.level));

/** Who plays by the record of a game, so that programs play on in one that comes from a file. */
export const playersIn = ({ state, setup }: Game): readonly SeatPlayer[] =>
  state.seats.map(({ player }, seat): SeatPlayer => {
    const level = levelInName(player);
    if (level === undefined) return { kind: "person", name: player };
    const name = setup.seats[seat]?.name;
    return { kind: "bot", level, seed: seat, ...(level === agreementsOf(setup).standIn && { standsInFor: name }) };
  });

export const isProgram = (players: readonly SeatPlayer[], seat: Seat): boolean => players[seat]?.kind === "bot";

export const programsAmong = (players: readonly SeatPlayer[]): Scene["programs"] =>
  players.flatMap((player, seat) =>
    player.kind === "bot" ? [{ seat, level: player.level, standsIn: player.standsInFor !== undefined }] : [],
  );
