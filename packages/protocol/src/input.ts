/** What reaches a running game from outside: the log of a game is a sequence of these. */
import type { Pose } from "@broadside/geometry";
import type { Change } from "./event.ts";
import type { ShipId } from "./ids.ts";
import type { PlaceFault } from "./place-refusal.ts";
import type { Secrecy } from "./question.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { RuleName } from "./rule.ts";
import type { Seat } from "./seat.ts";

export type Input =
  /** An answer names an option by its key, or gives a place. */
  | { readonly input: "answer"; readonly seat: Seat; readonly ask: number; readonly key: string }
  | { readonly input: "answer"; readonly seat: Seat; readonly ask: number; readonly pose: Pose }
  /** A change by hand, announced by a seat: carried out when every other side has agreed, or a judge has. */
  | { readonly input: "propose"; readonly seat: Seat; readonly reason: string; readonly changes: readonly Change[] }
  | { readonly input: "agree"; readonly seat: Seat | "judge"; readonly proposal: number; readonly yes: boolean }
  /** A judge sets things right. */
  | { readonly input: "set"; readonly reason: string; readonly changes: readonly Change[] }
  | { readonly input: "concede"; readonly seat: Seat }
  /** Time is up: the round is played to its end. */
  | { readonly input: "time" }
  /** Who answers for a seat from now on: a stand-in, or its own player again. */
  | { readonly input: "seat"; readonly seat: Seat; readonly player: string }
  /** What the game is to answer for a seat from now on to questions of a kind, or to those about a ship; without a key, no longer. */
  | { readonly input: "standing"; readonly seat: Seat; readonly kind: QuestionKind; readonly ship?: ShipId; readonly key?: string }
  /** A seat's player leaves the table, or comes back; said by that player or a judge. */
  | { readonly input: "away"; readonly seat: Seat; readonly away: boolean }
  /** Time for these questions is up: what has no answer is given its default. `number` is the latest input when it was decided. */
  | { readonly input: "hurry"; readonly seat: "judge" | "clock"; readonly number: number }
  /** Back to the moment after input `to`: at once where free, else a proposal. */
  | { readonly input: "undo"; readonly seat: Seat | "judge"; readonly to: number };

export type InputKind = Input["input"];
export type Answer = Extract<Input, { readonly input: "answer" }>;

/** An input with its number; numbers go on over undos. */
export interface Entry {
  readonly number: number;
  readonly input: Input;
  /** An answer to a secret question: others may not see it. */
  readonly secret?: Secrecy;
  /** An undo that was carried out; what it took back is no longer among the entries. */
  readonly undone?: true;
}

/** Why an input was not taken. It changed nothing. */
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
  /** The rule that a place breaks, and what is wrong with it. */
  readonly rule?: RuleName | undefined;
  readonly place?: PlaceFault | undefined;
  /** Where in the input, or what was expected. */
  readonly detail?: string | undefined;
}
