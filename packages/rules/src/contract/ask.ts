/** The shapes of questions, and of the procedures that ask them. `driver/ask.ts` explains how procedures ask. */
import type { Pose } from "@broadside/geometry";
import type { PlaceRefusal, PlaceRegion, QuestionKind, RuleName, Secrecy, Subject } from "@broadside/protocol";
import type { Seat } from "../state/seat.ts";
import type { Situation } from "./situation.ts";

export interface Option<Value = unknown> {
  /** The name used in answers, such as `focus`, a ship id or a maneuver code. */
  readonly key: string;
  readonly value: Value;
  /** Where this option would put the ship, for drawing. */
  readonly pose?: Pose;
}

interface AskBase {
  readonly kind: QuestionKind;
  readonly seat: Seat;
  /** The rule that the question comes from. */
  readonly rule: RuleName;
  readonly about?: Subject;
  /** Set for a secret question. If it is `true`, the question is asked even if only one answer is legal. */
  readonly secret?: Secrecy;
}

/** A choice from a list. The first option is the default, and is always safe and unexciting. */
export interface ChoiceAsk<Value = unknown> extends AskBase {
  readonly options: readonly [Option<Value>, ...Option<Value>[]];
}

/**
 * A question about where to place a piece. The witness is a legal place found by a fixed, cheap scan. It proves that a legal place exists.
 */
export interface PlaceAsk extends AskBase {
  readonly place: PlaceRegion;
  readonly witness: Pose;
  /** Returns a sensible place for the piece, if the question can find one. The search is costly, so only `defaultPlace` asks for it. */
  goodPlace?(): Pose | undefined;
  /** Returns undefined if the place is legal. */
  refusal(pose: Pose): PlaceRefusal | undefined;
}

export type Ask<Value = unknown> = ChoiceAsk<Value> | PlaceAsk;
export type AskBuilder = (game: Situation) => Ask;
export type Procedure<Value = void> = Generator<readonly AskBuilder[], Value, readonly unknown[]>;
