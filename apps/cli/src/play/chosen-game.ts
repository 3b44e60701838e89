/** What `broadside play` is to play, ready to be prepared. */
import type { Catalogue } from "@broadside/cards";
import type { GameChoice } from "@broadside/content";
import type { PlayerName } from "./play-choices.ts";

export interface ChosenGame {
  readonly choice: GameChoice;
  /** The cards with a points update, where there is one. */
  readonly updated?: Catalogue;
  /** One a seat. */
  readonly players: readonly PlayerName[];
  /** What the list of each seat is called. */
  readonly sources: readonly string[];
  /** What is done about lists that can be played. */
  readonly notes: readonly string[];
}
