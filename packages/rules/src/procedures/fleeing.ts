/** Fleeing: a ship with any part of its base outside the play area is lost, also when an overlap left it there (1E-MOVE-12). */
import { isOnTable } from "@broadside/geometry";
import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";
import { destroy } from "./destruction.ts";

/** Guides and templates may stand out. True when the ship has fled. */
export const fleeIfOutside = procedure("fleeIfOutside", function* (game: Game, ship: Ship): Procedure<boolean> {
  if (ship.status !== "inPlay" || !ship.pose || isOnTable(game.board.table, game.board.base(ship))) return false;
  yield* destroy(game, ship, "fled");
  return true;
});
