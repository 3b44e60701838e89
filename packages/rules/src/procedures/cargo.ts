/** Cargo that a ship drops: a debris cloud from then on (1E-OBST-11), at once for whoever it lies under (1E-OBST-13). */
import { areasOverlap, degrees, edgePose, mm, type ObstacleId, STRAIGHT_STEP, shifted } from "@broadside/geometry";
import { choose, optionsOf, type Procedure } from "../ask.ts";
import { poseOf } from "../board.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import { shipsInPlay } from "../relation.ts";
import type { PlacedObstacle, Ship } from "../state.ts";
import { meetObstacle } from "./obstacles.ts";

/** From the end of the template to the middle of the token. */
const END_TO_MIDDLE: Partial<Record<ObstacleId, number>> = { loosecargo: mm(33), spareparts: mm(23.5) };

/** The straight 1 template at the rear guides, the token at its far end (1E-ACT-23). */
export const dropCargo = procedure("dropCargo", function* (game: Game, ship: Ship, token: ObstacleId): Procedure {
  const rear = edgePose(game.board.baseOf(ship), poseOf(ship), "rear");
  // Its guides look back along the template.
  const pose = shifted(rear, { right: 0, forward: STRAIGHT_STEP + (END_TO_MIDDLE[token] ?? 0), turn: degrees(180) });
  const { counted, obstacles } = game.state;
  const cargo: PlacedObstacle = { id: `obstacle ${counted + 1} dropped`, token, pose };
  game.set({ counted: counted + 1, obstacles: [...obstacles, cargo] });
  game.note({ note: "dropped", ship: ship.id, piece: cargo.id });
  yield* workOnShips(game, ship, cargo);
});

/** With several the dropping ship's player says which is next (1E-ROUND-03). */
function* workOnShips(game: Game, by: Ship, cargo: PlacedObstacle): Procedure {
  const done = new Set<Ship>();
  const waiting = () =>
    shipsInPlay(game).filter((ship) => !done.has(ship) && areasOverlap(game.board.outline(ship), game.board.obstacle(cargo)));
  while (waiting().length > 0) {
    const ship = yield* choose<Ship | undefined>(() => {
      const options = waiting().map((value) => ({ key: value.id, value }));
      return {
        kind: "order",
        seat: by.seat,
        rule: "1E-ROUND-03",
        about: { piece: cargo.id },
        options: options.length > 0 ? optionsOf<Ship | undefined>(options) : [{ key: "none", value: undefined }],
      };
    });
    if (!ship) return;
    done.add(ship);
    yield* meetObstacle(game, ship, cargo, "otherwise");
  }
}
