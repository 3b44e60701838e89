/** Boost: straight 1 or bank 1 from the front guides, or as cards say; the direction is declared first (1E-ACT-12). Offered only where it is legal. */
import type { Procedure } from "../driver/ask.ts";
import type { Action, Direction } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { waysToMove } from "../queries/query.ts";
import { BOOSTS } from "../reposition/directions.ts";
import { isAnyOpen } from "../reposition/places.ts";
import { reposition } from "../reposition/reposition.ts";
import { landingOf } from "../reposition/room.ts";
import type { Ship } from "../state/state.ts";

const boostsOf = (game: Situation, ship: Ship): readonly Direction[] =>
  waysToMove(game, { ship, move: "boost", colour: "white", ways: BOOSTS });

export const boost: Action = {
  name: "boost",
  can: (game, ship) => isAnyOpen(game, ship, boostsOf(game, ship), landingOf(game, ship)),
  perform: procedure("boost", function* (game: Situation, ship: Ship): Procedure<boolean> {
    return yield* reposition(game, ship, boostsOf(game, ship), {
      seat: ship.seat,
      kind: "boost",
      rule: "1E-ACT-12",
      landing: landingOf(game, ship),
    });
  }),
};
