/** Finds which obstacles a move meets, and in which order. */
import { type Area, areaDistance, areasOverlap, baseAt, footprint, type Path } from "@broadside/geometry";
import type { FlownPath } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { may } from "../queries/query.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";

const NONE: readonly PlacedObstacle[] = [];

/**
 * Returns obstacles under the template or the ship's final position, sorted along the template from the start (2E-OBST-23). An obstacle
 * that the ship started on counts like any other (2E-OBST-21). Since 1.4.2, it counts only if the ship overlaps it again (2E-OBST-22).
 * Obstacles that the ship ignores are left out (2E-OBST-28).
 */
export function obstaclesOnTheWay(
  game: Situation,
  ship: Ship,
  { template, outline, start, path: pathOf }: FlownPath,
): readonly PlacedObstacle[] {
  if (game.state.obstacles.length === 0) return NONE;
  const { board, state, edition } = game;
  const base = board.baseOf(ship);
  const left = edition.switches.harmlessLeaving ? footprint(base, start, "counted") : undefined;
  const isMet = (area: Area): boolean =>
    areasOverlap(outline, area) || (areasOverlap(template, area) && !(left && areasOverlap(left, area)));
  const areas = board.obstacles();
  const met = state.obstacles.filter((obstacle, at) => isMet(areas[at] ?? []) && may(game, "meetObstacle", { ship, obstacle }, true));
  return met.length < 2 ? met : nearestFirst(game, met, [baseAt(base, start)], pathOf?.());
}

/**
 * Sorts obstacles by how far along the template they begin. Obstacles that only the base meets come last. If two begin at the same point,
 * the one nearer to the start comes first.
 */
function nearestFirst(game: Situation, met: readonly PlacedObstacle[], from: Area, path: Path | undefined): readonly PlacedObstacle[] {
  const keys = new Map(
    met.map((obstacle) => {
      const area = game.board.obstacle(obstacle);
      return [obstacle, { along: path ? alongTemplate(path, area) : 0, away: areaDistance(from, area) }];
    }),
  );
  const keyOf = (obstacle: PlacedObstacle) => keys.get(obstacle) ?? { along: 0, away: 0 };
  return met.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a.along === b.along ? a.away - b.away : a.along - b.along;
  });
}

/** How many steps a path is divided into. Positions along it are accurate to one step. */
const STEPS = 100;

function alongTemplate(path: Path, area: Area): number {
  let [clear, met] = [0, STEPS + 1];
  const isMetBy = (step: number): boolean => areasOverlap(path.templateUpTo((path.length * step) / STEPS), area);
  if (!isMetBy(STEPS)) return met;
  met = STEPS;
  while (met - clear > 1) {
    const middle = Math.floor((clear + met) / 2);
    if (isMetBy(middle)) met = middle;
    else clear = middle;
  }
  return met;
}
