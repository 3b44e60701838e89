/**
 * Finds what a ship has moved through in the current maneuver: objects under its template but not under its final base (2E-MOVE-06). Used
 * by cards.
 */
import { areasOverlap, maneuverTemplate, type Shape } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { courseOf } from "../maneuver/course.ts";
import { maneuverOf } from "../maneuver/dial.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";

const NOTHING: readonly Shape[] = [];

function templateFlown(game: Situation, ship: Ship): readonly Shape[] {
  const { motion } = game.state;
  if (motion?.ship !== ship.id || !motion.from) return NOTHING;
  return maneuverTemplate(game.board.baseOf(ship), motion.from, courseOf(maneuverOf(game, ship, motion.code)));
}

export function shipsPassed(game: Situation, ship: Ship): readonly Ship[] {
  const template = templateFlown(game, ship);
  if (template.length === 0) return [];
  return game.state.ships.filter(
    (other) => other !== ship && other.status === "inPlay" && other.pose && areasOverlap(template, game.board.base(other)),
  );
}

export function obstaclesPassed(game: Situation, ship: Ship): readonly PlacedObstacle[] {
  const template = templateFlown(game, ship);
  if (template.length === 0) return [];
  const outline = game.board.outline(ship);
  return game.state.obstacles.filter((obstacle) => {
    const area = game.board.obstacle(obstacle);
    return areasOverlap(template, area) && !areasOverlap(outline, area);
  });
}
