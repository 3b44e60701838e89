/** Compares how strong seats are at a place. By default, a medium or large ship counts as two ships, and a huge one as three. */
import type { Seat, Ship, Situation } from "@broadside/rules";
import { shipsInPlay } from "@broadside/rules/scenarios";

type Weights = Readonly<Record<"small" | "medium" | "large" | "huge", number>>;
const WEIGHTS: Weights = { small: 1, medium: 2, large: 2, huge: 3 };

/** Returns how strong these seats are together at a place. */
export const strengthOf = (game: Situation, seats: readonly Seat[], isThere: (ship: Ship) => boolean, weights = WEIGHTS): number =>
  shipsInPlay(game).reduce(
    (sum, ship) => (seats.includes(ship.seat) && isThere(ship) ? sum + weights[game.factsOf(ship).type.size] : sum),
    0,
  );

/** Returns the strongest seat at a place. Undefined if no ships are there, or if several seats are equally strong. */
export function strongestSeat(game: Situation, isThere: (ship: Ship) => boolean, weights = WEIGHTS): Seat | undefined {
  const counts = game.setup.seats.map((_, seat) => strengthOf(game, [seat], isThere, weights));
  const best = Math.max(...counts);
  return best > 0 && counts.filter((count) => count === best).length === 1 ? counts.indexOf(best) : undefined;
}
