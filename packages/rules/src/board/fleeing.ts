/** Fleeing: a ship with any part of its base outside the play area is lost, also when an overlap left it there (1E-MOVE-12). */
import { hasFled, type Pose } from "@broadside/geometry";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { replaced, window } from "../abilities/window.ts";
import { destroy } from "../damage/destruction.ts";
import type { Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";

/** Guides and templates may stand out. */
export const hasLeftTable = ({ board }: Situation, ship: Ship): boolean =>
  ship.status === "inPlay" && ship.pose !== undefined && hasFled(board.table, board.baseOf(ship), ship.pose);

/** True when the ship has fled, or when a card has taken it off the table instead. What follows is told where the ship stood before: before its maneuver unless another place is given. */
export const fleeIfOutside = procedure("fleeIfOutside", function* (game: Situation, ship: Ship, from?: Pose): Procedure<boolean> {
  const { pose } = ship;
  if (!pose || !hasLeftTable(game, ship)) return false;
  const { motion } = game.state;
  if (bearersOn(game, "fleeing").length > 0 && (yield* replaced(game, "fleeing", { ship: ship.id }))) return true;
  const before = from ?? (motion?.ship === ship.id ? motion.from : undefined) ?? pose;
  yield* destroy(game, ship, "fled");
  // All that a fleeing ship still resolves (2E-DMG-21).
  yield* window(game, "leftTable", { ship: ship.id, pose: before, how: "fled", outside: pose });
  return true;
});

/** The same for a ship that was set elsewhere by other means than a maneuver, which is fleeing since 1.3.2 (2E-DMG-17, -18). */
export const fleeIfMovedOutside = procedure("fleeIfMovedOutside", function* (game: Situation, ship: Ship, from?: Pose): Procedure {
  if (game.edition.switches.fleesAtAnyTime) yield* fleeIfOutside(game, ship, from);
});
