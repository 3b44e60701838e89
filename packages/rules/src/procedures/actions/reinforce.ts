/** Reinforce: a token with its fore or aft side up (1E-ACT-20); of a huge ship next to its fore or aft section (HS-REINF-01). */
import { choose, type Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Ship } from "../../state.ts";
import { assign } from "../../tokens.ts";
import type { Action } from "./action.ts";

const reinforceBy = (rule: string): Action => ({
  name: "reinforce",
  can: () => true,
  perform: procedure("reinforce", function* (game: Game, ship: Ship): Procedure<boolean> {
    const side = yield* choose<"reinforceFore" | "reinforceAft">(() => ({
      kind: "reinforce",
      seat: ship.seat,
      rule,
      about: { ship: ship.id },
      options: [
        { key: "fore", value: "reinforceFore" },
        { key: "aft", value: "reinforceAft" },
      ],
    }));
    yield* assign(game, ship, side);
    return true;
  }),
});

export const reinforce = reinforceBy("1E-ACT-20");
export const hugeReinforce = reinforceBy("HS-REINF-01");
