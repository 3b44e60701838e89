/** Cloak: the ship gains a cloak token, which stays until it is spent to decloak. A cloaked ship can't perform it (1E-ACT-14). */
import type { Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

export const cloak: Action = {
  name: "cloak",
  can: (_game, ship) => ship.tokens.cloak === 0,
  perform: procedure("cloak", function* (game: Situation, ship: Ship): Procedure<boolean> {
    yield* assign(game, ship, "cloak");
    return true;
  }),
};
