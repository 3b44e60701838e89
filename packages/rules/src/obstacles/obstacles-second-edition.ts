/**
 * How obstacles affect ships. They never stop a move (2E-OBST-01).
 *
 * In 2.0 obstacles affect every move, but a ship loses its action step only in a maneuver, and only because of some obstacles (2E-OBST-02
 * to -08). In 2.5 their effects are more severe, and a ship whose maneuver ends on one loses the step (2E-OBST-09 to -16). Each obstacle
 * takes effect once per move, whether the ship passes it, overlaps it or both (2E-OBST-25).
 */
import type { Pose, Shape } from "@broadside/geometry";
import { window } from "../abilities/window.ts";
import { rollDice } from "../attack/roll.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import type { PlacedObstacle, PlacedObstacleId, Ship } from "../state/state.ts";
import { loseLock } from "../tokens/locks.ts";
import { assign } from "../tokens/tokens.ts";
import { effectOf, type Harm, type ObstacleEffect } from "./effects-second-edition.ts";
import { kindOf, type WhenMet } from "./obstacles.ts";
import { obstaclesOnTheWay } from "./obstacles-met.ts";

/** Resolves obstacles met by the current maneuver, nearest to its start first (2E-OBST-23). */
export const meetObstaclesFlown = procedure("meetObstaclesFlown", function* (game: Situation, ship: Ship): Procedure {
  for (const id of game.state.motion?.met ?? NONE) yield* meetObstacleById(game, ship, id, "maneuver");
});
const NONE: readonly PlacedObstacleId[] = [];

/** Resolves obstacles met by a move other than a maneuver: a boost, a roll or a push that may cross obstacles (2E-OBST-05, -09). */
export const meetObstaclesMoved = procedure(
  "meetObstaclesMoved",
  function* (game: Situation, ship: Ship, template: readonly Shape[], start: Pose): Procedure {
    const met = obstaclesOnTheWay(game, ship, { template, outline: game.board.outline(ship), start }).map(({ id }) => id);
    for (const id of met) yield* meetObstacleById(game, ship, id, "otherwise");
  },
);

function* meetObstacleById(game: Situation, ship: Ship, id: PlacedObstacleId, when: WhenMet): Procedure {
  const obstacle = game.state.obstacles.find((one) => one.id === id);
  if (obstacle) yield* meetObstacle(game, ship, obstacle, when);
}

export const meetObstacle = procedure(
  "meetObstacle",
  function* (game: Situation, ship: Ship, obstacle: PlacedObstacle, when: WhenMet): Procedure {
    const effect = effectOf(game, obstacle);
    if (!effect || ship.status !== "inPlay") return;
    yield* window(game, "meetingObstacle", { ship: ship.id, obstacle: obstacle.id });
    if (ship.status !== "inPlay" || !may(game, "meetObstacle", { ship, obstacle }, true)) return;
    game.note({ note: "met obstacle", ship: ship.id, obstacle: obstacle.id });
    if (costsAction(game, ship, obstacle, effect, when)) game.setShip(ship, { skipsAction: true });
    if (effect.breaksLocks) breakLocks(game, ship, effect.breaksLocks);
    if (effect.atOnce) yield* carryOut(game, ship, effect.atOnce, obstacle);
    if (!effect.die || ship.status !== "inPlay") return;
    const [die] = yield* rollDice(game, ship, "attack", 1, kindOf(obstacle));
    const harm = die && effect.die[die.face];
    if (harm && ship.status === "inPlay") yield* carryOut(game, ship, harm, obstacle);
  },
);

function costsAction(
  game: Situation,
  ship: Ship,
  obstacle: PlacedObstacle,
  { costsAction: where }: ObstacleEffect,
  when: WhenMet,
): boolean {
  if (where === "met in any move") return true;
  if (where === undefined || when !== "maneuver") return false;
  return where === "met" || game.board.obstaclesUnder(ship).includes(obstacle);
}

function* carryOut(game: Situation, ship: Ship, { hits = 0, crits = 0, token, count }: Harm, obstacle: PlacedObstacle): Procedure {
  if (token) yield* assign(game, ship, token, count, layerOf(game, obstacle), obstacle.id);
  if (hits + crits > 0) yield* sufferDamage(game, ship, { hits, crits, reason: kindOf(obstacle) });
}

/**
 * Returns the ship that counts as the source of a placed obstacle's effect. In 2.0 it is a ship of the player who placed the obstacle
 * (2E-TOKEN-23). In 2.5 there is none, so the affected ship's player decides (2E-TOKEN-24).
 */
const layerOf = ({ edition, state }: Situation, { seat }: PlacedObstacle): Ship | undefined =>
  seat === undefined || edition.switches.harshObstacles ? undefined : state.ships.find((ship) => ship.seat === seat);

function breakLocks(game: Situation, ship: Ship, which: "on it" | "both ways"): void {
  if (which === "both ways") for (const lock of ship.locks) loseLock(game, ship, lock);
  for (const other of [...game.state.ships, ...game.state.remotes]) loseLock(game, other, ship.id);
}

type ForbiddenAct = NonNullable<ObstacleEffect["bars"]>[number];

/**
 * Whether a ship is at range 0 of an obstacle that prevents it from doing something, or prevents others from doing it to the ship. A ship
 * that ignores obstacles isn't affected.
 */
const isBarred = (game: Situation, ship: Ship, what: ForbiddenAct): boolean =>
  game.state.obstacles.length > 0 &&
  game.board
    .obstaclesUnder(ship)
    .some(
      (obstacle) => effectOf(game, obstacle)?.bars?.includes(what) && may(game, "meetObstacle", { ship, obstacle, atRest: true }, true),
    );

/** A ship in gas or chaff can't lock or be locked (2E-OBST-18). In 2.0, other ships can't lock a ship in chaff (2E-OBST-07). */
export const isLockForbidden = (game: Situation, ship: Ship, target: Ship | undefined): boolean =>
  isBarred(game, ship, "lock") || (target !== undefined && isBarred(game, target, "be locked"));

/** In 2.0, other ships can't jam or coordinate a ship in chaff (2E-OBST-07). */
export const isSafeFrom = (game: Situation, ship: Ship, what: "jam" | "coordinate"): boolean =>
  isBarred(game, ship, what === "jam" ? "be jammed" : "be coordinated");
