/**
 * The first edition's Check Pilot Stress step: red gives a stress token, green removes one, even after an overlap (1E-MOVE-01, -09). A card
 * may postpone the step until after the Perform Action step. Whatever comes after the step is then postponed too.
 */
import { addEffect, removeEffects } from "../abilities/effects.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { isEasy } from "../queries/query.ts";
import type { Effect, Ship } from "../state/state.ts";
import { assign, removeStress } from "../tokens/tokens.ts";

/** These mark a stress token that the ship will gain, or one that it will lose, at the end of its Perform Action step. */
const STRESS_TO_COME = "effect:stress to come";
const STRESS_TO_GO = "effect:stress to go";

/** Checks stress for the current maneuver. */
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

/** Postpones the Check Pilot Stress step until after the Perform Action step. Used by cards. */
export function postponeStressCheck(game: Situation, ship: Ship): void {
  const { motion } = game.state;
  if (motion?.ship === ship.id) game.setMotion({ ...motion, stressLater: true });
}

/** Gives the ship a stress token right after the Check Pilot Stress step, even if that step is postponed. Used by cards. */
export const stressAfterCheck = procedure("stressAfterCheck", function* (game: Situation, ship: Ship): Procedure {
  if (game.state.motion?.stressLater) waitFor(game, ship, STRESS_TO_COME);
  else yield* assign(game, ship, "stress");
});

/** Gains or loses the stress tokens that were postponed to the end of the ship's Perform Action step. */
export const checkPostponedStress = procedure("checkStressPutOff", function* (game: Situation, ship: Ship): Procedure {
  for (let waiting = nextWaiting(game, ship); waiting; waiting = nextWaiting(game, ship)) {
    const { since, id } = waiting;
    removeEffects(game, (effect) => effect.since === since);
    yield* checkColour(game, ship, id === STRESS_TO_COME ? "red" : "green");
  }
});

const nextWaiting = ({ state }: Situation, ship: Ship): Effect | undefined =>
  state.effects.find((effect) => effect.ship === ship.id && (effect.id === STRESS_TO_COME || effect.id === STRESS_TO_GO));
