/** Rotate arc: turn the mobile arc or turret indicator to another quarter (1E-ACT-18, 2E-ACT-37). */
import type { RuleName } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { type Quarter, type Ship, TURRET_QUARTERS } from "../state/state.ts";

export const rotateTo = (rule: RuleName, quarters: (game: Situation, ship: Ship) => readonly Quarter[]): Action => ({
  name: "rotate-arc",
  can: (game, ship) => quarters(game, ship).length > 0,
  perform: procedure("rotateArc", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const quarter = yield* choose<Quarter>((now) => {
      const options = quarters(now, ship).map((value) => ({ key: value, value }));
      const stays = { key: ship.quarter, value: ship.quarter };
      return {
        kind: "rotate arc",
        seat: ship.seat,
        rule,
        about: { ship: ship.id },
        options: options.length > 0 ? optionsOf(options) : [stays],
      };
    });
    game.setShip(ship, { quarter });
    return true;
  }),
});

export const rotateArc = rotateTo("1E-ACT-18", (_game, ship) => TURRET_QUARTERS.filter((one) => one !== ship.quarter));

/** Whether a card could rotate the ship's arc. Rotating it through a card isn't an action (2E-ACT-05). */
export const canRotateArc = (game: Situation, ship: Ship): boolean => game.edition.actions.get("rotate-arc")?.can(game, ship) === true;
export function* rotateArcOf(game: Situation, ship: Ship): Procedure<boolean> {
  const action = game.edition.actions.get("rotate-arc");
  return action !== undefined && (yield* action.perform(game, ship));
}
