/** Fleeing: a ship with any part of its base outside the play area is lost, also when an overlap left it there (1E-MOVE-12). */
import { hasFled } from "@broadside/geometry";
import type { Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";
import { destroy } from "./destruction.ts";

/** Guides and templates may stand out. */
export const hasLeftTable = ({ board }: Game, ship: Ship): boolean =>
  ship.status === "inPlay" && ship.pose !== undefined && hasFled(board.table, board.baseOf(ship), ship.pose);

/** True when the ship has fled. */
export const fleeIfOutside = procedure("fleeIfOutside", function* (game: Game, ship: Ship): Procedure<boolean> {
  if (!hasLeftTable(game, ship)) return false;
  yield* destroy(game, ship, "fled");
  return true;
});
