/**
 * Chooses where to place a ship, or a wing with its leader: among its friends, out of their way, clear of obstacles, and where it should
 * meet the enemy.
 */
import { areasOverlap, baseFacts, mm, type Pose } from "@broadside/geometry";
import { defaultPlace, type Game, type PlaceAsk, type Ship } from "@broadside/rules";
import { type Fleet, fleetOf } from "./fleet.ts";
import { basesOf, formationAt, hasRoom, laneOf } from "./formation.ts";
import { groundOf, placesOn } from "./ground.ts";
import type { SetUpWeights } from "./set-up-weights.ts";

/** Returns the best legal place by the weights. The default place is one of the candidates and gives the direction that the fleet faces. */
export function shipPlace(game: Game, ask: PlaceAsk, ship: Ship, weights: SetUpWeights): Pose {
  const usual = defaultPlace(ask);
  const ground = groundOf(ask.place, game.board.table);
  if (!ground) return usual;
  const fleet = fleetOf(game, ship, usual, ground);
  const costOf = (pose: Pose): number => alongFront(game, ship, fleet, pose, weights) + onTheWay(game, ship, fleet, pose, weights);
  const places = [usual, ...placesOn(ground, game.board.baseOf(ship), usual)].map((pose) => ({ pose, cost: costOf(pose) }));
  places.sort((one, other) => one.cost - other.cost);
  return places.find(({ pose }) => !ask.refusal(pose))?.pose ?? usual;
}

function alongFront(game: Game, ship: Ship, fleet: Fleet, pose: Pose, weights: SetUpWeights): number {
  const { friends } = fleet;
  const { right, ahead } = fleet.bearing.wayTo(pose);
  const halfWidth = baseFacts(game.board.baseOf(ship)).width / 2;
  const aside = game.factsOf(ship).isHuge ? 0 : weights.aside;
  const room = Math.min(right - fleet.left, fleet.right - right) / MM;
  let cost = (weights.row * Math.abs(ahead - fleet.row)) / MM;
  cost += weights.offset * Math.abs(Math.abs(right - fleet.enemyMiddle) / MM - aside);
  cost += weights.cramped * Math.max(0, weights.room - room);
  if (friends.length > 0) {
    const nearest = Math.min(...friends.map((one) => Math.abs(one.right - right) - one.halfWidth - halfWidth));
    cost += weights.apart * Math.abs(nearest / MM - Math.min(weights.gap, fleet.evenGap / MM));
  }
  return cost;
}
const MM = 1000;

/** How far a ship flies straight ahead at its slowest, in its first round, and in two rounds; and the clearance of a huge ship. */
const SLOWEST = mm(80);
const AHEAD = mm(160);
const BEYOND = mm(320);
const HUGE_BEYOND = mm(500);

function onTheWay(game: Game, ship: Ship, { friends }: Fleet, pose: Pose, weights: SetUpWeights): number {
  const { isHuge } = game.factsOf(ship);
  const standings = formationAt(game, ship, pose);
  const lanes = (ahead: number) => standings.map((one) => laneOf(one, ahead));
  const [slowest, first, second] = [lanes(SLOWEST), lanes(AHEAD), lanes(isHuge ? HUGE_BEYOND : BEYOND)];
  let cost = hasRoom(game, ship, standings) ? 0 : weights.split;
  for (const friend of friends)
    if (areasOverlap(first, basesOf([friend])) || areasOverlap(basesOf(standings), [laneOf(friend, AHEAD)])) cost += weights.blocked;
  for (const area of game.board.obstacles()) {
    if (!areasOverlap(second, area)) continue;
    if (areasOverlap(slowest, area)) cost += weights.struck;
    cost += isHuge ? weights.hugeRock : areasOverlap(first, area) ? weights.rock : weights.rockBeyond;
  }
  return cost;
}
