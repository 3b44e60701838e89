/** The sides in a game. A side consists of the seats of one team. Sides are ordered by their first seats. */
import type { Situation } from "../contract/situation.ts";
import { setUpFormatOf } from "../set-up/formats.ts";
import type { Seat } from "./seat.ts";
import type { GameSetup } from "./setup.ts";

export interface Side {
  readonly team: number;
  readonly seats: readonly Seat[];
}

const knownSides = new WeakMap<GameSetup, readonly Side[]>();

export function sidesOf({ setup }: Situation): readonly Side[] {
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

/** The seat that answers for a side: the first of its seats that still plays. */
export const speakerOf = ({ state }: Situation, { seats }: Side): Seat =>
  seats.find((seat) => state.seats[seat]?.status === "playing") ?? seats[0] ?? 0;

export const sideOf = (game: Situation, seat: Seat): Side => sidesOf(game).find(({ seats }) => seats.includes(seat)) as Side;

/** The captain: the seat that answers for a seat's team. */
export const captainOf = (game: Situation, seat: Seat): Seat => speakerOf(game, sideOf(game, seat));

/**
 * Whether a seat can only concede together with its team. That is so if its format has captains and team-mates still play (ET-TEAM-55-Q).
 */
export const concedesAsTeam = (game: Situation, seat: Seat): boolean =>
  setUpFormatOf(game.setup.format).captains &&
  sideOf(game, seat).seats.some((mate) => mate !== seat && game.state.seats[mate]?.status === "playing");
