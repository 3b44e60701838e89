/** What an edition owns: its phases as lists of steps, its attack as a list of steps, its tables. Steps are shared; an edition is data. */
import type { Catalogue } from "@broadside/cards";
import type { Registry } from "./ability.ts";
import type { Procedure } from "./ask.ts";
import type { Game } from "./game.ts";
import type { EditionId } from "./setup.ts";
import type { Phase, Ship, TokenKind } from "./state.ts";

/** A step of a phase. It does one unit of its work (one ship's activation, one placement) and says whether there is more of it. */
export interface Step {
  readonly name: string;
  run(game: Game): Procedure<"again" | "done">;
}

export type AttackStep = { readonly name: string; run(game: Game): Procedure };

export interface Edition {
  readonly id: EditionId;
  /** The phases in the order of play; `setup` comes once, the others every round. */
  readonly phases: Readonly<Record<Exclude<Phase, "over">, readonly Step[]>>;
  readonly attack: readonly AttackStep[];
  /** What follows when a ship has been given a token or lock. */
  afterAssigned(game: Game, ship: Ship, token: TokenKind | "lock"): Procedure;
  readonly roundPhases: readonly Exclude<Phase, "over" | "setup">[];
}

/** What a game is run with besides its set-up: the cards' facts, the cards' abilities, the rules. */
export interface Content {
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  readonly registry: Registry;
}
