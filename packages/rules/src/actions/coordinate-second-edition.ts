/**
 * Coordinate: another friendly ship at range 1-2 performs one action, or declines. Without such a ship, the action fails (2E-ACT-20, -44).
 * The coordinate action counts as performed however the other ship's action ends, and even if that ship can't act at all (2E-ACT-46, -47,
 * -54-Q).
 */
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { isFriendly } from "../queries/relation.ts";
import { commandoAdvances } from "../remotes/commando-team.ts";
import type { Ship } from "../state/state.ts";
import { coordinateBy } from "./coordinate.ts";
import { freeAction } from "./perform-action.ts";

/** The only remotes that cards let the ship choose are Commando Teams, which relocate instead of acting. */
export const coordinate = coordinateBy("2E-ACT-44", "2E-ACT-20", true, commandoAdvances);

/**
 * Lets a ship coordinate another through a card, which isn't an action. Since 1.2.0, the other ship needn't be friendly, and its player
 * picks the action (2E-ACT-45).
 */
export const coordinateShip = procedure("coordinateShip", function* (game: Situation, ship: Ship, chosen: Ship): Procedure<boolean> {
  if (!game.edition.switches.coordinatesAnybody && !isFriendly(game, ship, chosen)) return false;
  game.note({ note: "coordinated", ship: ship.id, target: chosen.id });
  const before = chosen.actions.length;
  const acted = yield* freeAction(game, chosen, { rule: "2E-ACT-45" });
  yield* window(game, "coordinated", { ship: ship.id, target: chosen.id, colour: undefined, acted, action: chosen.actions[before] });
  return true;
});
