/** Evade: an evade token (1E-ACT-06). */
import type { Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Ship } from "../../state.ts";
import { assign } from "../../tokens.ts";
import type { Action } from "./action.ts";

export const evade: Action = {
  name: "evade",
  can: () => true,
  perform: procedure("evade", function* (game: Game, ship: Ship): Procedure<boolean> {
    yield* assign(game, ship, "evade");
    return true;
  }),
};
