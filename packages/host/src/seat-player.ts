/** Who plays a seat. */
import { agreementsOf, botName, levelInName } from "@broadside/formats";
import type { Scene } from "@broadside/protocol";
import type { Game, Seat } from "@broadside/rules";

export type SeatPlayer = Person | Bot;

interface Person {
  readonly kind: "person";
  readonly name: string;
}

/** A bot. Its level is one of the host's bots; its seed decides how it answers. */
interface Bot {
  readonly kind: "bot";
  readonly level: string;
  readonly seed: number;
  /** The name of the absent person who gets the seat back; undefined if the bot doesn't stand in for anybody. */
  readonly standsInFor?: string | undefined;
}

/** Returns the name that everybody sees when a seat changes hands, and that the record stores. */
export const playerName = (player: SeatPlayer): string => (player.kind === "person" ? player.name : botName(player.level));

/** Returns who plays each seat, according to a game's record, so that bots continue in a game from a file. */
export const playersIn = ({ state, setup }: Game): readonly SeatPlayer[] =>
  state.seats.map(({ player }, seat): SeatPlayer => {
    const level = levelInName(player);
    if (level === undefined) return { kind: "person", name: player };
    const name = setup.seats[seat]?.name;
    return { kind: "bot", level, seed: seat, ...(level === agreementsOf(setup).standIn && { standsInFor: name }) };
  });

export const isBot = (players: readonly SeatPlayer[], seat: Seat): boolean => players[seat]?.kind === "bot";

export const botsAmong = (players: readonly SeatPlayer[]): Scene["bots"] =>
  players.flatMap((player, seat) =>
    player.kind === "bot" ? [{ seat, level: player.level, isStandIn: player.standsInFor !== undefined }] : [],
  );
