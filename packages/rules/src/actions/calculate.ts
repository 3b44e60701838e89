/** Calculate: the ship gains a calculate token (2E-ACT-22). */
import type { Procedure } from "../driver/ask.ts";
import type { Action } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

export const calculate: Action = {
  name: "calculate",
  can: () => true,
  perform: procedure("calculate", function* (game: Situation, ship: Ship): Procedure<boolean> {
    yield* assign(game, ship, "calculate");
    return true;
  }),
};
