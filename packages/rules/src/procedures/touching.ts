/** Ships that touch after an overlap (1E-BUMP-03, -04). Both sides know it, and both forget it when either moves away. */
import type { Game } from "../game.ts";
import { type Ship, shipOf } from "../state.ts";

/** Each of the others and the ship touch from now on. */
export function startTouching(game: Game, ship: Ship, others: readonly Ship[]): void {
  if (others.length === 0) return;
  game.setShip(ship, { touching: [...ship.touching, ...others.map(({ id }) => id)] });
  for (const other of others) game.setShip(other, { touching: [...other.touching, ship.id] });
}

/** The ship has moved, or is gone. */
export function stopTouching(game: Game, ship: Ship): void {
  if (ship.touching.length === 0) return;
  for (const id of ship.touching) {
    const other = shipOf(game.state, id);
    game.setShip(other, { touching: other.touching.filter((one) => one !== ship.id) });
  }
  game.setShip(ship, { touching: [] });
}
