/** Compares ship strength at a place: by default, a medium or large ship counts as two and a huge one as three. */
import type { Seat, Ship, Situation } from "@broadside/rules";
import { shipsInPlay } from "@broadside/rules/scenarios";

type Weights = Readonly<Record<"small" | "medium" | "large" | "huge", number>>;
const WEIGHTS: Weights = { small: 1, medium: 2, large: 2, huge: 3 };

/** The combined strength of some seats at a place. */
export const strengthOf = (game: Situation, seats: readonly Seat[], isThere: (ship: Ship) => boolean, weights = WEIGHTS): number =>
  shipsInPlay(game).reduce(
    (sum, ship) => (seats.includes(ship.seat) && isThere(ship) ? sum + weights[game.factsOf(ship).type.size] : sum),
    0,
  );

/** The strongest seat at a place; undefined if no ships are there or seats tie. */
export function strongestSeat(game: Situation, isThere: (ship: Ship) => boolean, weights = WEIGHTS): Seat | undefined {
  const counts = game.setup.seats.map((_, seat) => strengthOf(game, [seat], isThere, weights));
  const best = Math.max(...counts);
  return best > 0 && counts.filter((count) => count === best).length === 1 ? counts.indexOf(best) : undefined;
}
