/** An action of the action bar. What a card offers by an Action header is an `ActionPart` of its ability. */
import type { Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import type { Ship } from "../../state.ts";

export interface Action {
  /** As in the action bar, and among the actions of the round (1E-ACT-02). */
  readonly name: string;
  /** Cannot be granted (1E-ACT-16). */
  readonly neverFree?: true;
  /** It says that it is performed, and opens the moment after it, by itself (1E-ACT-22). */
  readonly tellsItself?: true;
  can(game: Game, ship: Ship): boolean;
  /** True when it was performed. */
  perform(game: Game, ship: Ship): Procedure<boolean>;
}
