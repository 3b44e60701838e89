/**
 * The summary of a game, finished or not: who won and why, the losses and when they happened, the turning points, and the luck of the dice.
 */
import type { BaseId, ObstacleId, Pose, Section } from "@broadside/geometry";
import type { ShipId } from "./ids.ts";
import type { RuleName } from "./rule.ts";
import type { Seat } from "./seat.ts";

export interface GameStory {
  /** The unit of the score, in the singular: `point`, `mission point`. */
  readonly unit: string;
  /** The sides, in order. Side numbers elsewhere are indexes into this list. */
  readonly sides: readonly StorySide[];
  /** Undefined while the game goes on. */
  readonly ending: StoryEnding | undefined;
  /** A sentence about what decided the game. */
  readonly decided: string;
  /** All rounds that were played, in order. Set-up is round 0 and is included only if something was scored in it. */
  readonly rounds: readonly StoryRound[];
  /** The rounds in which the score swung most: at most four, in order. */
  readonly turningPoints: readonly TurningPoint[];
  /** A sentence about the luck of all sides' dice. */
  readonly luck: string;
  /** The table at the end of the game. */
  readonly position: StoryPosition;
  readonly event: EventStory | undefined;
}

export interface StorySide {
  readonly team: number;
  readonly seats: readonly Seat[];
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
  /** The points that the side has lost with its own ships. */
  readonly lost: number;
  readonly hits: DiceCount;
  readonly evades: DiceCount;
}

/** Dice of one kind that were rolled in attacks, counting rerolled dice again: how many, their results, and the expected results. */
export interface DiceCount {
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
  /** The standard deviation: about two games in three stay within it. */
  readonly deviation: number;
}

export interface StoryEnding {
  /** `Ana won`. */
  readonly headline: string;
  /** How the game ended and why that counts. */
  readonly why: string;
  readonly rule: RuleName | undefined;
}

export interface StoryRound {
  readonly round: number;
  readonly losses: readonly StoryLoss[];
  /** The score of each side at the end of the round. */
  readonly scores: readonly number[];
  /** The first side's lead over the second at the end of the round; negative if it was behind. Only set if there are two sides. */
  readonly lead: number | undefined;
}

/**
 * Why the score changed: a ship was lost, a huge ship lost a section, a ship lost half its health or came back, a scenario scored
 * something, or something else was changed.
 */
export type LossKind = "destroyed" | "fled" | "fore" | "aft" | "half" | "restored" | "counters" | "mission points" | "correction";

export interface StoryLoss {
  readonly kind: LossKind;
  /** The ships that were lost (several for a quick build); empty if something else was scored. */
  readonly ships: readonly ShipId[];
  /** True if nothing of the ships is left. */
  readonly isGone: boolean;
  /** Whose ships they are. */
  readonly seat: Seat | undefined;
  /** The sides whose scores change, and by how much; negative if they lose points. */
  readonly sides: readonly number[];
  readonly points: number;
  /** `Tantive IV, fore` */
  readonly name: string;
  /** The number of the latest input that caused the change. */
  readonly number: number;
}

/** The leading side and its lead over the next one; no side if the score is level. */
export interface StoryLead {
  readonly side: number | undefined;
  readonly points: number;
}

export interface TurningPoint {
  readonly round: number;
  /** A title such as `Vader takes Biggs`, and one more line. */
  readonly title: string;
  readonly line: string;
  readonly before: StoryLead;
  readonly after: StoryLead;
  /** The number of the input after which a replay shows this moment. */
  readonly number: number;
  /** The table at that moment. */
  readonly position: StoryPosition;
}

/** The parts of a table that are needed to draw a small picture of it. */
export interface StoryPosition {
  readonly ships: readonly StoryShip[];
  readonly obstacles: readonly StoryObstacle[];
  /** Attacks that led to the moment in the picture. */
  readonly shots: readonly { readonly from: ShipId; readonly at: ShipId }[];
  /** Ships and sections that are about to be lost. `isHit` is false for a ship that leaves without being hit. */
  readonly struck: readonly { readonly ship: ShipId; readonly section: Section | undefined; readonly isHit: boolean }[];
}

export interface StoryShip {
  readonly id: ShipId;
  readonly seat: Seat;
  /** The XWS id of the type. */
  readonly ship: string;
  readonly base: BaseId;
  readonly pose: Pose;
  readonly crippled: Section | undefined;
}

export interface StoryObstacle {
  readonly token: ObstacleId;
  readonly isFlipped: boolean;
  readonly pose: Pose;
}

/** The result as an event reports it, line by line. */
export interface EventStory {
  /** The kind of event. */
  readonly format: string;
  readonly lines: readonly EventLine[];
}

export interface EventLine {
  readonly label: string;
  readonly text: string;
  readonly rule: RuleName | undefined;
}
