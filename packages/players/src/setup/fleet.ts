/**
 * The two sides as seen by a ship that is being placed: the friendly ships already there, and where along the front the ship should meet
 * the enemy.
 */
import { baseFacts, type Pose } from "@broadside/geometry";
import { type Game, relationOf, type Ship } from "@broadside/rules";
import type { PlacedBase } from "./formation.ts";
import { Bearing, type Ground } from "./ground.ts";

interface Friend extends PlacedBase {
  /** The ship's position along the front, and half its width. */
  readonly right: number;
  readonly halfWidth: number;
}

export interface Fleet {
  readonly bearing: Bearing;
  /** How far ahead the first row with room is. The ship would be placed there by default. */
  readonly row: number;
  readonly friends: readonly Friend[];
  /** The gap between neighbours if all ships that are still to be placed here shared the space evenly. */
  readonly evenGap: number;
  /**
   * The average position of the enemy's ships along the front, weighted by points. Ships that aren't placed yet are expected at the centre
   * of the table.
   */
  readonly enemyMiddle: number;
  /** The ends of the front, at the sides of the table. */
  readonly left: number;
  readonly right: number;
}

/** Describes the fleet as seen in the direction that the ship faces by default. */
export function fleetOf(game: Game, ship: Ship, usual: Pose, ground: Ground): Fleet {
  const bearing = new Bearing(usual.heading);
  const { width, height } = game.board.table;
  const { left, right } = bearing.boundsOf({ from: { x: 0, y: 0 }, to: { x: width, y: height } });
  const others = game.state.ships.filter((one) => one !== ship && (one.status === "inPlay" || one.status === "reserve"));
  const isEnemy = ({ seat }: Ship): boolean => relationOf(game.setup.seats, ship.seat, seat) === "enemy";
  const own = others.filter((one) => !isEnemy(one));
  const front = bearing.boundsOf(ground);
  return {
    bearing,
    row: bearing.wayTo(usual).ahead,
    friends: own.flatMap((one) => friendAt(game, one, bearing)),
    evenGap: evenGap(game, [ship, ...own], front.right - front.left),
    enemyMiddle: middleOf(game, others.filter(isEnemy), bearing, (left + right) / 2),
    left,
    right,
  };
}

function friendAt({ board }: Game, ship: Ship, bearing: Bearing): readonly Friend[] {
  if (!ship.pose) return [];
  const base = board.baseOf(ship);
  return [{ base, pose: ship.pose, right: bearing.wayTo(ship.pose).right, halfWidth: baseFacts(base).width / 2 }];
}

const evenGap = ({ board }: Game, ships: readonly Ship[], length: number): number =>
  (length - ships.reduce((sum, ship) => sum + baseFacts(board.baseOf(ship)).width, 0)) / ships.length;

function middleOf({ facts }: Game, ships: readonly Ship[], bearing: Bearing, expected: number): number {
  let [sum, weight] = [0, 0];
  for (const { pose, place } of ships) {
    const points = Math.max(1, facts.ships[place]?.points ?? 0);
    sum += points * (pose ? bearing.wayTo(pose).right : expected);
    weight += points;
  }
  return weight > 0 ? sum / weight : expected;
}
