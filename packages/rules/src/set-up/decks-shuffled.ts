/** Whether the Damage decks have been shuffled. Before that, each player may look through the opponents' decks (ET-DMG-03, ES-DMG-03). */
import { stepsOf } from "../driver/flow.ts";
import type { Situation } from "../driver/situation.ts";

/** The set-up steps that shuffle the decks, in either edition. */
const SHUFFLING: readonly string[] = ["damage decks", "other components"];

export function areDecksShuffled(game: Situation): boolean {
  const { phase, step } = game.state.cursor;
  return phase !== "setup" || step >= stepsOf(game, phase).findIndex(({ name }) => SHUFFLING.includes(name));
}
