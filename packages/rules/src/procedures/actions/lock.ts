/**
 * Target lock (1E-ACT-07): 1. declare an enemy; 2. measure to it alone; 3. at Range 1-3 the lock is taken, otherwise another target or
 * another action may be chosen (1E-ACT-13). A target found out of range is not declared again in the same step.
 */
import { choose, type Option, optionsOf, type Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { enemiesOf, hasEnemies } from "../../relation.ts";
import type { Ship, ShipId } from "../../state.ts";
import { acquireLock } from "../../tokens.ts";
import type { Action } from "./action.ts";

const FARTHEST_LOCK = 3;
const OTHER_ACTION: Option<undefined> = { key: "other action", value: undefined };

export const lock: Action = {
  name: "lock",
  can: hasEnemies,
  perform: procedure("lock", function* (game: Game, ship: Ship): Procedure<boolean> {
    const tooFar: ShipId[] = [];
    for (;;) {
      const target = yield* choose<Ship | undefined>((now) => {
        const options = targets(now, ship, tooFar);
        const first = tooFar.length > 0 || options.length === 0;
        return {
          kind: "lock",
          seat: ship.seat,
          rule: "1E-ACT-07",
          about: { ship: ship.id },
          options: optionsOf(first ? [OTHER_ACTION, ...options] : options),
        };
      });
      if (!target || ship.status !== "inPlay") return false;
      if (game.board.range(ship, target) <= FARTHEST_LOCK) {
        yield* acquireLock(game, ship, target);
        return true;
      }
      game.note({ note: "out of range", ship: ship.id, target: target.id, rule: "1E-ACT-07" });
      tooFar.push(target.id);
    }
  }),
};

/** Every enemy, the nearest first. */
const targets = (game: Game, ship: Ship, tooFar: readonly ShipId[]): readonly Option<Ship | undefined>[] =>
  ship.status !== "inPlay"
    ? []
    : enemiesOf(game, ship)
        .filter(({ id }) => !tooFar.includes(id))
        .sort((one, other) => game.board.distance(ship, one) - game.board.distance(ship, other))
        .map((value) => ({ key: value.id, value }));
