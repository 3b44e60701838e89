/** An open question as a client shows it: what may be answered, what is barred, and what the game answers by itself. */
import type { Pose, Section } from "@broadside/geometry";
import type { PlaceRegion, Subject } from "../question.ts";
import type { QuestionKind } from "../question-kinds.ts";
import type { Seat } from "../seat.ts";
import type { OptionPreview } from "./previews.ts";

/** An open question in words. */
export interface PlayQuestion {
  readonly number: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  /** What the card behind it does. */
  readonly detail?: string | undefined;
  readonly secret: boolean;
  readonly about: Subject;
  /** What was answered, while it may still be changed. */
  readonly answered?: string | undefined;
  readonly options: readonly PlayOption[];
  /** What it does not offer, and why (SC-COMMON-63-Q). */
  readonly barred?: readonly { readonly label: string; readonly reason: string }[] | undefined;
  /** Weapons that cannot be fired, and targets that a weapon cannot be fired at. */
  readonly barredAttacks?: readonly BarredAttackLine[] | undefined;
  /** Keys of the answers that allocate energy as in an earlier round, one for each token; missing where there is none. */
  readonly asBefore?: readonly string[] | undefined;
  /** Where something is to be placed instead. */
  readonly place?: PlayPlace | undefined;
}

/** A weapon that is not offered for a target, or for any, with the reason in words and the rule behind it. */
export interface BarredAttackLine {
  readonly weapon: { readonly key: string; readonly name: string };
  readonly target?: string | undefined;
  readonly section?: Section | undefined;
  readonly reason: string;
  readonly rule: string;
}

export interface PlayPlace {
  readonly region: PlaceRegion;
  /** The place it has until somebody moves it: a legal one; where aids are open a good one. */
  readonly default: Pose;
  /** In strict games, of a ship that is moved with a template: whether a place fits is not told before it is given. */
  readonly isUnjudged?: true | undefined;
}

export interface OpenAttack {
  readonly range: number;
  readonly obstructed: boolean;
  /** The weapon by its key and its name, how far it reaches, and what it costs in words; and what it is fired at. */
  readonly weapon: { readonly key: string; readonly name: string; readonly reach: string; readonly cost?: string | undefined };
  /** Dice as they would be rolled if nobody used a card that they may use first. */
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly target: string;
  readonly section?: Section | undefined;
}

export interface PlayOption {
  readonly key: string;
  readonly label: string;
  /** What its card does, or what comes of it. */
  readonly detail?: string | undefined;
  /** Where it would put the ship. */
  readonly pose?: Pose | undefined;
  /** The piece on the table that stands for it. */
  readonly piece?: string | undefined;
  /** What an attack that could be declared has been measured to be. */
  readonly attack?: OpenAttack | undefined;
  /** Where it would lead as the table stands now; only where aids are open. */
  readonly preview?: OptionPreview | undefined;
  readonly isDefault: boolean;
}

/** A kind of question that a seat has been asked, with the answers and ships that came with it. */
export interface AskedKind {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly ships: readonly { readonly id: string; readonly name: string }[];
}

/** What the game answers for a seat, in words, and what it could. */
export interface StandingAnswers {
  readonly seat: Seat;
  readonly kinds: readonly AskedKind[];
  readonly lines: readonly {
    readonly kind: QuestionKind;
    readonly ship: string | undefined;
    readonly name: string;
    /** The ship that it is for, by its name. */
    readonly about: string | undefined;
    readonly answer: string;
  }[];
}
