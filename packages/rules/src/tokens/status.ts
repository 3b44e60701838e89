/** How tokens affect a ship, and how a leader's tokens affect its wingmates. */

import type { Colour } from "@broadside/cards";
import type { ActionId } from "@broadside/protocol";
import { addEffect, effectOn } from "../abilities/effects.ts";
import type { Situation } from "../contract/situation.ts";
import { may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { leaderOf } from "../wings/wing.ts";
import { isIonized } from "./ion.ts";

export { isIonized } from "./ion.ts";

/** Whether a ship is tractored. That takes as many tractor tokens as it takes ion tokens to ionize it (2E-TOKEN-09, -12). */
export const isTractored = (game: Situation, ship: Ship): boolean =>
  ship.tokens.tractor >= game.edition.ionizedBy[game.factsOf(ship).type.size];

/** Whether a ship is cloaked, by its own token or because its leader is (2E-TOKEN-26, EB-WACT-05, -06). */
export const isCloaked = (ship: Ship, game: Situation): boolean => ship.tokens.cloak > 0 || (leaderOf(game, ship)?.tokens.cloak ?? 0) > 0;

/**
 * Returns how tokens change agility: +2 if cloaked (2E-TOKEN-26, EB-WACT-17), and −1 if tractored, however many tokens it has
 * (2E-TOKEN-16).
 */
export const agilityByTokens = (game: Situation, ship: Ship): number => (isCloaked(ship, game) ? 2 : 0) - (isTractored(game, ship) ? 1 : 0);

/**
 * Forbids further actions during an activation in which the ship has overlapped an enemy (2E-BUMP-11). The effect's `by` is the ship whose
 * activation it is.
 */
export const NO_MORE_ACTIONS = "effect:overlapped an enemy";

/** Forbids actions for the rest of the current activation. */
export const forbidActions = (game: Situation, ship: Ship): void =>
  addEffect(game, { id: NO_MORE_ACTIONS, ship: ship.id, by: game.state.cursor.active ?? ship.id, until: "phase" });

/**
 * Whether tokens and wings let a ship perform an action. Stressed ships may perform none (2E-ACT-02), ionized ships may only focus
 * (2E-ACT-52), and wingmates have five actions to choose from (EB-WACT-09).
 */
export function mayAct(game: Situation, ship: Ship, action: ActionId, colour: Colour, evenStressed: boolean = false): boolean {
  if (ship.tokens.stress > 0 && !evenStressed && !may(game, "actDespite", { ship, action, colour, despite: "stress" }, false)) return false;
  if (game.state.effects.length > 0 && effectOn(game, NO_MORE_ACTIONS, ship)?.by === game.state.cursor.active) return false;
  if (action !== "focus" && isIonized(game, ship) && !may(game, "actDespite", { ship, action, despite: "ions" }, false)) return false;
  return WINGMATE_ACTIONS.includes(action) || !leaderOf(game, ship) || may(game, "actDespite", { ship, action, despite: "wing" }, false);
}
const WINGMATE_ACTIONS: readonly string[] = ["calculate", "evade", "focus", "reinforce", "lock"];
