/** Jam: an enemy at Range 1-2 gets a jam token (1E-ACT-21, 1E-GAP-04-Q). */
import { choose, type Option, optionsOf, type Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { enemiesOf, inRange } from "../../relation.ts";
import type { Ship } from "../../state.ts";
import { assign } from "../../tokens.ts";
import type { Action } from "./action.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

export const jam: Action = {
  name: "jam",
  can: (game, ship) => targets(game, ship).length > 0,
  perform: procedure("jam", function* (game: Game, ship: Ship): Procedure<boolean> {
    const target = yield* choose<Ship | undefined>((now) => {
      const options = targets(now, ship).map((value) => ({ key: value.id, value }));
      return {
        kind: "jam",
        seat: ship.seat,
        rule: "1E-ACT-21",
        about: { ship: ship.id },
        options: optionsOf(options.length > 0 ? options : [NONE]),
      };
    });
    if (!target) return false;
    yield* assign(game, target, "jam", 1, ship);
    return true;
  }),
};

const targets = (game: Game, ship: Ship): readonly Ship[] =>
  ship.status === "inPlay" ? inRange(game, ship, enemiesOf(game, ship), 1, 2) : [];
