/** What comes down together, a ship or a wing with its leader, and the way ahead of it. */
import { areasOverlap, type BaseId, type Box, baseAt, baseFacts, boxAt, isInside, mm, type Pose, wingPlace } from "@broadside/geometry";
import type { Game, Ship } from "@broadside/rules";
import { regionsOf } from "@broadside/rules/procedures";

export interface Standing {
  readonly base: BaseId;
  readonly pose: Pose;
}

/** Where all of them stand when the ship that is placed stands there. */
export function formationAt(game: Game, ship: Ship, pose: Pose): readonly Standing[] {
  const base = game.board.baseOf(ship);
  const leader: Standing = { base, pose };
  if (ship.wing?.position !== "leader") return [leader];
  const mates = game.state.ships.filter((one) => one !== ship && one.status === "reserve" && one.wing?.leader === ship.id);
  return [leader, ...mates.flatMap((mate) => (mate.wing?.split === false ? [wingmateAt(game, leader, mate, mate.wing.position)] : []))];
}

function wingmateAt(game: Game, leader: Standing, mate: Ship, position: Parameters<typeof wingPlace>[1]): Standing {
  const base = game.board.baseOf(mate);
  return { base, pose: wingPlace(leader.pose, position, base, leader.base) };
}

/** Whether the wingmates have room with their leader, in an area of their side. */
export function hasRoom(game: Game, { seat }: Ship, standings: readonly Standing[]): boolean {
  const mates = basesOf(standings.slice(1));
  if (mates.length === 0) return true;
  const areas = regionsOf(game, seat);
  return (
    mates.every((base) => areas.length === 0 || areas.some((area) => isInside(area, [base]))) &&
    game.state.ships.every((other) => other.status !== "inPlay" || !other.pose || !areasOverlap(mates, game.board.outline(other)))
  );
}

export const basesOf = (standings: readonly Standing[]): readonly Box[] => standings.map(({ base, pose }) => baseAt(base, pose));

/** Room beside a ship that flies straight on. */
const BESIDE = mm(12);

/** The ground that a ship flies over straight ahead, so far, its own included. */
export function laneOf({ base, pose }: Standing, ahead: number): Box {
  const { width, length } = baseFacts(base);
  return boxAt(pose, 0, ahead / 2, width + 2 * BESIDE, length + ahead);
}
