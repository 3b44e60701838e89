/** Which obstacles a move meets, and in which order. */
import { type Area, areaDistance, areasOverlap, baseAt, footprint, type Path } from "@broadside/geometry";
import type { WayFlown } from "../driver/edition-parts.ts";
import type { Situation } from "../driver/situation.ts";
import { may } from "../queries/query.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";

const NONE: readonly PlacedObstacle[] = [];

/**
 * Under the template, or under the ship where it now stands; nearest to the start first along the template (2E-OBST-23). What it started on
 * counts like any other (2E-OBST-21), or since 1.4.2 only if it is overlapped again (2E-OBST-22). What the ship ignores is left out
 * (2E-OBST-28).
 */
export function obstaclesOnTheWay(
  game: Situation,
  ship: Ship,
  { template, outline, start, path: pathOf }: WayFlown,
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

/** By how far along the template they begin; those that only the base meets come last, and what is level goes by its distance from the start. */
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

/** Found to a hundredth of the way. */
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
