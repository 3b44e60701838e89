/**
 * Obstacles that a ship meets, one at a time, nearest to the start first (1E-OBST-05).
 *
 * - asteroid: the ship loses its Perform Action step; after the skipped step, it rolls one attack die, where hit and critical count
 *   (1E-OBST-01)
 * - debris, including cargo (1E-OBST-11): the ship gets 1 stress; after the Perform Action step, it rolls one attack die, where only a
 *   critical counts (1E-OBST-03)
 * - if the ship meets the obstacle in a move that isn't a maneuver, it loses no action, and rolls the die at once (1E-OBST-04)
 * - a huge ship crushes obstacles under it and is dealt one faceup Damage card for all of them (HS-OVER-14 to -23)
 * - if a ship runs into a huge ship used as an obstacle, it backs up as it would from any ship, and rolls a die (HS-HOBS-06)
 *
 * "Nearest" means the shortest straight line from the base at the start.
 */
import { areaDistance, areasOverlap, baseAt, OBSTACLES, type ObstacleKind, type Pose, type Section, type Shape } from "@broadside/geometry";
import { addEffect, removeEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { rollDice } from "../attack/roll.ts";
import { type Circle, isAreaNear, isHulk } from "../board/board.ts";
import type { Procedure } from "../contract/ask.ts";
import type { FlownPath } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { dealDamageCard, sufferDamage } from "../damage/damage.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import { sectionsOver } from "../sections/section-places.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

const WHEN_MET = ["maneuver", "otherwise"] as const;
export type WhenMet = (typeof WHEN_MET)[number];

/** Obstacle dice that are rolled at the end of the Perform Action step, in the order in which the ship met the obstacles. */
const WAITING_DICE = { asteroid: "effect:asteroid", debris: "effect:debris" } as const;

export const kindOf = ({ token }: PlacedObstacle): ObstacleKind => OBSTACLES[token].kind;

/** A ship on certain kinds of obstacles can't attack (1E-OBST-02, 2E-OBST-06, -17). */
export const isOnBarringObstacle = (game: Situation, ship: Ship): boolean =>
  game.state.obstacles.length > 0 && game.board.obstaclesUnder(ship).some((one) => game.edition.noAttacksOn.includes(kindOf(one)));

export const obstaclesFlownOver = (game: Situation, ship: Ship, { template, outline, start }: FlownPath): readonly PlacedObstacle[] =>
  obstaclesMet(game, ship, [...template, ...outline], start);

/**
 * Returns obstacles under any of the shapes, nearest to the start first. An obstacle that the ship was on before counts only if the ship
 * overlaps it again (1E-OBST-06).
 */
export function obstaclesMet(game: Situation, ship: Ship, shapes: readonly Shape[], start: Pose | undefined): readonly PlacedObstacle[] {
  const { board, state } = game;
  const areas = board.obstacles();
  const met = state.obstacles.filter(
    (one, at) => areasOverlap(shapes, areas[at] ?? []) && !isHulk(one) && may(game, "meetObstacle", { ship, obstacle: one }, true),
  );
  if (met.length < 2 || !start) return met;
  const from = [baseAt(board.baseOf(ship), start)];
  const nearness = new Map(met.map((one) => [one, areaDistance(from, board.obstacle(one))]));
  return met.sort((a, b) => (nearness.get(a) ?? 0) - (nearness.get(b) ?? 0));
}

/** Whether any token may be inside the circle around a shape. Most ships meet nothing, so this saves computing their exact shapes. */
export function isAnythingNear({ state, board }: Situation, shape: Circle): boolean {
  if (state.devices.length > 0 || state.remotes.length > 0) return true;
  for (const area of board.obstacles()) if (isAreaNear(shape, area)) return true;
  return false;
}

/** Resolves the effects of all obstacles that a ship meets, under its final position or its template, in a move that isn't a maneuver. */
export const meetObstaclesMoved = procedure(
  "meetObstaclesMoved",
  function* (game: Situation, ship: Ship, template: readonly Shape[], start: Pose): Procedure {
    const shapes = [...template, ...game.board.outline(ship)];
    for (const obstacle of obstaclesMet(game, ship, shapes, start)) yield* meetObstacle(game, ship, obstacle, "otherwise");
  },
);

export const meetObstacle = procedure(
  "meetObstacle",
  function* (game: Situation, ship: Ship, obstacle: PlacedObstacle, when: WhenMet): Procedure {
    if (ship.status !== "inPlay") return;
    if (game.factsOf(ship).isHuge) return yield* crushObstacles(game, ship, [obstacle]);
    if (yield* isIgnored(game, ship, obstacle)) return;
    game.note({ note: "met obstacle", ship: ship.id, obstacle: obstacle.id });
    if (kindOf(obstacle) === "debris") yield* meetDebris(game, ship, when);
    else yield* meetAsteroid(game, ship, when);
  },
);

/** Asks cards whether the ship ignores the obstacle. If it does, the maneuver counts as if the obstacle weren't there. */
function* isIgnored(game: Situation, ship: Ship, obstacle: PlacedObstacle): Procedure<boolean> {
  yield* window(game, "meetingObstacle", { ship: ship.id, obstacle: obstacle.id });
  if (ship.status === "inPlay" && may(game, "meetObstacle", { ship, obstacle }, true)) return false;
  const { motion } = game.state;
  if (motion?.ship === ship.id) game.setMotion({ ...motion, met: motion.met.filter((id) => id !== obstacle.id) });
  return true;
}

const meetAsteroid = procedure("meetAsteroid", function* (game: Situation, ship: Ship, when: WhenMet): Procedure {
  if (when === "maneuver") game.setShip(ship, { skipsAction: true });
  yield* rollAfterAction(game, ship, "asteroid", when);
});

const meetDebris = procedure("meetDebris", function* (game: Situation, ship: Ship, when: WhenMet): Procedure {
  yield* assign(game, ship, "stress");
  yield* rollAfterAction(game, ship, "debris", when);
});

type WaitingKind = keyof typeof WAITING_DICE;

/**
 * Postpones the die until after the Perform Action step, even if that step is skipped. Only ships that are active, have been active this
 * phase or were just deployed have such a step; any other ship rolls at once.
 */
function rollAfterAction(game: Situation, ship: Ship, kind: WaitingKind, when: WhenMet): Procedure {
  if (when !== "maneuver" || !ship.activated) return rollForObstacle(game, ship, kind);
  addEffect(game, { id: WAITING_DICE[kind], ship: ship.id, by: ship.id, until: "round" });
  return NOTHING;
}

/** Rolls the dice that were waiting for the end of the Perform Action step, for one ship or for all ships. */
export const rollForObstacles = procedure("rollForObstacles", function* (game: Situation, only?: Ship): Procedure {
  for (const ship of only ? [only] : game.state.ships)
    for (let die = dieWaiting(game, ship); die; die = dieWaiting(game, ship)) {
      const { since, kind } = die;
      removeEffects(game, (effect) => effect.since === since);
      yield* rollForObstacle(game, ship, kind);
    }
});

/** Finds the first die waiting for a ship. */
function dieWaiting({ state }: Situation, ship: Ship): { readonly since: number; readonly kind: WaitingKind } | undefined {
  for (const { id, ship: on, since } of state.effects) {
    if (on !== ship.id) continue;
    if (id === WAITING_DICE.asteroid) return { since, kind: "asteroid" };
    if (id === WAITING_DICE.debris) return { since, kind: "debris" };
  }
  return undefined;
}

/** Rolls the die for a ship that has run into a huge ship. The huge ship suffers nothing (HS-OVER-25, -26). */
export const rollForHull = (game: Situation, ship: Ship): Procedure => rollForObstacle(game, ship, "huge ship");

/**
 * Rolls one attack die for an obstacle or huge ship. A critical deals critical damage. A hit deals damage, except from debris. Other faces
 * have no effect (1E-COMP-04).
 */
const rollForObstacle = procedure(
  "rollForObstacle",
  function* (game: Situation, ship: Ship, reason: "asteroid" | "debris" | "huge ship"): Procedure {
    if (ship.status !== "inPlay") return;
    const [die] = yield* rollDice(game, ship, "attack", 1, reason);
    const hits = reason !== "debris" && die?.face === "hit" ? 1 : 0;
    const crits = die?.face === "crit" && (reason === "huge ship" || areCritsSuffered(game, ship)) ? 1 : 0;
    if (hits + crits > 0) yield* sufferDamage(game, ship, { hits, crits, reason });
  },
);

/**
 * Whether criticals count when the ship rolls for an obstacle. A card may make the ship ignore criticals. A huge ship used as an obstacle
 * doesn't count as an obstacle here.
 */
const areCritsSuffered = (game: Situation, ship: Ship): boolean => may(game, "sufferObstacleCrits", { ship }, true);

/**
 * Handles a huge ship that ends on obstacles. None of the usual effects apply (HS-OVER-18, -20):
 *
 * 1. all of the obstacles are removed from the table (HS-OVER-19)
 * 2. the ship is dealt one faceup Damage card, however many obstacles there are (HS-OVER-15), at the section that is on them. If both
 *    sections are, the opposing player chooses one (HS-OVER-16, -17). If only a crippled section is on obstacles, no card is dealt
 *    (HS-CRIP-93-Q). A card may let the ship roll a die instead (HS-OVER-22)
 */
export const crushObstacles = procedure(
  "crushObstacles",
  function* (game: Situation, ship: Ship, obstacles: readonly PlacedObstacle[]): Procedure {
    if (obstacles.length === 0 || ship.status !== "inPlay") return;
    const sections = sectionsOver(
      game,
      ship,
      obstacles.flatMap((one) => game.board.obstacle(one)),
    );
    for (const { id } of obstacles) game.note({ note: "crushed", ship: ship.id, obstacle: id });
    game.set({ obstacles: game.state.obstacles.filter((one) => !obstacles.includes(one)) });
    if (may(game, "rollForObstacle", { ship }, false)) yield* rollInstead(game, ship, sections);
    else yield* dealDamageCard(game, ship, true, sections);
  },
);

/** Rolls a die instead of dealing a faceup card. A hit or a critical deals one damage. */
function* rollInstead(game: Situation, ship: Ship, section: readonly Section[]): Procedure {
  const [die] = yield* rollDice(game, ship, "attack", 1, "obstacle");
  if (die?.face === "hit" || die?.face === "crit") yield* sufferDamage(game, ship, { hits: 1, crits: 0, reason: "obstacle", section });
}
