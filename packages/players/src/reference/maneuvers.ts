/** Chooses a maneuver: tries each one and weighs the position where it ends. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import type { Pose } from "@broadside/geometry";
import { type Game, relationOf, type Ship } from "@broadside/rules";
import { difficultyOf, isStressed } from "@broadside/rules/procedures";
import { canStay, type ExpectedEnd, endOf, expectOthers, type SetDials, trafficFor } from "./places.ts";
import { Arsenal, enemiesOf, positionValueOf } from "./position-value.ts";

/** The costs and gains of a maneuver apart from its final position, in points of damage. */
const COSTS = {
  /** Never by choice. */
  leavesTable: -1000,
  /** Every maneuver that could follow leaves the table. */
  nowhereToGo: -200,
  /** A red maneuver while stressed, which the rules don't allow. */
  forbidden: -100,
  stress: -1.2,
  clearsStress: 1.2,
  obstacle: -2.5,
  onObstacle: -2,
  bump: -1.8,
  /** A huge ship runs over a ship on its own side, or over an enemy. */
  runsOverFriend: -20,
  runsOverEnemy: 4,
  /** For each energy token gained. */
  energy: 0.12,
} as const;

export interface WeighedManeuver {
  readonly code: string;
  readonly value: number;
  /** The number of enemies that the ship will have in arc. */
  readonly targets: number;
  readonly leaves: boolean;
}

/** Returns all maneuvers with their values, in the given order. It moves ships in the given game, which must be a copy. */
export function weighManeuvers(game: Game, ship: Ship, codes: readonly string[], dials: SetDials): readonly WeighedManeuver[] {
  const { pose: start } = ship;
  if (!start) return [];
  const { dial, isHuge } = game.factsOf(ship);
  const traffic = trafficFor(game, ship, dials);
  expectOthers(game, ship, dials);
  const arsenal = new Arsenal(game);
  const enemies = enemiesOf(game, ship.seat);
  const easy = [...dial.values()].filter(({ colour }) => colour !== "red");
  const touching = ship.touching;
  const weighed = codes.map((code): WeighedManeuver => {
    const maneuver = dial.get(code) ?? readManeuver(code);
    if (!maneuver) return { code, value: COSTS.forbidden, targets: 0, leaves: false };
    const end = endOf(game, ship, start, maneuver, traffic);
    ship.pose = end.pose;
    ship.touching = end.bumped.map(({ id }) => id);
    const { value, targets } = positionValueOf(game, arsenal, ship, enemies, !end.isOnObstacle);
    const isTrapped = !end.leaves && !canStay(game, ship, end.pose, isHuge ? [...dial.values()] : easy, isHuge ? 2 : 1);
    const costs = costOf(game, ship, maneuver, end) + (isTrapped ? COSTS.nowhereToGo : 0);
    return { code, value: value + costs, targets, leaves: end.leaves };
  });
  putBack(ship, start, touching);
  return weighed;
}

function putBack(ship: Ship, pose: Pose, touching: Ship["touching"]): void {
  ship.pose = pose;
  ship.touching = touching;
}

function costOf(game: Game, ship: Ship, maneuver: DialManeuver, { leaves, bumped, met, isOnObstacle }: ExpectedEnd): number {
  const { isHuge } = game.factsOf(ship);
  let cost = (leaves ? COSTS.leavesTable : 0) + colourCost(game, ship, maneuver) + COSTS.energy * (maneuver.energy ?? 0);
  if (isOnObstacle) cost += COSTS.onObstacle;
  cost += met * COSTS.obstacle;
  for (const other of bumped) {
    const isEnemy = relationOf(game.setup.seats, ship.seat, other.seat) === "enemy";
    if (!isHuge || game.factsOf(other).isHuge) cost += COSTS.bump;
    else cost += isEnemy ? COSTS.runsOverEnemy : COSTS.runsOverFriend;
  }
  return cost;
}

/** Maneuvers of huge ships of the first edition have no colour. */
function colourCost(game: Game, ship: Ship, maneuver: DialManeuver): number {
  if (maneuver.colour === undefined) return 0;
  const colour = difficultyOf(game, ship, maneuver);
  if (colour === "red") return isStressed(ship) ? COSTS.forbidden : COSTS.stress;
  if (colour === "purple") return ship.force > 0 ? COSTS.stress / 2 : COSTS.forbidden;
  return isStressed(ship) && (colour === "green" || colour === "blue") ? COSTS.clearsStress : 0;
}

/** True if the keys of the options are maneuvers. */
export const areManeuvers = (keys: readonly string[]): boolean => keys.length > 0 && keys.every((key) => readManeuver(key) !== undefined);
