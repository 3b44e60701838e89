/** Remotes that react when ships pass over them or end on them (2E-REMOTE-02). */
import { areasOverlap, type Shape } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { isOnTable, ruleOf } from "./rule.ts";

/**
 * Lets remotes react to a ship. The shapes are everything that the ship has moved over: the template, and its base at the end. Most games
 * have no remotes, so this usually does nothing.
 */
export const meetRemotes = (game: Situation, ship: Ship, shapes: readonly Shape[]): Procedure =>
  game.state.remotes.length === 0 ? NOTHING : meetEach(game, ship, shapes);

const meetEach = procedure("meetRemotes", function* (game: Situation, ship: Ship, shapes: readonly Shape[]): Procedure {
  for (const remote of game.state.remotes) {
    const meets = ruleOf(game, remote)?.meets;
    if (!meets || !isOnTable(remote) || !isOnTable(ship)) continue;
    const body = game.board.body(remote);
    const isOn = areasOverlap(game.board.outline(ship), body);
    if (isOn || areasOverlap(shapes, body)) yield* meets(game, remote, ship, isOn ? "overlapped" : "passed");
  }
});

/** After a maneuver, offers the ship each action that a remote near it allows. */
export const maneuverNearRemotes = (game: Situation, ship: Ship): Procedure =>
  game.state.remotes.length === 0 ? NOTHING : nearEach(game, ship);

const nearEach = procedure("maneuverNearRemotes", function* (game: Situation, ship: Ship): Procedure {
  for (const remote of game.state.remotes) {
    const after = ruleOf(game, remote)?.afterManeuver;
    if (after && isOnTable(remote) && isOnTable(ship)) yield* after(game, remote, ship);
  }
});
