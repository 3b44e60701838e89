/** Evade: the ship gains an evade token (1E-ACT-06). */
import type { Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
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
