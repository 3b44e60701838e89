/**
 * Barrel roll: the ship declares the side, then the place on that side (1E-ACT-10, -11). The action is offered only if some place is legal.
 */
import type { Procedure } from "../contract/ask.ts";
import type { Action, WaysToGo } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { waysToMove } from "../queries/query.ts";
import { rollsOf } from "../reposition/directions.ts";
import { isAnyOpen } from "../reposition/places.ts";
import { reposition } from "../reposition/reposition.ts";
import { landingOf } from "../reposition/room.ts";
import type { Ship } from "../state/state.ts";

const waysToGo = (game: Situation, ship: Ship): WaysToGo => ({
  directions: waysToMove(game, { ship, move: "barrel roll", colour: "white", ways: rollsOf(game, ship) }),
  landing: landingOf(game, ship),
});

export const barrelRoll: Action = {
  name: "barrel-roll",
  waysToGo,
  can(game, ship) {
    const { directions, landing } = waysToGo(game, ship);
    return isAnyOpen(game, ship, directions, landing);
  },
  perform: procedure("barrelRoll", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const { directions, landing } = waysToGo(game, ship);
    return yield* reposition(game, ship, directions, { seat: ship.seat, kind: "barrel roll", rule: "1E-ACT-10", landing });
  }),
};
