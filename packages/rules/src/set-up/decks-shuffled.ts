/** Whether the Damage decks have been shuffled. Before that, each player may look through the opponents' decks (ET-DMG-03, ES-DMG-03). */

import type { Situation } from "../contract/situation.ts";
import { stepsOf } from "../driver/flow.ts";

/** The set-up steps that shuffle the decks, in either edition. */
const SHUFFLING: readonly string[] = ["damage decks", "other components"];

export function areDecksShuffled(game: Situation): boolean {
  const { phase, step } = game.state.cursor;
  return phase !== "setup" || step >= stepsOf(game, phase).findIndex(({ name }) => SHUFFLING.includes(name));
}
