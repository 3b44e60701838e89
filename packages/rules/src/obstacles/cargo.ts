/**
 * Cargo dropped by a ship. It becomes a debris cloud (1E-OBST-11), and if it is placed under a ship, it affects that ship at once
 * (1E-OBST-13).
 */
import { areasOverlap, degrees, edgePose, mm, type ObstacleId, type Pose, STRAIGHT_STEP, shifted } from "@broadside/geometry";
import { poseOf } from "../board/board.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";
import { meetObstacle } from "./obstacles.ts";

/** Distance from the end of the template to the centre of the token. */
const END_TO_MIDDLE: Partial<Record<ObstacleId, number>> = { loosecargo: mm(33), spareparts: mm(23.5) };

/**
 * Returns the pose of the cargo: the straight 1 template is at the ship's rear guides, and the token is at the template's far end
 * (1E-ACT-23), with its guides facing back along the template.
 */
export function cargoPose(game: Situation, ship: Ship, token: ObstacleId): Pose {
  const rear = edgePose(game.board.baseOf(ship), poseOf(ship), "rear");
  return shifted(rear, { right: 0, forward: STRAIGHT_STEP + (END_TO_MIDDLE[token] ?? 0), turn: degrees(180) });
}

/** Drops cargo with a straight 1 at the rear guides. Used by cards. */
export const dropCargoToken = procedure("dropCargoToken", function* (game: Situation, ship: Ship, token: ObstacleId): Procedure {
  const cargo = putDown(game, token, cargoPose(game, ship, token));
  game.note({ note: "dropped", ship: ship.id, obstacle: cargo.id });
  yield* workOnShips(game, ship, cargo);
});

export function putDown(game: Situation, token: ObstacleId, pose: Pose): PlacedObstacle {
  const { counted, obstacles } = game.state;
  const cargo: PlacedObstacle = { id: `obstacle ${counted + 1} dropped`, token, pose };
  game.set({ counted: counted + 1, obstacles: [...obstacles, cargo] });
  return cargo;
}

/**
 * Applies the cargo's effect to each ship under it. If there are several, the player of the ship that dropped the cargo chooses the order
 * (1E-ROUND-03).
 */
function* workOnShips(game: Situation, by: Ship, cargo: PlacedObstacle): Procedure {
  const done = new Set<Ship>();
  const waiting = () =>
    shipsInPlay(game).filter(
      (ship) =>
        !done.has(ship) &&
        areasOverlap(game.board.outline(ship), game.board.obstacle(cargo)) &&
        may(game, "meetObstacle", { ship, obstacle: cargo, atRest: true }, true),
    );
  while (waiting().length > 0) {
    const ship = yield* choose<Ship | undefined>(() => {
      const options = waiting().map((value) => ({ key: value.id, value }));
      return {
        kind: "ship struck next",
        seat: by.seat,
        rule: game.edition.questions.strikeOrder,
        about: { piece: cargo.id },
        options: options.length > 0 ? optionsOf<Ship | undefined>(options) : [{ key: "none", value: undefined }],
      };
    });
    if (!ship) return;
    done.add(ship);
    yield* meetObstacle(game, ship, cargo, "otherwise");
  }
}
