/** Obstacles that come and go during a game: devices leave them behind, clouds dissipate, and rocks are blown up. */
import { areasOverlap, isOnTable, type ObstacleId, type ObstacleKind, obstacleAt, type Pose } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { may } from "../queries/query.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Seat } from "../state/seat.ts";
import type { PlacedObstacle, PlacedObstacleId, Ship } from "../state/state.ts";
import { cargoPose } from "./cargo.ts";
import { kindOf } from "./obstacles.ts";
import { meetObstacle } from "./obstacles-second-edition.ts";

/** Kinds of obstacles that are removed in the End phase (2E-OBST-30). */
const SHORT_LIVED: readonly ObstacleKind[] = ["electrochaff", "blaze"];
/** Chaff never holds more than one fuse marker (2E-OBST-30). */
const mostFuses = (token: ObstacleId): number => (token === "electrochaff" ? 1 : Number.POSITIVE_INFINITY);

interface ObstacleToLay {
  readonly token: ObstacleId;
  readonly pose: Pose;
  readonly seat: Seat;
  readonly fuses?: number;
}

/** Places an obstacle. Each ship under it then resolves the effect of overlapping it, in player order (2E-BUMP-20, 2E-OBST-24). */
export const layObstacle = procedure(
  "layObstacle",
  function* (game: Situation, { token, pose, seat, fuses = 0 }: ObstacleToLay): Procedure {
    const { counted, obstacles } = game.state;
    const obstacle: PlacedObstacle = {
      id: `obstacle ${counted + 1} laid`,
      token,
      pose,
      seat,
      ...(fuses > 0 && { fuses: Math.min(fuses, mostFuses(token)) }),
    };
    game.set({ counted: counted + 1, obstacles: [...obstacles, obstacle] });
    game.note({ note: "obstacle laid", obstacle: obstacle.id, obstacleToken: token, seat });
    const area = game.board.obstacle(obstacle);
    const under = shipsInPlay(game).filter((ship) => !game.factsOf(ship).isHuge && areasOverlap(game.board.outline(ship), area));
    for (const owner of game.state.initiative)
      for (const ship of under)
        if (ship.seat === owner && may(game, "meetObstacle", { ship, obstacle, atRest: true }, true))
          yield* meetObstacle(game, ship, obstacle, "otherwise");
  },
);

/** Whether cargo dropped with a straight 1 would be fully on the table (2E-SYS-22). */
export const canDropCargo = (game: Situation, ship: Ship, token: ObstacleId): boolean =>
  ship.status === "inPlay" && ship.pose !== undefined && isOnTable(game.board.table, [obstacleAt(cargoPose(game, ship, token), token)]);

/** Drops cargo with a straight 1, if it would be on the table. Used by cards. */
export const dropCargo = procedure("dropCargo", function* (game: Situation, ship: Ship, token: ObstacleId): Procedure {
  if (canDropCargo(game, ship, token)) yield* layObstacle(game, { token, pose: cargoPose(game, ship, token), seat: ship.seat });
});

/**
 * Removes an obstacle. A destroyed obstacle is gone for the rest of the game (2E-OBST-29). Since 1.3.0, an obstacle with a fuse marker
 * loses the marker instead (2E-COMP-28, -29).
 */
export function removeObstacle(game: Situation, id: PlacedObstacleId): void {
  const obstacle = game.state.obstacles.find((one) => one.id === id);
  if (!obstacle) return;
  if (obstacle.fuses && game.edition.switches.fusedObstacles) loseFuse(game, obstacle);
  else {
    game.set({ obstacles: game.state.obstacles.filter((one) => one !== obstacle) });
    game.note({ note: "obstacle removed", obstacle: id, obstacleToken: obstacle.token });
  }
}

function loseFuse(game: Situation, { id }: PlacedObstacle): void {
  game.set({ obstacles: game.state.obstacles.map((one) => (one.id === id ? { ...one, fuses: (one.fuses ?? 0) - 1 } : one)) });
  game.note({ note: "fuse lost", obstacle: id });
}

const isShortLived = (obstacle: PlacedObstacle): boolean => SHORT_LIVED.includes(kindOf(obstacle));

/** Removes clouds without a fuse marker; then removes one marker from each of the other clouds (2E-OBST-30). */
export const CLOUDS_LEAVE: Step = {
  ...quietStep("clouds and blazes leave", (game) => {
    const lying = game.state.obstacles.filter(isShortLived);
    for (const { id, fuses } of lying) if (!fuses) removeObstacle(game, id);
    for (const obstacle of lying) if (obstacle.fuses) loseFuse(game, obstacle);
  }),
  isIdle: ({ state }) => !state.obstacles.some(isShortLived),
};
