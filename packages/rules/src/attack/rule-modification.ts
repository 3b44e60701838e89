/** A change of dice that the rules themselves offer in an attack, without a token or a card; once an attack. */
import type { DieKind } from "@broadside/dice";
import type { Game } from "../driver/game.ts";
import type { Duel, Side } from "./duel.ts";

export interface RuleModification {
  readonly key: string;
  readonly dice: DieKind;
  /** Who may use it. */
  readonly as: Side;
  when(game: Game, duel: Duel): boolean;
  perform(game: Game, duel: Duel): void;
}
