/** Ships that are placed together (a single ship, or a wing with its leader) and the ground ahead of them. */
import { areasOverlap, type BaseId, type Box, baseAt, baseFacts, boxAt, isInside, mm, type Pose, wingPlace } from "@broadside/geometry";
import type { Game, Ship } from "@broadside/rules";
import { regionsOf } from "@broadside/rules/procedures";

export interface PlacedBase {
  readonly base: BaseId;
  readonly pose: Pose;
}

/** Returns the positions of the ship and its wingmates if the ship is placed at the given pose. */
export function formationAt(game: Game, ship: Ship, pose: Pose): readonly PlacedBase[] {
  const base = game.board.baseOf(ship);
  const leader: PlacedBase = { base, pose };
  if (ship.wing?.position !== "leader") return [leader];
  const mates = game.state.ships.filter((one) => one !== ship && one.status === "reserve" && one.wing?.leader === ship.id);
  return [leader, ...mates.flatMap((mate) => (mate.wing?.split === false ? [wingmateAt(game, leader, mate, mate.wing.position)] : []))];
}

function wingmateAt(game: Game, leader: PlacedBase, mate: Ship, position: Parameters<typeof wingPlace>[1]): PlacedBase {
  const base = game.board.baseOf(mate);
  return { base, pose: wingPlace(leader.pose, position, base, leader.base) };
}

/** True if the wingmates have room beside their leader, inside one of their side's areas. */
export function hasRoom(game: Game, { seat }: Ship, standings: readonly PlacedBase[]): boolean {
  const mates = basesOf(standings.slice(1));
  if (mates.length === 0) return true;
  const areas = regionsOf(game, seat);
  return (
    mates.every((base) => areas.length === 0 || areas.some((area) => isInside(area, [base]))) &&
    game.state.ships.every((other) => other.status !== "inPlay" || !other.pose || !areasOverlap(mates, game.board.outline(other)))
  );
}

export const basesOf = (standings: readonly PlacedBase[]): readonly Box[] => standings.map(({ base, pose }) => baseAt(base, pose));

/** The room to leave beside a ship that flies straight ahead. */
const BESIDE = mm(12);

/** Returns the ground that a ship covers when it flies this far straight ahead, including its own base. */
export function laneOf({ base, pose }: PlacedBase, ahead: number): Box {
  const { width, length } = baseFacts(base);
  return boxAt(pose, 0, ahead / 2, width + 2 * BESIDE, length + ahead);
}
