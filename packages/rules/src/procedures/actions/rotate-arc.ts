/** Rotate arc: the mobile arc is turned to another quarter (1E-ACT-18). */
import { choose, optionsOf, type Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { type Quarter, type Ship, TURRET_QUARTERS } from "../../state.ts";
import type { Action } from "./action.ts";

export const rotateArc: Action = {
  name: "rotate-arc",
  can: () => true,
  perform: procedure("rotateArc", function* (game: Game, ship: Ship): Procedure<boolean> {
    const quarter = yield* choose<Quarter>(() => ({
      kind: "rotate arc",
      seat: ship.seat,
      rule: "1E-ACT-18",
      about: { ship: ship.id },
      options: optionsOf(TURRET_QUARTERS.filter((one) => one !== ship.quarter).map((value) => ({ key: value, value }))),
    }));
    game.setShip(ship, { quarter });
    return true;
  }),
};
