/**
 * Turning on the spot because of a card. The ship doesn't move, so it doesn't overlap an obstacle under it, but is at range 0 of it
 * (2E-MOVE-33).
 */
import { type Area, areaDistance, areasOverlap, baseAt, CONTACT, footprint, normalHeading, type Pose } from "@broadside/geometry";
import { HALF_TURN } from "@broadside/kit";
import { fleeIfMovedOutside } from "../board/fleeing.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { movedByEffect } from "../wings/splitting.ts";

const turned = ({ x, y, heading }: Pose, by: number): Pose => ({ x, y, heading: normalHeading(heading + by) });

/**
 * Whether the ship can turn. It can't if its base or guides would end on another ship. Guides that are on a ship already, because the two
 * ships touch, don't matter.
 */
export function canTurnInPlace(game: Situation, ship: Ship, by: number): boolean {
  if (ship.status !== "inPlay" || !ship.pose) return false;
  const { board } = game;
  const base = board.baseOf(ship);
  const pose = turned(ship.pose, by);
  const there: Area = footprint(base, pose, "counted");
  const isInTheWay = (other: Ship): boolean =>
    areasOverlap(there, board.outline(other)) &&
    (!areasOverlap(board.outline(ship), board.outline(other)) || areasOverlap([baseAt(base, pose)], board.base(other)));
  return game.state.ships.every((other) => other === ship || other.status !== "inPlay" || !other.pose || !isInTheWay(other));
}

/** Turns clockwise by an angle; returns false if it can't. */
export const turnInPlace = procedure("turnInPlace", function* (game: Situation, ship: Ship, by: number): Procedure<boolean> {
  const { pose } = ship;
  if (!pose || !canTurnInPlace(game, ship, by)) return false;
  game.setShip(ship, { pose: turned(pose, by) });
  game.note({ note: "turned in place", ship: ship.id });
  if (game.edition.switches.contactEndsByTurning) partFrom(game, ship);
  if (ship.wing) movedByEffect(game, ship);
  yield* fleeIfMovedOutside(game, ship, pose);
  return true;
});

/**
 * Turns the ship by 180 degrees. The base covers the same area afterwards, so nothing is in the way, contact stays, and the ship can't
 * flee. Used by first-edition cards.
 */
export function turnRound(game: Situation, ship: Ship): void {
  if (!ship.pose) return;
  game.setShip(ship, { pose: turned(ship.pose, HALF_TURN) });
  game.note({ note: "turned in place", ship: ship.id });
}

/** Ends contact with each ship whose base no longer touches this ship's base (2E-COMP-09). */
function partFrom(game: Situation, ship: Ship): void {
  for (const id of ship.touching) {
    const other = shipOf(game.state, id);
    if (areaDistance(game.board.base(ship), game.board.base(other)) <= CONTACT) continue;
    game.setShip(ship, { touching: ship.touching.filter((one) => one !== id) });
    game.setShip(other, { touching: other.touching.filter((one) => one !== ship.id) });
  }
}
