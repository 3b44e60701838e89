/** What a game asks, as data: no closures, no values, nothing of other seats. */
import type { Point, Pose } from "@broadside/geometry";
import type { ShipId } from "./ids.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { RuleName } from "./rule.ts";
import type { Seat } from "./seat.ts";

/** What a question is about, for whoever shows it. All of it is data. */
export interface Subject {
  readonly ship?: ShipId;
  readonly target?: ShipId;
  /** A card by its registry key, an obstacle or a device by its id or token. */
  readonly card?: string;
  readonly piece?: string;
  /** The obstacle lies on its other face. */
  readonly flipped?: true;
  readonly figure?: number;
  /** A maneuver by its code. */
  readonly maneuver?: string;
}

/** Others learn only that it is open: for good, or until everybody asked with it has answered. */
export const SECRECIES = [true, "until all have answered"] as const;
export type Secrecy = (typeof SECRECIES)[number];

export interface QuestionOption {
  readonly key: string;
  readonly pose?: Pose;
}

interface QuestionBase {
  /** What an answer names. */
  readonly number: number;
  readonly kind: QuestionKind;
  readonly seat: Seat;
  readonly rule: RuleName;
  readonly about?: Subject;
  readonly secret?: Secrecy;
}

/** Answered by the key of an option. */
export interface ChoiceQuestion extends QuestionBase {
  readonly options: readonly QuestionOption[];
  readonly default: string;
  /** What was answered, while it may still be changed. */
  readonly answered?: string;
}

/** Answered by a pose. */
export interface PlaceQuestion extends QuestionBase {
  readonly place: PlaceRegion;
  /** A legal pose. The default is looked for when it is taken: `defaultPlace` of the question that is open. */
  readonly witness: Pose;
  readonly answered?: Pose;
}

export type Question = ChoiceQuestion | PlaceQuestion;

/** A seat that the game waits for, and how many of its questions have no answer yet. What they ask is nobody else's business (ES-COND-08). */
export interface WaitingFor {
  readonly seat: Seat;
  readonly open: number;
}

/** Where it may be, as far as it can be drawn; `refusal` has the last word. */
export type PlaceRegion =
  /** Along an edge; where it says so the piece must touch that edge. */
  | { readonly shape: "strip"; readonly edge: "bottom" | "right" | "top" | "left"; readonly depth: number; readonly touching?: true }
  | { readonly shape: "table"; readonly margin: number }
  /** Between two corners. */
  | { readonly shape: "box"; readonly from: Point; readonly to: Point }
  /** Anywhere on the line between two poses of the same heading. */
  | { readonly shape: "line"; readonly from: Pose; readonly to: Pose };
