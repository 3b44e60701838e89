/** A game told as a whole when it is over, or as far as it has come: who won and why, what was lost when, what turned it, how the dice fell. */
import type { BaseId, ObstacleId, Pose, Section } from "@broadside/geometry";
import type { ShipId } from "./ids.ts";
import type { RuleName } from "./rule.ts";
import type { Seat } from "./seat.ts";

export interface GameStory {
  /** What one of the score is called: `point`, `mission point`. */
  readonly unit: string;
  /** In their order; places of sides elsewhere are places in this list. */
  readonly sides: readonly StorySide[];
  /** Undefined while the game goes on. */
  readonly ending: StoryEnding | undefined;
  /** What decided it, in a sentence. */
  readonly decided: string;
  /** From the first to the last that was played; set-up, as round 0, only where something was scored in it. */
  readonly rounds: readonly StoryRound[];
  /** The rounds in which the score swung most, at most four, in their order. */
  readonly turningPoints: readonly TurningPoint[];
  /** What the dice of all sides came to, in a sentence. */
  readonly luck: string;
  /** How the table stands in the end. */
  readonly position: StoryPosition;
  readonly event: EventStory | undefined;
}

export interface StorySide {
  readonly team: number;
  readonly seats: readonly Seat[];
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
  /** Of its own ships. */
  readonly lost: number;
  readonly hits: DiceCount;
  readonly evades: DiceCount;
}

/** Dice of one kind that were rolled in attacks, rerolled ones once more: how many, their results, and what dice would give. */
export interface DiceCount {
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
  /** The standard deviation: two games of three lie within it. */
  readonly deviation: number;
}

export interface StoryEnding {
  /** `Ana won`. */
  readonly headline: string;
  /** How it came to its end and why that counts. */
  readonly why: string;
  readonly rule: RuleName | undefined;
}

export interface StoryRound {
  readonly round: number;
  readonly losses: readonly StoryLoss[];
  /** Of each side, when the round was over. */
  readonly scores: readonly number[];
  /** Of two sides: by how much the first was ahead of the second then; below zero where it was behind. */
  readonly lead: number | undefined;
}

/**
 * What a change of the score was for: ships that are gone, a section of one, its half health, and that it has come back; what a scenario counts
 * besides; and whatever else made the score another.
 */
export type LossKind = "destroyed" | "fled" | "fore" | "aft" | "half" | "restored" | "counters" | "mission points" | "correction";

export interface StoryLoss {
  readonly kind: LossKind;
  /** Ships that were lost, of a quick build several; none where something else was scored. */
  readonly ships: readonly ShipId[];
  /** Nothing of them is left. */
  readonly isGone: boolean;
  /** Whose ships they are. */
  readonly seat: Seat | undefined;
  /** The sides that score it, and how much; below zero where something is taken back. */
  readonly sides: readonly number[];
  readonly points: number;
  /** `Tantive IV, fore` */
  readonly name: string;
  /** The latest input that it came of. */
  readonly number: number;
}

/** Who is ahead, and by how much of the next; nobody where they are level. */
export interface StoryLead {
  readonly side: number | undefined;
  readonly points: number;
}

export interface TurningPoint {
  readonly round: number;
  /** `Vader takes Biggs`, and one line more. */
  readonly title: string;
  readonly line: string;
  readonly before: StoryLead;
  readonly after: StoryLead;
  /** The input after which a replay shows it come. */
  readonly number: number;
  /** The table at that moment. */
  readonly position: StoryPosition;
}

/** So much of a table as a small picture needs. */
export interface StoryPosition {
  readonly ships: readonly StoryShip[];
  readonly obstacles: readonly StoryObstacle[];
  /** Attacks that led to what the picture shows. */
  readonly shots: readonly { readonly from: ShipId; readonly at: ShipId }[];
  /** What is about to be lost, and whether it is hit or leaves by itself. */
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

/** The result as an event would take it, line by line. */
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
