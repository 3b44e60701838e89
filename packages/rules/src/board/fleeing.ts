/** Fleeing: a ship is lost if any part of its base is outside the play area, even if an overlap left it there (1E-MOVE-12). */
import { hasFled, type Pose } from "@broadside/geometry";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { replaced, window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";

/** Whether the ship has left the table. Guides and templates may extend outside. */
export const hasLeftTable = ({ board }: Situation, ship: Ship): boolean =>
  ship.status === "inPlay" && ship.pose !== undefined && hasFled(board.table, board.baseOf(ship), ship.pose);

/**
 * Returns true if the ship has fled, or if a card took it off the table instead. Effects are given the ship's earlier pose, which is `from`
 * or, if that is missing, the pose before its maneuver.
 */
export const fleeIfOutside = procedure("fleeIfOutside", function* (game: Situation, ship: Ship, from?: Pose): Procedure<boolean> {
  const { pose } = ship;
  if (!pose || !hasLeftTable(game, ship)) return false;
  const { motion } = game.state;
  if (bearersOn(game, "fleeing").length > 0 && (yield* replaced(game, "fleeing", { ship: ship.id }))) return true;
  const before = from ?? (motion?.ship === ship.id ? motion.from : undefined) ?? pose;
  yield* destroy(game, ship, "fled");
  // This is the only effect that a fleeing ship still resolves (2E-DMG-21).
  yield* window(game, "leftTable", { ship: ship.id, pose: before, how: "fled", outside: pose });
  return true;
});

/**
 * Since reference version 1.3.2, a ship outside the play area flees even if something other than a maneuver has moved it there (2E-DMG-17,
 * -18).
 */
export const fleeIfMovedOutside = procedure("fleeIfMovedOutside", function* (game: Situation, ship: Ship, from?: Pose): Procedure {
  if (game.edition.switches.fleesAtAnyTime) yield* fleeIfOutside(game, ship, from);
});
