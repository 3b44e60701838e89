/** An action of the action bar. What a card offers by an Action header is an `ActionPart` of its ability. */
import type { Colour } from "@broadside/cards";
import type { Procedure } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import type { Ship } from "../state/state.ts";

export interface Action {
  /** As in the action bar, and among the actions of the round (1E-ACT-02). */
  readonly name: string;
  /** It says that it is performed, and opens the moment after it, by itself (1E-ACT-22). */
  readonly tellsItself?: true;
  /** Whether it could be performed now: as the action of its step, or granted. */
  can(game: Game, ship: Ship, kind?: "action" | "free action"): boolean;
  /** True when it was performed, false when it failed. */
  perform(game: Game, ship: Ship, colour?: Colour): Procedure<boolean>;
}
