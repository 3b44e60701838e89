/**
 * Coordinate: another friendly ship at range 1-2 performs one action, or declines; without such a ship it fails (2E-ACT-20, -44). What becomes of
 * the other's action, or whether it can act at all, does not count (2E-ACT-46, -47, -54-Q).
 */
import type { Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { coordinateBy } from "../../procedures/actions/coordinate.ts";
import { freeAction } from "../../procedures/actions/perform-action.ts";
import { isFriendly } from "../../relation.ts";
import type { Ship } from "../../state.ts";

export const coordinate = coordinateBy("2E-ACT-44", "2E-ACT-20", true);

/** A card lets a ship coordinate another, which is no action: since 1.2.0 also one that is not friendly, whose player picks (2E-ACT-45). */
export const coordinateShip = procedure("coordinateShip", function* (game: Game, ship: Ship, chosen: Ship): Procedure<boolean> {
  if (!game.edition.switches.coordinatesAnybody && !isFriendly(game, ship, chosen)) return false;
  game.note({ note: "coordinated", ship: ship.id, target: chosen.id });
  yield* freeAction(game, chosen, { rule: "2E-ACT-45" });
  return true;
});
