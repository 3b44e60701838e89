/** Recover: all energy is spent, and as many shields come back (HS-RECOVER-01 to -03); also without energy, or with full shields (HS-RECOVER-92-Q). */
import type { Procedure } from "../../ask.ts";
import { spendEnergy } from "../../energy.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { latest } from "../../query.ts";
import type { Ship } from "../../state.ts";
import { recoverShields } from "../shields.ts";
import type { Action } from "./action.ts";

export const recover: Action = {
  name: "recover",
  can: () => true,
  // biome-ignore lint/correctness/useYield: an action is a procedure, and this one asks nothing.
  perform: procedure("recover", function* (game: Game, ship: Ship): Procedure<boolean> {
    const { energy } = ship;
    spendEnergy(game, ship, energy);
    recoverShields(game, ship, Math.min(energy, latest(game, "mostRecovered", { ship }, energy)));
    return true;
  }),
};
