/** Calculate: a calculate token (2E-ACT-22). */
import type { Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Action } from "../../procedures/actions/action.ts";
import type { Ship } from "../../state.ts";
import { assign } from "../../tokens.ts";

export const calculate: Action = {
  name: "calculate",
  can: () => true,
  perform: procedure("calculate", function* (game: Game, ship: Ship): Procedure<boolean> {
    yield* assign(game, ship, "calculate");
    return true;
  }),
};
