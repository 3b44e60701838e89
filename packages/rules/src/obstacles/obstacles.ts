/**
 * Obstacles that a ship meets, one after the other, the nearest to the start first (1E-OBST-05).
 *
 * - asteroid: no Perform Action step; one attack die after that step was skipped, hit and critical count (1E-OBST-01)
 * - debris, cargo included (1E-OBST-11): 1 stress; one attack die after the Perform Action step, only a critical counts (1E-OBST-03)
 * - not in a maneuver: no action is lost, and the die comes at once (1E-OBST-04)
 * - a huge ship crushes what lies under it and is dealt one faceup Damage card for all of it (HS-OVER-14 to -23)
 * - a huge ship used as an obstacle is run into like a ship, and costs a die (HS-HOBS-06)
 *
 * How near one is, is measured from the base at the start, as the crow flies.
 */
import { areaDistance, areasOverlap, baseAt, OBSTACLES, type ObstacleKind, type Pose, type Section, type Shape } from "@broadside/geometry";
import { addEffect, removeEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { rollDice } from "../attack/roll.ts";
import { type Circle, isAreaNear, isHulk } from "../board/board.ts";
import { dealDamageCard, sufferDamage } from "../damage/damage.ts";
import { NOTHING, type Procedure } from "../driver/ask.ts";
import type { WayFlown } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { may } from "../queries/query.ts";
import { sectionsOver } from "../sections/section-places.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

const WHEN_MET = ["maneuver", "otherwise"] as const;
export type WhenMet = (typeof WHEN_MET)[number];

/** Dice for obstacles that wait for the end of the Perform Action step, in the order in which the obstacles were met. */
const WAITING_DICE = { asteroid: "effect:asteroid", debris: "effect:debris" } as const;

export const kindOf = ({ token }: PlacedObstacle): ObstacleKind => OBSTACLES[token].kind;

/** While on some kinds a ship cannot attack (1E-OBST-02, 2E-OBST-06, -17). */
export const isOnBarringObstacle = (game: Situation, ship: Ship): boolean =>
  game.state.obstacles.length > 0 && game.board.obstaclesUnder(ship).some((one) => game.edition.noAttacksOn.includes(kindOf(one)));

export const obstaclesFlownOver = (game: Situation, ship: Ship, { template, outline, start }: WayFlown): readonly PlacedObstacle[] =>
  obstaclesMet(game, ship, [...template, ...outline], start);

/** Obstacles under any of the shapes, nearest to the start first. What lay under the ship before counts only if it does again (1E-OBST-06). */
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

/** Whether some token may lie in the circle about a shape; most ships meet nothing, and shapes need not be made. */
export function isAnythingNear({ state, board }: Situation, shape: Circle): boolean {
  if (state.devices.length > 0 || state.remotes.length > 0) return true;
  for (const area of board.obstacles()) if (isAreaNear(shape, area)) return true;
  return false;
}

/** The effects of all obstacles under a ship that was moved without a maneuver, or under the template of that move. */
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

/** By a card; then the maneuver counts as if the obstacle were not there. */
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

/** After the Perform Action step, performed or skipped: only a ship that is or has been active in the phase, or has just been deployed, has one before it. */
function rollAfterAction(game: Situation, ship: Ship, kind: WaitingKind, when: WhenMet): Procedure {
  if (when !== "maneuver" || !ship.activated) return rollForObstacle(game, ship, kind);
  addEffect(game, { id: WAITING_DICE[kind], ship: ship.id, by: ship.id, until: "round" });
  return NOTHING;
}

/** The dice that wait for the end of a Perform Action step: of one ship, or of every ship that has moved meanwhile. */
export const rollForObstacles = procedure("rollForObstacles", function* (game: Situation, only?: Ship): Procedure {
  for (const ship of only ? [only] : game.state.ships)
    for (let die = dieWaiting(game, ship); die; die = dieWaiting(game, ship)) {
      const { since, kind } = die;
      removeEffects(game, (effect) => effect.since === since);
      yield* rollForObstacle(game, ship, kind);
    }
});

/** The first die that waits for a ship. */
function dieWaiting({ state }: Situation, ship: Ship): { readonly since: number; readonly kind: WaitingKind } | undefined {
  for (const { id, ship: on, since } of state.effects) {
    if (on !== ship.id) continue;
    if (id === WAITING_DICE.asteroid) return { since, kind: "asteroid" };
    if (id === WAITING_DICE.debris) return { since, kind: "debris" };
  }
  return undefined;
}

/** The die of a ship that has run into a huge one, which suffers nothing (HS-OVER-25, -26). */
export const rollForHull = (game: Situation, ship: Ship): Procedure => rollForObstacle(game, ship, "huge ship");

/** One attack die; other faces do nothing (1E-COMP-04). */
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

/** A card may have criticals ignored in rolls for obstacles; a huge ship is none. */
const areCritsSuffered = (game: Situation, ship: Ship): boolean => may(game, "sufferObstacleCrits", { ship }, true);

/**
 * A huge ship comes to lie on obstacles; none of the usual effects happens (HS-OVER-18, -20):
 *
 * 1. all of them are removed from the table (HS-OVER-19)
 * 2. it is dealt one faceup Damage card, however many they are (HS-OVER-15), at the section that lies on them; with both the opposing player
 *    names one (HS-OVER-16, -17), and with a crippled one alone there is none (HS-CRIP-93-Q). A card may have it roll a die instead
 *    (HS-OVER-22)
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

/** Hit and critical count one damage alike. */
function* rollInstead(game: Situation, ship: Ship, section: readonly Section[]): Procedure {
  const [die] = yield* rollDice(game, ship, "attack", 1, "obstacle");
  if (die?.face === "hit" || die?.face === "crit") yield* sufferDamage(game, ship, { hits: 1, crits: 0, reason: "obstacle", section });
}
