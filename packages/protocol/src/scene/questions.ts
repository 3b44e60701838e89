/** An open question as a client shows it, with its options and the options that aren't allowed. Also a seat's standing orders. */
import type { Pose, Section } from "@broadside/geometry";
import type { ObjectId, ShipId } from "../ids.ts";
import type { PlaceRegion, Subject } from "../question.ts";
import type { QuestionKind } from "../question-kinds.ts";
import type { Seat } from "../seat.ts";
import type { OptionPreview } from "./previews.ts";

/** An open question as text. */
export interface PlayQuestion {
  readonly number: number;
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly rule: string;
  readonly text: string;
  /** The effect of the card that causes the question. */
  readonly detail?: string | undefined;
  readonly secret: boolean;
  readonly about: Subject;
  /** The answer, while it may still be changed. */
  readonly answered?: string | undefined;
  readonly options: readonly PlayOption[];
  /** Options that the question doesn't offer, and why (SC-COMMON-63-Q). */
  readonly illegal?: readonly { readonly label: string; readonly reason: string }[] | undefined;
  /** Weapons that cannot be fired, and targets that a weapon cannot be fired at. */
  readonly illegalAttacks?: readonly IllegalAttackLine[] | undefined;
  /** The keys of answers that repeat an earlier round's energy allocation, one key for each token; absent if there was none. */
  readonly asBefore?: readonly string[] | undefined;
  /** Set if the answer is a place instead of an option. */
  readonly place?: PlayPlace | undefined;
}

/** A weapon that isn't offered for a target, or for any target, with the reason as text and the rule behind it. */
export interface IllegalAttackLine {
  readonly weapon: { readonly key: string; readonly name: string };
  readonly target?: ShipId | undefined;
  readonly section?: Section | undefined;
  readonly reason: string;
  readonly rule: string;
}

export interface PlayPlace {
  readonly region: PlaceRegion;
  /** The initial place, before anyone moves it: a legal place, and with full assistance a good one. */
  readonly default: Pose;
  /**
   * True if the ship moves with a template in a strict game. The player then learns only after choosing a place whether the ship fits
   * there.
   */
  readonly isUnjudged?: true | undefined;
}

export interface OpenAttack {
  readonly range: number;
  readonly obstructed: boolean;
  /** The weapon's key, and its name, range and cost as text. */
  readonly weapon: { readonly key: string; readonly name: string; readonly reach: string; readonly cost?: string | undefined };
  /** The dice that would be rolled if nobody used a card beforehand. */
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly target: ShipId;
  readonly section?: Section | undefined;
}

export interface PlayOption {
  readonly key: string;
  readonly label: string;
  /** The effect of the option's card, or the result of choosing the option. */
  readonly detail?: string | undefined;
  /** The pose that the option would give the ship. */
  readonly pose?: Pose | undefined;
  /** The piece on the table that represents the option. */
  readonly piece?: ObjectId | undefined;
  /** The details of an attack that could be declared. */
  readonly attack?: OpenAttack | undefined;
  /** Where the option would lead on the current table; only with full assistance. */
  readonly preview?: OptionPreview | undefined;
  readonly isDefault: boolean;
}

/** A kind of question that a seat has been asked, with the answers offered and the ships concerned. */
export interface AskedQuestionKind {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly ships: readonly { readonly id: ShipId; readonly name: string }[];
}

/** A seat's standing orders as text, and the orders that it could give. */
export interface StandingOrders {
  readonly seat: Seat;
  readonly kinds: readonly AskedQuestionKind[];
  readonly lines: readonly {
    readonly kind: QuestionKind;
    readonly ship: ShipId | undefined;
    readonly name: string;
    /** The name of the ship that the order is for. */
    readonly about: string | undefined;
    readonly answer: string;
  }[];
}
