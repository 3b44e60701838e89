/** A game as some of its seats may see it. A host sends out nothing but this and the events that follow. */
import type { ShipId } from "./ids.ts";
import type { Input } from "./input.ts";
import type { Question, Secrecy, WaitingFor } from "./question.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { Proposal } from "./record.ts";
import type { Seat } from "./seat.ts";
import type { GameSetup } from "./setup.ts";
import type { Outcome, State } from "./state.ts";

export interface View {
  readonly rulesVersion: string;
  readonly setup: GameSetup;
  /** The seats that this view is for; empty for a spectator or a judge. */
  readonly seats: readonly Seat[];
  /** The number of the latest input, after which `eventsFor` continues. */
  readonly number: number;
  /**
   * Hidden dials are `HIDDEN_DIAL`, and hidden cards are `HIDDEN_CARD`. A deck's `cards` lists all the cards that nobody can see; its
   * `left` is the number of cards that are really left.
   */
  readonly state: State;
  readonly questions: readonly Question[];
  readonly waiting: readonly WaitingFor[];
  readonly proposal: Proposal | undefined;
  /** For each seat: how far back it may undo without asking (`to`), and how far undoing its latest answer goes back (`last`). */
  readonly canUndo: readonly { readonly seat: Seat; readonly to: number; readonly last: number }[];
  readonly result: Outcome | undefined;
  readonly since: SeenSince;
}

/**
 * What is needed to rebuild the game from its last checkpoint: the state at that checkpoint, completed with everything that has been seen
 * since, and all later inputs and draws.
 */
export interface SeenSince {
  readonly state: State;
  readonly number: number;
  readonly drawn: number;
  readonly learnt: number;
  readonly told: number;
  readonly proposal: Proposal | undefined;
  readonly inputs: readonly SeenEntry[];
  readonly draws: readonly SeenDraw[];
  /** Uses of other seats' standing orders. */
  readonly uses: readonly SeenUse[];
}

/** A draw as the viewer saw it: a number, a card, or undefined if nobody may know. */
export type SeenDraw = number | { readonly deck: number; readonly card: number } | { readonly deck: number } | undefined;

/** An input as others see it. If it is a secret answer or a standing order, others see only that it was given. */
export type SeenInput =
  | Input
  | { readonly input: "secret answer"; readonly seat: Seat; readonly ask: number }
  | { readonly input: "secret standing answer"; readonly seat: Seat };
export interface SeenEntry {
  readonly number: number;
  readonly input: SeenInput;
  readonly secret?: Secrecy;
  readonly undone?: true;
}

/** A use of a standing order, as others have seen it. */
export interface SeenUse {
  /** The number of the input during which the order was used. */
  readonly number: number;
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly ship?: ShipId;
  /** The key that was chosen; missing if it is secret, or if the answer is a place. */
  readonly key?: string;
}
