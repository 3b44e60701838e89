/** Assigns players to seats in a new game, or in a rematch with the same people and bots. */
import type { HostStart, SeatPlayer } from "@broadside/host";
import { contentHash } from "@broadside/kit";
import type { GameRecord, GameSetup, PlayerId } from "@broadside/rules";
import { maySwap, sidesOf } from "../shared/sides.ts";

/** A set-up with its players' names. */
export type NamedGame = Pick<GameRecord, "setup" | "names">;

/** The text `lots` seeds the bot's random choices, so that a game can be repeated with the same seed. */
const playerOf = (id: PlayerId, level: string | undefined, lots: string): SeatPlayer => ({
  id,
  ...(level !== undefined && { bot: { level, seed: Number.parseInt(contentHash(lots).slice(0, 7), 16) } }),
});

/** Gives the players ids that nobody has in another game. They come from the seed, so that a game can be repeated with the same seed. */
export function withNewPlayers({ setup, names }: NamedGame, seed: string): NamedGame {
  const ids = setup.seats.map((_, seat) => contentHash(`player ${seat} ${seed}`).slice(0, 16));
  return {
    setup: { ...setup, seats: setup.seats.map((one, seat) => ({ ...one, player: ids[seat] ?? one.player })) },
    names: Object.fromEntries(setup.seats.map(({ player }, seat) => [ids[seat] ?? player, names[player] ?? ""])),
  };
}

/** `levels` gives a bot level for each seat that a bot plays. */
export function makeStart({ setup, names }: NamedGame, levels: readonly (string | undefined)[], seed: string): HostStart {
  const seats = setup.seats.map(({ player, team }, seat) => ({ player, ...(levels[seat] !== undefined && { bot: levels[seat] }), team }));
  return {
    setup: { ...setup, seats },
    names,
    dice: { seed, salts: seats.map(({ player }) => player) },
    players: seats.map(({ player, bot }, seat) => playerOf(player, bot, `${seed} ${seat}`)),
  };
}

/** A rematch with the same lists, sides and seats. If swapped, everyone moves to a seat on the side before theirs. */
export function makeRematch({ setup, names }: NamedGame, players: readonly SeatPlayer[], isSwapped: boolean, seed: string): HostStart {
  const sitter = isSwapped ? swappedSeats(setup) : setup.seats.map((_, seat) => seat);
  const levels = sitter.map((from) => (players[from]?.bot?.isStandIn ? undefined : players[from]?.bot?.level));
  const seats = setup.seats.map(({ team, player }, seat) => ({ team, player: setup.seats[sitter[seat] ?? seat]?.player ?? player }));
  return makeStart({ setup: { ...setup, seats }, names }, levels, seed);
}

/** For each seat, the old seat of its new player. The first seat of a side gets the first player of the next side, and so on. */
function swappedSeats({ seats }: GameSetup): readonly number[] {
  const sides = sidesOf(seats);
  if (!maySwap(seats)) return [...seats.keys()];
  return seats.map((_, seat) => {
    const side = sides.findIndex((members) => members.includes(seat));
    return sides[(side + 1) % sides.length]?.[sides[side]?.indexOf(seat) ?? 0] ?? seat;
  });
}
