/** Who plays which seat of a game that begins, and the same game once more with the same people and programs. */
import type { Beginning, SeatPlayer } from "@broadside/host";
import { contentHash } from "@broadside/kit";
import type { GameSetup } from "@broadside/rules";
import { maySwap, sidesOf } from "../play/sides.ts";

/** The lots of a program follow from a text, so that a game from the same seed can be played again. */
export const playerOf = (name: string, level: string | undefined, lots: string): SeatPlayer =>
  level === undefined ? { kind: "person", name } : { kind: "bot", level, seed: Number.parseInt(contentHash(lots).slice(0, 7), 16) };

/** With a program's level for each seat that no person plays. */
export const beginning = (setup: GameSetup, levels: readonly (string | undefined)[], seed: string): Beginning => ({
  setup,
  dice: { seed, salts: setup.seats.map(({ name }) => name) },
  players: setup.seats.map(({ name }, seat) => playerOf(name, levels[seat], `${seed} ${seat}`)),
});

/** From its start. Lists, sides and places stay; swapped, everybody sits where a player of the next side sat. */
export function anew(setup: GameSetup, players: readonly SeatPlayer[], isSwapped: boolean, seed: string): Beginning {
  const sitter = isSwapped ? swappedSeats(setup) : setup.seats.map((_, seat) => seat);
  const levels = players.map((player) => (player.kind === "bot" && player.standsInFor === undefined ? player.level : undefined));
  const seats = setup.seats.map(({ team }, seat) => ({ team, name: setup.seats[sitter[seat] ?? seat]?.name ?? "" }));
  return beginning(
    { ...setup, seats },
    sitter.map((from) => levels[from]),
    seed,
  );
}

/** By seat, whose player comes to it: the first of a side to the first seat of the next, and so on. */
function swappedSeats({ seats }: GameSetup): readonly number[] {
  const sides = sidesOf(seats);
  if (!maySwap(seats)) return [...seats.keys()];
  return seats.map((_, seat) => {
    const side = sides.findIndex((members) => members.includes(seat));
    return sides[(side + 1) % sides.length]?.[sides[side]?.indexOf(seat) ?? 0] ?? seat;
  });
}
