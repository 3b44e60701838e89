/**
 * The maneuver that a ship executes if it has no dial, or if it may not execute its own maneuver: a white straight 2 (2E-MOVE-25, -26,
 * 2E-PLAN-09).
 */
import type { FlightOptions } from "../contract/edition-parts.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { difficultyOf, may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { coloured, maneuverOf } from "./dial.ts";
import { mayFly } from "./stress.ts";

export const STRESS_MANEUVER = "2FW";

interface Flight {
  readonly code: string;
  readonly colour: Difficulty;
  readonly fixed?: true | undefined;
}

/**
 * Returns the maneuver that is actually executed: the stress maneuver if the ship may not execute the given one in its current colour. A
 * maneuver that can't be altered is always executed (2E-ACTIV-13).
 */
export function flightOf(game: Situation, ship: Ship, code: string, { colour: given, fixed }: FlightOptions): Flight {
  const maneuver = maneuverOf(game, ship, code);
  const colour = given ?? (fixed ? (maneuver.colour ?? "white") : difficultyOf(game, ship, maneuver));
  if (fixed || mayExecute(game, ship, code, colour)) return { code, colour, fixed };
  const isPurple = colour === "purple";
  game.note({
    note: isPurple ? "purple without Force" : "red while stressed",
    ship: ship.id,
    rule: isPurple ? "2E-MOVE-26" : "2E-MOVE-25",
  });
  // Since 1.2.0, the stress maneuver can't be altered (2E-MOVE-28).
  if (game.edition.switches.fixedStressManeuver) return { code: STRESS_MANEUVER, colour: "white", fixed: true };
  return { code: STRESS_MANEUVER, colour: difficultyOf(game, ship, maneuverOf(game, ship, STRESS_MANEUVER)) };
}

const mayPay = (game: Situation, ship: Ship): boolean =>
  ship.force > 0 && may(game, "spendForce", { ship, attack: game.state.attack }, true);

/** Whether the ship's tokens currently allow it to execute the maneuver in this colour. */
export function mayExecute(game: Situation, ship: Ship, code: string, colour: Difficulty): boolean {
  const maneuver = coloured(maneuverOf(game, ship, code), colour);
  return colour === "purple" ? may(game, "execute", { ship, maneuver }, mayPay(game, ship)) : mayFly(game, ship, maneuver);
}
