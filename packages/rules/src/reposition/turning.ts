/** Turning in place, by cards: the ship does not move, so obstacles under it do nothing but lie at range 0 (2E-MOVE-33). */
import { type Area, areaDistance, areasOverlap, baseAt, CONTACT, footprint, normalHeading, type Pose } from "@broadside/geometry";
import { HALF_TURN } from "@broadside/kit";
import { fleeIfMovedOutside } from "../board/fleeing.ts";
import type { Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { movedByEffect } from "../wings/splitting.ts";

const turned = ({ x, y, heading }: Pose, by: number): Pose => ({ x, y, heading: normalHeading(heading + by) });

/** Not where base or guides would come to lie on a ship; guides that lie on one already, since they have met, are no hindrance. */
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

/** Clockwise by an angle; false where it cannot. */
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

/** By half a turn: the base lies where it lay, so nothing hinders it, contact lasts, and the ship does not flee. For cards of the first edition. */
export function turnRound(game: Situation, ship: Ship): void {
  if (!ship.pose) return;
  game.setShip(ship, { pose: turned(ship.pose, HALF_TURN) });
  game.note({ note: "turned in place", ship: ship.id });
}

/** Contact lasts until the bases part (2E-COMP-09). */
function partFrom(game: Situation, ship: Ship): void {
  for (const id of ship.touching) {
    const other = shipOf(game.state, id);
    if (areaDistance(game.board.base(ship), game.board.base(other)) <= CONTACT) continue;
    game.setShip(ship, { touching: ship.touching.filter((one) => one !== id) });
    game.setShip(other, { touching: other.touching.filter((one) => one !== ship.id) });
  }
}
