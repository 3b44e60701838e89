/** Inputs that reach a running game from outside. A game's log is a sequence of inputs. */
import type { Pose } from "@broadside/geometry";
import type { Change } from "./event.ts";
import type { ShipId } from "./ids.ts";
import type { PlaceProblem } from "./place-refusal.ts";
import type { SeatPlayer } from "./player.ts";
import type { Secrecy } from "./question.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { RuleName } from "./rule.ts";
import type { Seat } from "./seat.ts";

export type Input =
  /** An answer gives the key of an option, or a place. */
  | { readonly input: "answer"; readonly seat: Seat; readonly ask: number; readonly key: string }
  | { readonly input: "answer"; readonly seat: Seat; readonly ask: number; readonly pose: Pose }
  /** A seat proposes a manual change. It takes effect once every other side, or a judge, has agreed. */
  | { readonly input: "propose"; readonly seat: Seat; readonly reason: string; readonly changes: readonly Change[] }
  /** Answers a proposal. The clock can only refuse it, because the time to answer is up. */
  | { readonly input: "agree"; readonly seat: Seat | "judge" | "clock"; readonly proposal: number; readonly yes: boolean }
  /** A judge corrects the game. */
  | { readonly input: "set"; readonly reason: string; readonly changes: readonly Change[] }
  | { readonly input: "concede"; readonly seat: Seat }
  /** A seat offers a draw. The game ends once every other seat still playing has agreed. The offer lapses with the next questions. */
  | { readonly input: "draw"; readonly seat: Seat }
  /** Time is up. The current round is still played to its end. */
  | { readonly input: "time" }
  /** Somebody else answers for the seat from now on: a stand-in, or its player again. */
  | { readonly input: "seat"; readonly seat: Seat; readonly player: SeatPlayer }
  /**
   * Sets a standing order: the answer that the game gives for a seat to questions of one kind, or to those about one ship. Without a key,
   * it cancels the order.
   */
  | { readonly input: "standing"; readonly seat: Seat; readonly kind: QuestionKind; readonly ship?: ShipId; readonly key?: string }
  /** A seat's player leaves the table or comes back. The input is sent by that player or a judge. */
  | { readonly input: "away"; readonly seat: Seat; readonly away: boolean }
  /**
   * Time for the open questions is up, so unanswered ones get their default: all of them or, with `seats`, only those of these seats.
   * `number` is the number of the latest input at that moment. If another input has come since, this one is refused.
   */
  | { readonly input: "hurry"; readonly seat: "judge" | "clock"; readonly number: number; readonly seats?: readonly Seat[] }
  /** Undoes everything after input `to`: at once if the undo is free, otherwise as a proposal. */
  | { readonly input: "undo"; readonly seat: Seat | "judge"; readonly to: number };

export type InputKind = Input["input"];
export type Answer = Extract<Input, { readonly input: "answer" }>;

/** An input with its number. Numbers keep rising after an undo. */
export interface Entry {
  readonly number: number;
  readonly input: Input;
  /** Set if the input answers a secret question, which other seats may not see. */
  readonly secret?: Secrecy;
  /** True for an undo that was carried out. The inputs that it undid are no longer among the entries. */
  readonly undone?: true;
}

/** The reasons for refusing an input. A refused input changes nothing. */
export const REFUSALS = [
  "the game is over",
  "no such question",
  "no longer open",
  "not this seat's question",
  "no such option",
  "not a legal place",
  "not understood",
  "no such seat",
  "this seat is out of the game",
  "no such proposal",
  "a proposal is open already",
  "not this seat's to decide",
  "the change does not fit the game",
  "nothing to undo there",
  "somebody must stay at the table",
  "too many standing answers",
] as const;
export type RefusalReason = (typeof REFUSALS)[number];
export interface Refusal {
  readonly refused: RefusalReason;
  /** The rule that a place breaks, and the problem with it. */
  readonly rule?: RuleName | undefined;
  readonly place?: PlaceProblem | undefined;
  /** Where in the input the problem is, or what was expected there. */
  readonly detail?: string | undefined;
}
