/**
 * The Check Pilot Stress step of the first edition: red gives one stress token, green takes one away, also after an overlap (1E-MOVE-01, -09).
 * A card may put it off until the Perform Action step is over; what waits for it then waits as well.
 */
import { addEffect, removeEffects } from "../abilities/effects.ts";
import { NOTHING, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Difficulty } from "../queries/queries.ts";
import { isEasy } from "../queries/query.ts";
import type { Effect, Ship } from "../state/state.ts";
import { assign, removeStress } from "../tokens/tokens.ts";

/** What waits for the end of a Perform Action step: a token that comes, or one that goes. */
const STRESS_TO_COME = "effect:stress to come";
const STRESS_TO_GO = "effect:stress to go";

/** Of the maneuver under way. */
export function checkStress(game: Situation, ship: Ship): Procedure {
  const { motion } = game.state;
  if (!motion || ship.status !== "inPlay") return NOTHING;
  if (!motion.stressLater) return checkColour(game, ship, motion.colour);
  if (motion.colour === "red") waitFor(game, ship, STRESS_TO_COME);
  else if (isEasy(motion.colour)) waitFor(game, ship, STRESS_TO_GO);
  return NOTHING;
}

function checkColour(game: Situation, ship: Ship, colour: Difficulty): Procedure {
  if (colour === "red") return stressed(game, ship);
  return isEasy(colour) ? removeStress(game, ship) : NOTHING;
}

function* stressed(game: Situation, ship: Ship): Procedure {
  yield* assign(game, ship, "stress");
}

const waitFor = (game: Situation, { id: ship }: Ship, id: Effect["id"]): void => addEffect(game, { id, ship, by: ship, until: "round" });

/** The step comes after the Perform Action step. For cards. */
export function putOffStressCheck(game: Situation, ship: Ship): void {
  const { motion } = game.state;
  if (motion?.ship === ship.id) game.setMotion({ ...motion, stressLater: true });
}

/** A stress token that comes after the step, wherever that is. For cards. */
export const stressAfterCheck = procedure("stressAfterCheck", function* (game: Situation, ship: Ship): Procedure {
  if (game.state.motion?.stressLater) waitFor(game, ship, STRESS_TO_COME);
  else yield* assign(game, ship, "stress");
});

/** The ship's Perform Action step is over: what has waited for it. */
export const checkStressPutOff = procedure("checkStressPutOff", function* (game: Situation, ship: Ship): Procedure {
  for (let waiting = nextWaiting(game, ship); waiting; waiting = nextWaiting(game, ship)) {
    const { since, id } = waiting;
    removeEffects(game, (effect) => effect.since === since);
    yield* checkColour(game, ship, id === STRESS_TO_COME ? "red" : "green");
  }
});

const nextWaiting = ({ state }: Situation, ship: Ship): Effect | undefined =>
  state.effects.find((effect) => effect.ship === ship.id && (effect.id === STRESS_TO_COME || effect.id === STRESS_TO_GO));
