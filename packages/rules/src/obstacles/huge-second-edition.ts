/**
 * Removes obstacles that a huge ship has ended on (2E-HUGE-23). For an asteroid, debris or cargo, the ship suffers one critical damage and
 * gains one stress token. For a gas cloud or electro-chaff, it gains one jam token. A blaze has no such effect (2E-HUGE-59-Q).
 */
import type { ObstacleKind } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { kindOf, obstaclesMet } from "./obstacles.ts";

const STRIKING: readonly ObstacleKind[] = ["asteroid", "debris"];
const JAMMING: readonly ObstacleKind[] = ["gascloud", "electrochaff"];

export const removeObstaclesUnder = procedure("removeObstaclesUnder", function* (game: Situation, ship: Ship): Procedure {
  if (game.state.obstacles.length === 0) return;
  const met = obstaclesMet(game, ship, game.board.outline(ship), undefined);
  if (met.length === 0) return;
  for (const { id } of met) game.note({ note: "crushed", ship: ship.id, obstacle: id });
  game.set({ obstacles: game.state.obstacles.filter((one) => !met.includes(one)) });
  if (game.state.motion) game.setMotion({ ...game.state.motion, met: met.map(({ id }) => id) });
  for (const obstacle of met) {
    const kind = kindOf(obstacle);
    if (STRIKING.includes(kind)) yield* strike(game, ship, kind);
    else if (JAMMING.includes(kind)) yield* assign(game, ship, "jam");
  }
});

const strike = procedure("strike", function* (game: Situation, ship: Ship, reason: ObstacleKind): Procedure {
  yield* sufferDamage(game, ship, { hits: 0, crits: 1, reason });
  if (ship.status === "inPlay") yield* assign(game, ship, "stress");
});
