/** Ships that touch after an overlap (1E-BUMP-03, -04). Both sides know it, and both forget it when either moves away. */
import { CONTACT } from "@broadside/geometry";
import type { Situation } from "../driver/situation.ts";
import { type Ship, shipOf } from "../state/state.ts";

/** Each of the others and the ship touch from now on. */
export function startTouching(game: Situation, ship: Ship, others: readonly Ship[]): void {
  const added = others.filter(({ id }) => !ship.touching.includes(id));
  if (added.length === 0) return;
  game.setShip(ship, { touching: [...ship.touching, ...added.map(({ id }) => id)] });
  for (const other of added) game.setShip(other, { touching: [...other.touching, ship.id] });
}

/** The ship was moved, but not by a maneuver, or is gone: it touches no ship any more. */
export function stopTouching(game: Situation, ship: Ship): void {
  stopTouchingSome(game, ship, () => true);
}

/**
 * A maneuver has moved the ship: it still touches whom it touched before, while their bases are in contact (1E-BUMP-03).
 * Ships side by side that look the same way and have both flown are in contact by chance, and do not touch (1E-BUMP-09).
 */
export function stopTouchingWhoIsLeft(game: Situation, ship: Ship): void {
  stopTouchingSome(game, ship, (other) => game.board.distance(ship, other) > CONTACT || haveFlownSideBySide(ship, other));
}

const haveFlownSideBySide = (ship: Ship, { pose, speed = 0 }: Ship): boolean => speed !== 0 && pose?.heading === ship.pose?.heading;

function stopTouchingSome(game: Situation, ship: Ship, isLeft: (other: Ship) => boolean): void {
  if (ship.touching.length === 0) return;
  const left = ship.touching.filter((id) => isLeft(shipOf(game.state, id)));
  if (left.length === 0) return;
  for (const id of left) {
    const other = shipOf(game.state, id);
    game.setShip(other, { touching: other.touching.filter((one) => one !== ship.id) });
  }
  game.setShip(ship, { touching: ship.touching.filter((id) => !left.includes(id)) });
}
