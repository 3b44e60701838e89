/** Sides of a game: the seats of a team, teams in the order of their first seat. */
import type { Game } from "./game.ts";
import type { Seat } from "./seat.ts";
import type { GameSetup } from "./setup.ts";

export interface Side {
  readonly team: number;
  readonly seats: readonly Seat[];
}

const knownSides = new WeakMap<GameSetup, readonly Side[]>();

export function sidesOf({ setup }: Game): readonly Side[] {
  const known = knownSides.get(setup);
  if (known) return known;
  const made = makeSides(setup);
  knownSides.set(setup, made);
  return made;
}

function makeSides(setup: GameSetup): readonly Side[] {
  const teams = [...new Set(setup.seats.map(({ team }) => team))];
  return teams.map((team) => ({ team, seats: setup.seats.flatMap((seat, number) => (seat.team === team ? [number] : [])) }));
}

/** Who answers for a side: its first seat that plays. */
export const speakerOf = ({ state }: Game, { seats }: Side): Seat =>
  seats.find((seat) => state.seats[seat]?.status === "playing") ?? seats[0] ?? 0;
