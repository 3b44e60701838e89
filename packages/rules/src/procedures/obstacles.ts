/**
 * Obstacles that a ship meets, one after the other, the nearest to the start first (1E-OBST-05).
 *
 * - asteroid: no Perform Action step; one attack die, hit and critical count (1E-OBST-01)
 * - debris, cargo included (1E-OBST-11): 1 stress; one attack die after the Perform Action step, only a critical counts (1E-OBST-03)
 * - not in a maneuver: no action is lost, and the die comes at once (1E-OBST-04)
 *
 * How near one is, is measured from the base at the start, as the crow flies.
 */
import { areaDistance, areasOverlap, baseAt, OBSTACLES, type ObstacleKind, type Pose, type Shape } from "@broadside/geometry";
import type { Procedure } from "../ask.ts";
import { type Circle, isAreaNear } from "../board.ts";
import { addEffect, effectOn, removeEffects } from "../effects.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import { may } from "../query.ts";
import { rollDice } from "../roll.ts";
import type { PlacedObstacle, Ship } from "../state.ts";
import { assign } from "../tokens.ts";
import { sufferDamage } from "./damage.ts";

const WHEN_MET = ["maneuver", "otherwise"] as const;
export type WhenMet = (typeof WHEN_MET)[number];

/** A die for debris that waits for the end of the Perform Action step. */
const WAITING_DIE = "effect:debris";

const kindOf = ({ token }: PlacedObstacle): ObstacleKind => OBSTACLES[token].kind;

/** While on an asteroid a ship cannot attack (1E-OBST-02). */
export const isOnAsteroid = (game: Game, ship: Ship): boolean =>
  game.state.obstacles.length > 0 && game.board.obstaclesUnder(ship).some((one) => kindOf(one) === "asteroid");

/** Obstacles under any of the shapes, nearest to the start first. What lay under the ship before counts only if it does again (1E-OBST-06). */
export function obstaclesMet(game: Game, ship: Ship, shapes: readonly Shape[], start: Pose | undefined): readonly PlacedObstacle[] {
  const { board, state } = game;
  const areas = board.obstacles();
  const met = state.obstacles.filter(
    (one, at) => areasOverlap(shapes, areas[at] ?? []) && may(game, "meetObstacle", { ship, obstacle: one }, true),
  );
  if (met.length < 2 || !start) return met;
  const from = [baseAt(board.baseOf(ship), start)];
  const nearness = new Map(met.map((one) => [one, areaDistance(from, board.obstacle(one))]));
  return met.sort((a, b) => (nearness.get(a) ?? 0) - (nearness.get(b) ?? 0));
}

/** Whether some token may lie in the circle about a shape; most ships meet nothing, and shapes need not be made. */
export function isAnythingNear({ state, board }: Game, shape: Circle): boolean {
  if (state.devices.length > 0) return true;
  for (const area of board.obstacles()) if (isAreaNear(shape, area)) return true;
  return false;
}

/** The effects of all obstacles under the shapes. */
export const meetObstacles = procedure(
  "meetObstacles",
  function* (game: Game, ship: Ship, shapes: readonly Shape[], when: WhenMet, start?: Pose): Procedure {
    for (const obstacle of obstaclesMet(game, ship, shapes, start)) yield* meetObstacle(game, ship, obstacle, when);
  },
);

export const meetObstacle = procedure(
  "meetObstacle",
  function* (game: Game, ship: Ship, obstacle: PlacedObstacle, when: WhenMet): Procedure {
    if (ship.status !== "inPlay") return;
    game.note({ note: "met obstacle", ship: ship.id, piece: obstacle.id });
    if (kindOf(obstacle) === "debris") yield* meetDebris(game, ship, when);
    else yield* meetAsteroid(game, ship, when);
  },
);

const meetAsteroid = procedure("meetAsteroid", function* (game: Game, ship: Ship, when: WhenMet): Procedure {
  if (when === "maneuver") game.setShip(ship, { skipsAction: true });
  yield* rollForObstacle(game, ship, "asteroid");
});

const meetDebris = procedure("meetDebris", function* (game: Game, ship: Ship, when: WhenMet): Procedure {
  yield* assign(game, ship, "stress");
  // Only a ship that is or has been active in the phase, or has just been deployed, has such a step before it.
  if (when === "maneuver" && ship.activated) addEffect(game, { id: WAITING_DIE, ship: ship.id, by: ship.id, until: "round" });
  else yield* rollForObstacle(game, ship, "debris");
});

/** The dice for debris that wait for the end of a Perform Action step: of one ship, or of every ship that has moved meanwhile. */
export const rollForDebris = procedure("rollForDebris", function* (game: Game, only?: Ship): Procedure {
  for (const ship of only ? [only] : game.state.ships)
    for (let die = effectOn(game, WAITING_DIE, ship); die; die = effectOn(game, WAITING_DIE, ship)) {
      const { since } = die;
      removeEffects(game, (effect) => effect.id === WAITING_DIE && effect.since === since);
      yield* rollForObstacle(game, ship, "debris");
    }
});

/** One attack die; other faces do nothing (1E-COMP-04). */
const rollForObstacle = procedure("rollForObstacle", function* (game: Game, ship: Ship, reason: "asteroid" | "debris"): Procedure {
  if (ship.status !== "inPlay") return;
  const [die] = yield* rollDice(game, ship, "attack", 1, reason);
  const hits = reason === "asteroid" && die?.face === "hit" ? 1 : 0;
  const crits = die?.face === "crit" ? 1 : 0;
  if (hits + crits > 0) yield* sufferDamage(game, ship, { hits, crits, reason });
});
