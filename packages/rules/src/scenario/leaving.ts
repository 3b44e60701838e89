/** Ways to leave the table without being destroyed: to escape, or to go into reserve. Also how a ship is restored. */
import type { Pose } from "@broadside/geometry";
import { removeEffects } from "../abilities/effects.ts";
import { window, windows } from "../abilities/window.ts";
import { fillPools } from "../charges/charges.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Occurrence } from "../contract/open-window.ts";
import type { Situation } from "../contract/situation.ts";
import { leavePlay, releaseShip } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import { pointIndicators } from "../set-up/indicators.ts";
import { restoredFields } from "../state/new-ship.ts";
import { NO_TOKENS, type Ship } from "../state/state.ts";
import { chooseSides } from "../upgrades/card-sides.ts";
import { leftTable } from "../wings/splitting.ts";
import { returnCounters } from "./account.ts";
import { carriedBy, removePiece } from "./pieces.ts";

/**
 * Takes a ship off the table, along with the ships docked with it. They count as neither destroyed nor fled (EB-ESC-01 to -03, EB-FAQ-01).
 */
export function letEscape(game: Situation, ship: Ship): void {
  for (const docked of game.state.ships)
    if (docked.carrier === ship.id && docked.status === "docked") {
      leavePlay(game, docked, "escaped");
      game.note({ note: "escaped", ship: docked.id });
    }
  leavePlay(game, ship, "escaped");
  game.setShip(ship, { pose: undefined });
  game.note({ note: "escaped", ship: ship.id });
}

/** Removes a ship for good. Effects that react to a ship leaving the table don't apply. */
export function removeFromPlay(game: Situation, ship: Ship): void {
  leavePlay(game, ship, "escaped");
  game.setShip(ship, { pose: undefined });
  game.note({ note: "removed", ship: ship.id });
}

/**
 * Moves a ship into reserve: its card keeps its damage and charges, and the ship is off the table (2E-DMG-22). The objects that it carries
 * are treated as if the ship had fled (EB-OBJ-09, -10, EB-VC-08), so the ship's last place is stored until these objects have been dealt
 * with.
 */
export const putInReserve = procedure("putInReserve", function* (game: Situation, ship: Ship): Procedure {
  const { pose } = ship;
  if (ship.status !== "inPlay" || !pose) return;
  yield* window(game, "leftTable", { ship: ship.id, pose, how: "reserve" });
  game.setShip(ship, { status: "reserve", pose: undefined, dial: undefined });
  releaseShip(game, ship);
  game.note({ note: "put in reserve", ship: ship.id });
  if (ship.wing) leftTable(game, ship);
});

/**
 * Restores a ship to how it started the game: no damage, tokens, markers or conditions, all charges and the like at their starting values,
 * and cards and indicators as set up. Setup headers are resolved again (EB-RESTORE-01 to -07). The effect that restores the ship says where
 * it goes next.
 */
export const restore = procedure("restore", function* (game: Situation, ship: Ship, pose: Pose): Procedure {
  for (const piece of carriedBy(game, ship)) removePiece(game, piece.id);
  returnCounters(game, ship);
  removeEffects(game, (effect) => effect.ship === ship.id);
  leavePlay(game, ship, "destroyed");
  game.setShip(ship, {
    status: "inPlay",
    pose,
    tokens: NO_TOKENS,
    upgrades: ship.upgrades.map((card) => ({ ...card, faceup: true, side: "front" })),
    ...restoredFields(ship),
    ...(ship.wing && { wing: { ...ship.wing, split: ship.wing.position !== "leader" } }),
  });
  fillPools(game, ship);
  game.note({ note: "restored", ship: ship.id });
  yield* chooseSides(game, ship);
  yield* pointIndicators(game, ship);
  yield* windows(
    game,
    AT_SET_UP.map((at): Occurrence => (at === "placed" ? { at, occasion: { ship: ship.id } } : { at, occasion: {} })),
    {
      of: ship.id,
    },
  );
});
/** The timings at which cards with set-up effects act. */
const AT_SET_UP = ["beforeForces", "placed", "afterForces", "setUpOver"] as const;
