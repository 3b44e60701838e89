/** Evade: the ship gains an evade token (1E-ACT-06). */
import type { Procedure } from "../driver/ask.ts";
import type { Action } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

export const evade: Action = {
  name: "evade",
  can: () => true,
  perform: procedure("evade", function* (game: Situation, ship: Ship): Procedure<boolean> {
    yield* assign(game, ship, "evade");
    return true;
  }),
};
