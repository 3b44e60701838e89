/** Finds a ship's default place in its area. A wing is in formation, and all ships of a side are spread along the front. */
import { type Pose, type Region, wingPlace } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";
import { isLeader, isWingmate, membersOf } from "../wings/wing.ts";
import { boxOf, edgeOf, regionsOf } from "./areas.ts";
import { deploymentRules, placeRefusal } from "./room-second-edition.ts";
import { type Facing, type Front, frontOf, goodPlace, INWARDS, singly, type Unit } from "./stations.ts";

export function goodPlacement(game: Situation, ship: Ship): Pose | undefined {
  const regions = regionsOf(game, ship.seat);
  const own = deploymentRules(game, ship);
  const wing = wingOf(game, ship);
  const canBePlaced = (one: Ship, pose: Pose) => !placeRefusal(game, one, pose, "2E-SETUP-13", one === ship ? own : []);
  return goodPlace({
    game,
    ship,
    units: game.state.ships.filter((one) => isDeployedIn(game, one, regions)).map((one) => unitOf(game, one)),
    fronts: regions.flatMap((region) => frontsOf(game, ship.seat, region)),
    canBePlaced: (pose) => canBePlaced(ship, pose) && wing.every((mate) => canBePlaced(mate, placeBeside(game, ship, pose, mate))),
  });
}

/** The wingmates that are placed together with a leader. */
const wingOf = (game: Situation, ship: Ship): readonly Ship[] =>
  isLeader(ship) ? membersOf(game, ship).filter((mate) => isWingmate(mate) && mate.status === "reserve") : [];

const placeBeside = ({ board }: Situation, leader: Ship, pose: Pose, mate: Ship): Pose =>
  mate.wing ? wingPlace(pose, mate.wing.position, board.baseOf(mate), board.baseOf(leader)) : pose;

/** Returns the ship as a unit for finding places. A leader's unit has room for its whole wing. */
function unitOf(game: Situation, ship: Ship): Unit {
  if (!isLeader(ship)) return singly(game, ship);
  const mates = membersOf(game, ship).filter((mate) => isWingmate(mate) && mate.status !== "docked");
  return {
    ship,
    posesAt: (pose) => [ship, ...mates].map((one) => ({ base: game.board.baseOf(one), pose: placeBeside(game, ship, pose, one) })),
  };
}

/**
 * Whether a ship needs a share of the places in these regions: it is on the table or still to be placed, isn't a wingmate, and its seat has
 * the same regions.
 */
const isDeployedIn = (game: Situation, ship: Ship, regions: readonly Region[]): boolean =>
  (ship.status === "reserve" || ship.status === "inPlay") &&
  !isWingmate(ship) &&
  JSON.stringify(regionsOf(game, ship.seat)) === JSON.stringify(regions);

/**
 * Returns the fronts of an area. Ships face into the table. If the area touches no edge, they face the enemies, or both ways if enemies are
 * on opposite sides.
 */
function frontsOf(game: Situation, seat: Seat, region: Region): readonly Front[] {
  const edge = edgeOf(game.board.table, region);
  if (edge) return [frontOf(region, INWARDS[edge])];
  const [facing = 0, ...more] = facingsTo(game, seat, region);
  return more.includes(opposite(facing)) ? halvesOf(region, facing) : [frontOf(region, facing)];
}

const opposite = (facing: Facing): Facing => ((facing + 180) % 360) as Facing;

/** Returns the directions to the enemies' areas, each rounded to the axis with the greater distance. */
function facingsTo(game: Situation, seat: Seat, region: Region): readonly Facing[] {
  const from = middleOf(region);
  const isEnemy = (other: Seat) => relationOf(game.setup.seats, seat, other) === "enemy";
  const areas = game.setup.seats.flatMap((_, other) => (isEnemy(other) ? regionsOf(game, other) : []));
  const ways = areas.map((area): Facing => {
    const [dx, dy] = [middleOf(area).x - from.x, middleOf(area).y - from.y];
    return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 90 : 270) : dy >= 0 ? 0 : 180;
  });
  return [...new Set(ways)];
}

function middleOf(region: Region): { readonly x: number; readonly y: number } {
  const { x0, x1, y0, y1 } = boxOf(region);
  return { x: Math.round((x0 + x1) / 2), y: Math.round((y0 + y1) / 2) };
}

function halvesOf(region: Region, facing: Facing): readonly Front[] {
  const { from, to } = frontOf(region, facing);
  const { x, y } = middleOf(region);
  return facing % 180 === 0
    ? [
        { from: { x: from.x, y }, to, heading: 0 },
        { from, to: { x: to.x, y }, heading: 180 },
      ]
    : [
        { from: { x, y: from.y }, to, heading: 90 },
        { from, to: { x, y: to.y }, heading: 270 },
      ];
}
