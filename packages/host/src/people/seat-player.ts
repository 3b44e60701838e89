/** Who plays a seat, with everything that the host needs to know about a bot. */
import { agreementsOf } from "@broadside/formats";
import type { PlayerId, SeatPlayer as RecordedPlayer, Scene } from "@broadside/protocol";
import type { Game, GameSetup, Seat } from "@broadside/rules";

export interface SeatPlayer {
  readonly id: PlayerId;
  /** Answers in the player's place. */
  readonly bot?: Bot;
}

export interface Bot {
  /** One of the host's bots. */
  readonly level: string;
  /** Decides how the bot answers. */
  readonly seed: number;
  /** The player is absent and gets the seat back. */
  readonly isStandIn?: true;
}

/** Returns the player as the game and its record know them. */
export const recordedPlayer = ({ id, bot }: SeatPlayer): RecordedPlayer => ({ id, ...(bot && { bot: bot.level }) });

/** Returns who plays each seat when a game starts. */
export const playersOf = ({ seats }: GameSetup): readonly SeatPlayer[] =>
  seats.map(({ player, bot }, seat) => ({ id: player, ...(bot !== undefined && { bot: { level: bot, seed: seat } }) }));

/** Returns who plays each seat, according to a game's record, so that bots continue in a game from a file. */
export const playersIn = ({ state, setup }: Game): readonly SeatPlayer[] =>
  state.seats.map(({ player: { id, bot } }, seat): SeatPlayer => {
    if (bot === undefined) return { id };
    const isStandIn = setup.seats[seat]?.bot === undefined && bot === agreementsOf(setup).standIn;
    return { id, bot: { level: bot, seed: seat, ...(isStandIn && { isStandIn }) } };
  });

export const isBot = (players: readonly SeatPlayer[], seat: Seat): boolean => players[seat]?.bot !== undefined;

export const botsAmong = (players: readonly SeatPlayer[]): Scene["bots"] =>
  players.flatMap(({ bot }, seat) => (bot ? [{ seat, level: bot.level, isStandIn: bot.isStandIn === true }] : []));
