/**
 * Coordinate: another friendly ship at Range 1-2, including a team-mate's, may perform a free action unless it is stressed (1E-ACT-19).
 * Huge ships coordinate too (HS-COORD-01 to -03), but a huge ship that is chosen gains nothing (HS-COORD-04). Cards may allow further
 * ships, including allied ones, or a remote, which does something else instead of an action.
 */
import type { Colour } from "@broadside/cards";
import type { ActionId, RuleName } from "@broadside/protocol";
import { bearersOffering } from "../abilities/cards-in-play.ts";
import { window } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may, sum } from "../queries/query.ts";
import { alliesOf, otherFriendsOf } from "../queries/relation.ts";
import { isRemote, type Ship, type ShipId } from "../state/state.ts";
import { freeAction } from "./perform-action.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

/** How a coordinated remote acts. */
type OrderRemote = (game: Situation, remote: Ship) => Procedure;

/** Builds the action. An edition may let a ship attempt it even if there is no other ship to choose; the action then fails (2E-ACT-44). */
export const coordinateBy = (rule: RuleName, freeRule = rule, isAttempted = false, orderRemote?: OrderRemote): Action => ({
  name: "coordinate",
  can: (game, ship) => isAttempted || friends(game, ship).length > 0,
  perform: procedure("coordinate", function* (game: Situation, ship: Ship, colour?: Colour): Procedure<boolean> {
    const chosen: ShipId[] = [];
    /** The action that the first chosen ship performed, not counting linked actions after it. */
    let performed: ActionId | undefined;
    while (chosen.length < 1 + sum(game, "coordinated", { ship, colour, target: chosen[0] })) {
      const friend = yield* choose<Ship | undefined>((now) => {
        const remotes = orderRemote ? remotesFor(now, ship, chosen) : [];
        const options = [...friends(now, ship, chosen), ...remotes].map((value) => ({ key: value.id, value }));
        return {
          kind: "coordinate",
          seat: ship.seat,
          rule,
          about: { ship: ship.id },
          // Choosing the first ship is part of the action, so the player may decline only further ships.
          options: optionsOf(chosen.length > 0 || options.length === 0 ? [NONE, ...options] : options),
        };
      });
      if (!friend) break;
      const names = namesFor(game, ship, chosen, performed);
      chosen.push(friend.id);
      game.note({ note: "coordinated", ship: ship.id, target: friend.id });
      if (isRemote(game.state, friend)) {
        if (orderRemote) yield* orderRemote(game, friend);
        continue;
      }
      yield* window(game, "coordinating", { ship: ship.id, target: friend.id });
      const before = friend.actions.length;
      const evenStressed = may(game, "actStressedCoordinated", { ship: friend, by: ship }, false);
      const acted = yield* freeAction(
        game,
        friend,
        names ? { rule: freeRule, names, barOnly: true, evenStressed } : { rule: freeRule, evenStressed },
      );
      const action = friend.actions[before];
      performed ??= action;
      yield* window(game, "coordinated", { ship: ship.id, target: friend.id, colour, acted, action });
    }
    return chosen.length > 0;
  }),
});

export const coordinate = coordinateBy("1E-ACT-19");
export const hugeCoordinate = coordinateBy("HS-COORD-01", "HS-COORD-02");

function friends(game: Situation, ship: Ship, chosen: readonly ShipId[] = []): readonly Ship[] {
  if (ship.status !== "inPlay") return [];
  const allies = alliesOf(game, ship).filter((target) => may(game, "coordinateOther", { ship, target }, false));
  return [...otherFriendsOf(game, ship), ...allies].filter(
    (friend) => !chosen.includes(friend.id) && isInReach(game, ship, friend, chosen) && game.edition.mayBeCoordinated(game, friend),
  );
}

const remotesFor = (game: Situation, ship: Ship, chosen: readonly ShipId[]): readonly Ship[] =>
  game.state.remotes.filter(
    (remote) =>
      remote.status === "inPlay" &&
      may(game, "coordinateOther", { ship, target: remote }, false) &&
      !chosen.includes(remote.id) &&
      isInReach(game, ship, remote, chosen),
  );

function isInReach(game: Situation, ship: Ship, friend: Ship, chosen: readonly ShipId[]): boolean {
  const range = game.board.range(ship, friend);
  return may(game, "coordinate", { ship, target: friend, range, chosen }, range >= 1 && range <= 2);
}

/** Returns the actions that cards allow the next chosen ship; undefined if no card limits them. */
function namesFor(
  game: Situation,
  ship: Ship,
  chosen: readonly ShipId[],
  performed: ActionId | undefined,
): readonly ActionId[] | undefined {
  let names: readonly ActionId[] | undefined;
  for (const self of bearersOffering(game, "coordinatedActions")) {
    const said = self.ability.answers?.coordinatedActions?.(game, self, { ship, chosen, performed });
    if (said) names = names ? names.filter((name) => said.includes(name)) : said;
  }
  return names;
}
