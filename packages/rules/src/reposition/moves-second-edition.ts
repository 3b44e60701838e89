/**
 * Barrel rolls and boosts are moves, but not maneuvers (2E-ACT-30). They happen as actions, or because a card lets a ship move without an
 * action (2E-ACT-05). The direction is announced before any template is placed. If there is no legal place in that direction, the move
 * fails and the ship stays where it is (2E-ACT-26, -27, -29).
 */
import type { Colour } from "@broadside/cards";
import type { Procedure } from "../contract/ask.ts";
import type { Direction, WaysToGo } from "../contract/edition-parts.ts";
import type { Moving } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { waysToMove } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { BOOSTS, markedRollsOf } from "./directions.ts";
import { isAnyOpen } from "./places.ts";
import { reposition } from "./reposition.ts";
import { landingOf } from "./room.ts";

/** `action` is the colour, if the move is an action. */
export interface MoveOptions {
  readonly action?: Colour | undefined;
  /** If given, only these directions may be used, instead of the ship's usual ones. */
  readonly ways?: readonly Direction[];
}
const NO_ACTION: MoveOptions = {};

/** Returns the directions that the rules allow, after each card has changed them in turn. */
function waysOf(game: Situation, ship: Ship, move: Moving["move"], { action: colour, ways: only }: MoveOptions): readonly Direction[] {
  return only ?? waysToMove(game, { ship, move, colour, ways: move === "boost" ? BOOSTS : markedRollsOf(game, ship) });
}

/** Returns the directions of an action before one is announced. */
export const waysOfAction = (game: Situation, ship: Ship, move: "barrel roll" | "boost", action: Colour): WaysToGo => ({
  directions: waysOf(game, ship, move, { action }),
  landing: landingOf(game, ship),
});

/**
 * Makes a ship barrel roll. If the roll is an action, the player may announce any direction, and the roll may fail. If an ability causes
 * the roll, only directions with a legal place are offered (2E-ACT-13).
 */
export const barrelRollShip = procedure(
  "barrelRollShip",
  function* (game: Situation, ship: Ship, how: MoveOptions = NO_ACTION): Procedure<boolean> {
    const attempts = how.action !== undefined;
    return yield* reposition(game, ship, waysOf(game, ship, "barrel roll", how), {
      seat: ship.seat,
      kind: "barrel roll",
      rule: "2E-ACT-26",
      landing: landingOf(game, ship),
      attempts,
    });
  },
);

export const boostShip = procedure("boostShip", function* (game: Situation, ship: Ship, how: MoveOptions = NO_ACTION): Procedure<boolean> {
  const attempts = how.action !== undefined;
  return yield* reposition(game, ship, waysOf(game, ship, "boost", how), {
    seat: ship.seat,
    kind: "boost",
    rule: "2E-ACT-29",
    landing: landingOf(game, ship),
    attempts,
  });
});

/** Whether any place for a barrel roll is legal. Always false for huge ships, because they move only by maneuvers (2E-HUGE-07). */
export const canBarrelRoll = (game: Situation, ship: Ship, how: MoveOptions = NO_ACTION): boolean =>
  !game.factsOf(ship).isHuge && isAnyOpen(game, ship, waysOf(game, ship, "barrel roll", how), landingOf(game, ship));
export const canBoost = (game: Situation, ship: Ship, how: MoveOptions = NO_ACTION): boolean =>
  !game.factsOf(ship).isHuge && isAnyOpen(game, ship, waysOf(game, ship, "boost", how), landingOf(game, ship));
