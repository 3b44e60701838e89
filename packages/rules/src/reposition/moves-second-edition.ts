/**
 * Barrel rolls and boosts: moves, but no maneuvers (2E-ACT-30). As actions, and as what a card lets a ship do without an action (2E-ACT-05). The
 * direction is announced before any template is laid; without a legal place in it the move fails and the ship stays (2E-ACT-26, -27, -29).
 */
import type { Colour } from "@broadside/cards";
import type { Procedure } from "../driver/ask.ts";
import type { Direction, WaysToGo } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Moving } from "../queries/queries.ts";
import { waysToMove } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { BOOSTS, markedRollsOf } from "./directions.ts";
import { isAnyOpen } from "./places.ts";
import { reposition } from "./reposition.ts";
import { landingOf } from "./room.ts";

/** Of an action, its colour. */
export interface HowMoved {
  readonly action?: Colour | undefined;
  /** These ways alone, instead of those that the ship has. */
  readonly ways?: readonly Direction[];
}
const NO_ACTION: HowMoved = {};

/** What the rules give, as cards change it one after the other. */
function waysOf(game: Situation, ship: Ship, move: Moving["move"], { action: colour, ways: only }: HowMoved): readonly Direction[] {
  return only ?? waysToMove(game, { ship, move, colour, ways: move === "boost" ? BOOSTS : markedRollsOf(game, ship) });
}

/** The ways of an action, before one of them is announced. */
export const waysOfAction = (game: Situation, ship: Ship, move: "barrel roll" | "boost", action: Colour): WaysToGo => ({
  directions: waysOf(game, ship, move, { action }),
  landing: landingOf(game, ship),
});

/** As an action any direction may be announced, and it may fail; by an ability only what is possible, for one that fails costs nothing (2E-ACT-13). */
export const barrelRollShip = procedure(
  "barrelRollShip",
  function* (game: Situation, ship: Ship, how: HowMoved = NO_ACTION): Procedure<boolean> {
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

export const boostShip = procedure("boostShip", function* (game: Situation, ship: Ship, how: HowMoved = NO_ACTION): Procedure<boolean> {
  const attempts = how.action !== undefined;
  return yield* reposition(game, ship, waysOf(game, ship, "boost", how), {
    seat: ship.seat,
    kind: "boost",
    rule: "2E-ACT-29",
    landing: landingOf(game, ship),
    attempts,
  });
});

/** Whether some place is legal; never for huge ships, which nothing but maneuvers moves (2E-HUGE-07). */
export const canBarrelRoll = (game: Situation, ship: Ship, how: HowMoved = NO_ACTION): boolean =>
  !game.factsOf(ship).isHuge && isAnyOpen(game, ship, waysOf(game, ship, "barrel roll", how), landingOf(game, ship));
export const canBoost = (game: Situation, ship: Ship, how: HowMoved = NO_ACTION): boolean =>
  !game.factsOf(ship).isHuge && isAnyOpen(game, ship, waysOf(game, ship, "boost", how), landingOf(game, ship));
