/**
 * Coordinate: another friendly ship at Range 1-2, a team-mate's too, may perform a free action; stressed it performs nothing (1E-ACT-19).
 * Huge ships do the same (HS-COORD-01 to -03); one that is chosen gains nothing by it (HS-COORD-04). Cards may let it choose further ships.
 */
import { choose, type Option, optionsOf, type Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { sum } from "../../query.ts";
import { inRange, otherFriendsOf } from "../../relation.ts";
import type { Ship, ShipId } from "../../state.ts";
import type { Action } from "./action.ts";
import { freeAction } from "./perform-action.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

const coordinateBy = (rule: string, freeRule = rule): Action => ({
  name: "coordinate",
  can: (game, ship) => friends(game, ship).length > 0,
  perform: procedure("coordinate", function* (game: Game, ship: Ship): Procedure<boolean> {
    const chosen: ShipId[] = [];
    while (chosen.length < 1 + sum(game, "coordinated", { ship })) {
      const friend = yield* choose<Ship | undefined>((now) => {
        const options = friends(now, ship, chosen).map((value) => ({ key: value.id, value }));
        return {
          kind: "coordinate",
          seat: ship.seat,
          rule,
          about: { ship: ship.id },
          // The first is part of the action, any further one is not.
          options: optionsOf(chosen.length > 0 || options.length === 0 ? [NONE, ...options] : options),
        };
      });
      if (!friend) break;
      chosen.push(friend.id);
      game.note({ note: "coordinated", ship: ship.id, target: friend.id });
      yield* freeAction(game, friend, { rule: freeRule });
    }
    return chosen.length > 0;
  }),
});

export const coordinate = coordinateBy("1E-ACT-19");
export const hugeCoordinate = coordinateBy("HS-COORD-01", "HS-COORD-02");

const friends = (game: Game, ship: Ship, chosen: readonly ShipId[] = []): readonly Ship[] =>
  ship.status === "inPlay" ? inRange(game, ship, otherFriendsOf(game, ship), 1, 2).filter(({ id }) => !chosen.includes(id)) : [];
