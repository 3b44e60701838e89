/** A game's questions as plain data: they contain no functions, and nothing that other seats must not know. */
import type { Point, Pose } from "@broadside/geometry";
import type { ObjectId, ShipId } from "./ids.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { RuleName } from "./rule.ts";
import type { Seat } from "./seat.ts";

/** What a question is about, for display. */
export interface Subject {
  readonly ship?: ShipId;
  readonly target?: ObjectId;
  /** A card by its registry key, an obstacle or a device by its id or token. */
  readonly card?: string;
  readonly piece?: string;
  /** True if the obstacle has its other face up. */
  readonly flipped?: true;
  readonly figure?: number;
  /** A maneuver by its code. */
  readonly maneuver?: string;
}

/**
 * How secret a question is. Other players learn only that it is open. Its answer stays secret for good, or until everyone who was asked
 * together with this seat has answered.
 */
export const SECRECIES = [true, "until all have answered"] as const;
export type Secrecy = (typeof SECRECIES)[number];

export interface QuestionOption {
  readonly key: string;
  readonly pose?: Pose;
}

interface QuestionBase {
  /** The number that an answer refers to. */
  readonly number: number;
  readonly kind: QuestionKind;
  readonly seat: Seat;
  readonly rule: RuleName;
  readonly about?: Subject;
  readonly secret?: Secrecy;
}

/** A question that is answered by the key of an option. */
export interface ChoiceQuestion extends QuestionBase {
  readonly options: readonly QuestionOption[];
  readonly default: string;
  /** The answer, while it may still be changed. */
  readonly answered?: string;
}

/** A question that is answered by a place. */
export interface PlaceQuestion extends QuestionBase {
  readonly place: PlaceRegion;
  /** A legal pose. The default may be a better one, which is searched for only when needed: see `defaultPlace` in the open question. */
  readonly witness: Pose;
  readonly answered?: Pose;
}

export type Question = ChoiceQuestion | PlaceQuestion;

/** A seat that the game waits for, and the number of its unanswered questions. The questions themselves stay private (ES-COND-08). */
export interface WaitingFor {
  readonly seat: Seat;
  readonly open: number;
}

/** The region where the piece may be placed, roughly, so that it can be drawn; `refusal` has the last word. */
export type PlaceRegion =
  /** Along an edge; with `touching`, the piece must touch that edge. */
  | { readonly shape: "strip"; readonly edge: "bottom" | "right" | "top" | "left"; readonly depth: number; readonly touching?: true }
  | { readonly shape: "table"; readonly margin: number }
  /** Between two corners. */
  | { readonly shape: "box"; readonly from: Point; readonly to: Point }
  /** Anywhere on the line between two poses with the same heading. */
  | { readonly shape: "line"; readonly from: Pose; readonly to: Pose };
