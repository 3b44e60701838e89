/** Focus: the ship gains a focus token (1E-ACT-05). */
import type { Procedure } from "../driver/ask.ts";
import type { Action } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

export const focus: Action = {
  name: "focus",
  can: () => true,
  perform: procedure("focus", function* (game: Situation, ship: Ship): Procedure<boolean> {
    yield* assign(game, ship, "focus");
    return true;
  }),
};
