/**
 * Boost: the ship moves along the straight 1 or bank 1 template, placed at its front guides. Cards may allow other templates. It declares
 * the direction first (1E-ACT-12). The action is offered only if the ship can boost in at least one direction.
 */
import type { Procedure } from "../contract/ask.ts";
import type { Action, WaysToGo } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { waysToMove } from "../queries/query.ts";
import { BOOSTS } from "../reposition/directions.ts";
import { isAnyOpen } from "../reposition/places.ts";
import { reposition } from "../reposition/reposition.ts";
import { landingOf } from "../reposition/room.ts";
import type { Ship } from "../state/state.ts";

const waysToGo = (game: Situation, ship: Ship): WaysToGo => ({
  directions: waysToMove(game, { ship, move: "boost", colour: "white", ways: BOOSTS }),
  landing: landingOf(game, ship),
});

export const boost: Action = {
  name: "boost",
  waysToGo,
  can(game, ship) {
    const { directions, landing } = waysToGo(game, ship);
    return isAnyOpen(game, ship, directions, landing);
  },
  perform: procedure("boost", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const { directions, landing } = waysToGo(game, ship);
    return yield* reposition(game, ship, directions, { seat: ship.seat, kind: "boost", rule: "1E-ACT-12", landing });
  }),
};
