/** What an edition owns: its phases as lists of steps, its attack as a list of steps, its tables. Steps are shared; an edition is data. */
import type { Catalogue } from "@broadside/cards";
import type { TokenModifications } from "@broadside/dice";
import type { BaseSize } from "@broadside/geometry";
import type { Registry } from "./ability.ts";
import type { Procedure } from "./ask.ts";
import type { Game } from "./game.ts";
import type { Action } from "./procedures/actions/action.ts";
import type { EditionId } from "./setup.ts";
import type { Phase, Ship, TokenKind } from "./state.ts";

/** A step of a phase. It does one unit of its work (one ship's activation, one placement), and again if it says so. */
export interface Step {
  readonly name: string;
  /** Nothing could happen in it, so the game goes past it without a word. */
  isIdle?(game: Game): boolean;
  run(game: Game): Procedure<"again" | "done"> | Procedure;
}

export type AttackStep = { readonly name: string; run(game: Game): Procedure };

type RoundPhase = Exclude<Phase, "over" | "setup">;

export interface Edition {
  readonly id: EditionId;
  /** The phases in the order of play; `setup` comes once, the others every round. */
  readonly phases: Readonly<Record<Exclude<Phase, "over">, readonly Step[]>>;
  /** The steps of set-up of formats that have an order of their own. */
  readonly setUps?: Readonly<Record<string, readonly Step[]>>;
  readonly attack: readonly AttackStep[];
  /** What tokens do to dice in an attack. */
  readonly tokens: TokenModifications;
  /** Tokens, and whether Condition cards, that are never placed on huge ships (HS-TOKEN-01, HS-UPG-01). */
  readonly neverOnHugeShips: readonly (TokenKind | "condition")[];
  /** So many ion tokens take the dial of a ship of a size away (1E-TOKEN-01, -02, HS-TOKEN-04). */
  readonly ionizedBy: Readonly<Record<BaseSize, number>>;
  /** Actions of the action bar by name, and those that huge ships perform in another way. */
  readonly actions: ReadonlyMap<string, Action>;
  readonly hugeActions: ReadonlyMap<string, Action>;
  /** What follows when a ship has been given a token or lock, by a ship where that is known. */
  afterAssigned(game: Game, ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure;
  /** What becomes of the ships aboard a carrier that has left play; it still has its place on the table. */
  carrierLost(game: Game, carrier: Ship, how: "destroyed" | "fled"): Procedure;
  readonly roundPhases: readonly [RoundPhase, ...RoundPhase[]];
}

/** What a game is run with besides its set-up: the cards' facts, the cards' abilities, the rules. */
export interface Content {
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  readonly registry: Registry;
  /** Where the rules fail they throw, instead of going on with the next step: for tests. */
  readonly strict?: boolean;
}
