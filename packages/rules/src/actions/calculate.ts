/** Calculate: the ship gains a calculate token (2E-ACT-22). */
import type { Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
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
