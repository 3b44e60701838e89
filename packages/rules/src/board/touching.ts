/** Ships touching after an overlap (1E-BUMP-03, -04). Each of the two ships remembers the contact until either one moves away. */
import { CONTACT } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { type Ship, shipOf } from "../state/state.ts";

/** Records that the ship now touches each of the other ships. */
export function startTouching(game: Situation, ship: Ship, others: readonly Ship[]): void {
  const added = others.filter(({ id }) => !ship.touching.includes(id));
  if (added.length === 0) return;
  game.setShip(ship, { touching: [...ship.touching, ...added.map(({ id }) => id)] });
  for (const other of added) game.setShip(other, { touching: [...other.touching, ship.id] });
}

/** Records that the ship no longer touches any ship, because it is gone or something other than a maneuver has moved it. */
export function stopTouching(game: Situation, ship: Ship): void {
  stopTouchingSome(game, ship, () => true);
}

/**
 * After a maneuver, the ship still touches a ship that it touched before if their bases are in contact (1E-BUMP-03). Two ships with the
 * same heading that have both moved are in contact only by chance, so they don't count as touching (1E-BUMP-09).
 */
export function stopTouchingShipsLeft(game: Situation, ship: Ship): void {
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
