/** Assigns players to seats in a new game, or in a rematch with the same people and bots. */
import type { HostStart, SeatPlayer } from "@broadside/host";
import { contentHash } from "@broadside/kit";
import type { GameSetup } from "@broadside/rules";
import { maySwap, sidesOf } from "../shared/sides.ts";

/** The text `lots` seeds the bot's random choices, so that a game can be repeated with the same seed. */
export const playerOf = (name: string, level: string | undefined, lots: string): SeatPlayer =>
  level === undefined ? { kind: "person", name } : { kind: "bot", level, seed: Number.parseInt(contentHash(lots).slice(0, 7), 16) };

/** `levels` gives a bot level for each seat that a bot plays. */
export const makeStart = (setup: GameSetup, levels: readonly (string | undefined)[], seed: string): HostStart => ({
  setup,
  dice: { seed, salts: setup.seats.map(({ name }) => name) },
  players: setup.seats.map(({ name }, seat) => playerOf(name, levels[seat], `${seed} ${seat}`)),
});

/** A rematch with the same lists, sides and seats. If swapped, everyone moves to a seat on the side before theirs. */
export function makeRematch(setup: GameSetup, players: readonly SeatPlayer[], isSwapped: boolean, seed: string): HostStart {
  const sitter = isSwapped ? swappedSeats(setup) : setup.seats.map((_, seat) => seat);
  const levels = players.map((player) => (player.kind === "bot" && player.standsInFor === undefined ? player.level : undefined));
  const seats = setup.seats.map(({ team }, seat) => ({ team, name: setup.seats[sitter[seat] ?? seat]?.name ?? "" }));
  const moved = sitter.map((from) => levels[from]);
  return makeStart({ ...setup, seats }, moved, seed);
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
