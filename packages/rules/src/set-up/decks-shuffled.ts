/** Whether the Damage decks are shuffled: each player may look through those of the opponents until then (ET-DMG-03, ES-DMG-03). */
import { stepsOf } from "../driver/flow.ts";
import type { Situation } from "../driver/situation.ts";

/** The steps of set-up in which it is done, of either edition. */
const SHUFFLING: readonly string[] = ["damage decks", "other components"];

export function areDecksShuffled(game: Situation): boolean {
  const { phase, step } = game.state.cursor;
  return phase !== "setup" || step >= stepsOf(game, phase).findIndex(({ name }) => SHUFFLING.includes(name));
}
