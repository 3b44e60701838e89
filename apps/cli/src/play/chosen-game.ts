/** The game that the user asks `broadside play` for. */
import type { Catalogue } from "@broadside/cards";
import type { GameChoice } from "@broadside/content";
import type { PlayerName } from "./play-choices.ts";

export interface ChosenGame {
  readonly choice: GameChoice;
  /** The cards after a points update, if there is one. */
  readonly updated?: Catalogue;
  /** One for each seat. */
  readonly players: readonly PlayerName[];
  /** The name of each seat's list, for messages. */
  readonly sources: readonly string[];
  /** Adjustments that were made so that the lists can be played. */
  readonly notes: readonly string[];
}
