/** A game as some of its seats may see it: all that leaves its host, together with the events that follow. */
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
  /** Who is looking; nobody's seat for a watcher or a judge. */
  readonly seats: readonly Seat[];
  /** The number of the latest input: where `eventsFor` goes on. */
  readonly number: number;
  /** Dials that may not be seen are `HIDDEN_DIAL`, cards `HIDDEN_CARD`; a deck's `cards` are all that nobody can see, its `left` is true. */
  readonly state: State;
  readonly questions: readonly Question[];
  readonly waiting: readonly WaitingFor[];
  readonly proposal: Proposal | undefined;
  /** How far each of the seats may go back without asking, and how far its latest answer is. */
  readonly canUndo: readonly { readonly seat: Seat; readonly to: number; readonly last: number }[];
  readonly result: Outcome | undefined;
  readonly since: SeenSince;
}

/** The last moment at which nothing waited, with all that has been seen since, and what was given and drawn from there to now. */
export interface SeenSince {
  readonly state: State;
  readonly number: number;
  readonly drawn: number;
  readonly learnt: number;
  readonly told: number;
  readonly proposal: Proposal | undefined;
  readonly inputs: readonly SeenEntry[];
  readonly draws: readonly SeenDraw[];
  /** Standing answers of others that have been used. */
  readonly uses: readonly SeenUse[];
}

/** A draw as it was seen: a number, a card, or nothing where nobody may know. */
export type SeenDraw = number | { readonly deck: number; readonly card: number } | { readonly deck: number } | undefined;

/** An input as others see it: of an answer in secret, or one that is to stand, only that it was given. */
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

/** A use of somebody's standing answer as others have seen it. */
export interface SeenUse {
  /** The input during which it was used. */
  readonly number: number;
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly ship?: ShipId;
  /** Missing where it is secret, or a place. */
  readonly key?: string;
}
