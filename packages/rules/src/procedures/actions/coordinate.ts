/** Coordinate: another friendly ship at Range 1-2, a team-mate's too, may perform a free action; stressed it performs nothing (1E-ACT-19). */
import { choose, type Option, optionsOf, type Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { inRange, otherFriendsOf } from "../../relation.ts";
import type { Ship } from "../../state.ts";
import type { Action } from "./action.ts";
import { freeAction } from "./perform-action.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

export const coordinate: Action = {
  name: "coordinate",
  can: (game, ship) => friends(game, ship).length > 0,
  perform: procedure("coordinate", function* (game: Game, ship: Ship): Procedure<boolean> {
    const friend = yield* choose<Ship | undefined>((now) => {
      const options = friends(now, ship).map((value) => ({ key: value.id, value }));
      return {
        kind: "coordinate",
        seat: ship.seat,
        rule: "1E-ACT-19",
        about: { ship: ship.id },
        options: optionsOf(options.length > 0 ? options : [NONE]),
      };
    });
    if (!friend) return false;
    game.note({ note: "coordinated", ship: ship.id, target: friend.id });
    yield* freeAction(game, friend, { rule: "1E-ACT-19" });
    return true;
  }),
};

const friends = (game: Game, ship: Ship): readonly Ship[] =>
  ship.status === "inPlay" ? inRange(game, ship, otherFriendsOf(game, ship), 1, 2) : [];
