/** Focus: the ship gains a focus token (1E-ACT-05). */
import type { Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
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
