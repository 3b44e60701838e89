/** Key Cargo: a ship at range 0-1 that has fully executed a maneuver may perform a red reload action (2E-SREM-04). */
import { freeAction, hasFreeAction } from "../actions/perform-action.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";

const RELOAD = { names: ["reload"], colour: "red", rule: "2E-SREM-04" } as const;

export const keyCargo: RemoteRule = {
  *afterManeuver(game, remote, ship) {
    const isFull = game.state.motion?.ship === ship.id && !game.state.motion.bumped;
    if (isFull && game.board.range(ship, remote) <= 1 && hasFreeAction(game, ship, RELOAD)) yield* freeAction(game, ship, RELOAD);
  },
};
