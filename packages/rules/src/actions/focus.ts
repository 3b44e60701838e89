/** Focus: a focus token (1E-ACT-05). */
import type { Procedure } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import type { Action } from "./action.ts";

export const focus: Action = {
  name: "focus",
  can: () => true,
  perform: procedure("focus", function* (game: Game, ship: Ship): Procedure<boolean> {
    yield* assign(game, ship, "focus");
    return true;
  }),
};
