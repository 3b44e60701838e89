/**
 * Messages from a host to a client. Each client's messages are numbered without gaps. A client that misses a number asks for a whole scene.
 */
import type { Face } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import type { JsonPatch } from "@broadside/kit";
import type { BotReason } from "./bot-reasons.ts";
import type { MessageId } from "./client-message.ts";
import type { Change } from "./event.ts";
import type { CardKey, ShipId } from "./ids.ts";
import type { PlaceRegion } from "./question.ts";
import type { GameRecord } from "./record.ts";
import type { RuleName } from "./rule.ts";
import type { DialLine, Scene } from "./scene/scene.ts";
import type { Seat } from "./seat.ts";
import type { StandInReport, TableView, TalkLine } from "./table.ts";
import type { ToldRefusal } from "./table-refusals.ts";

export type HostMessage =
  /**
   * The whole scene with its log. It is the first message, and is sent again on request and after the game is reloaded. To a client that was
   * there before, `happened` tells what it has missed.
   */
  | {
      readonly message: "scene";
      readonly number: number;
      readonly scene: Scene;
      readonly happened?: readonly InputHappenings[] | undefined;
      readonly clocks?: TimeLeft | undefined;
    }
  /** Everything that has happened since the previous message, and the scene fields that have changed. */
  | {
      readonly message: "changed";
      readonly number: number;
      readonly happened: readonly InputHappenings[];
      readonly patch?: JsonPatch | undefined;
      readonly clocks?: TimeLeft | undefined;
    }
  /** What has changed at the table around the game. */
  | { readonly message: "table"; readonly number: number; readonly table: TableView; readonly clocks?: TimeLeft | undefined }
  /** What has been said. After a whole scene it is everything, otherwise what is new. */
  | { readonly message: "said"; readonly number: number; readonly lines: readonly TalkLine[] }
  /** Somebody reminds this client's player that the game waits. */
  | { readonly message: "nudged"; readonly number: number; readonly seat: Seat }
  /** To a player who has come back: what a bot has done in the meantime. */
  | { readonly message: "welcome back"; readonly number: number; readonly report: StandInReport }
  /** The answer to a message. It has no number, because it belongs to the message with this id. */
  | {
      readonly message: "reply";
      readonly to: MessageId;
      readonly refusal?: ToldRefusal | undefined;
      readonly with?: ReplyContent | undefined;
    }
  /** The client can't join or has been sent away. Nothing follows. */
  | { readonly message: "goodbye"; readonly refusal: ToldRefusal; readonly protocol: number }
  /** The host closes, and will be back after about this many milliseconds. All clocks are stopped. */
  | { readonly message: "closing"; readonly backIn?: number | undefined };

export type HostMessageOf<Kind extends HostMessage["message"]> = Extract<HostMessage, { readonly message: Kind }>;
export type NumberedMessage = Extract<HostMessage, { readonly number: number }>;

/** What a reply contains, if the message asked for something. */
export type ReplyContent =
  | { readonly dials: readonly DialLine[] }
  | { readonly fits: true }
  /** Why a place is refused. */
  | { readonly unfit: { readonly rule?: RuleName | undefined; readonly text: string } }
  | { readonly aid: AidReply }
  | { readonly report: number }
  | { readonly record: GameRecord };

/** A client's request for help with one of its own open questions. It isn't an input, and is allowed only with full assistance. */
export type AidRequest =
  /** What would you do here? */
  | { readonly aid: "hint"; readonly question: number }
  /**
   * The odds of every attack offered, or of only one option. If the question is about the dice of an attack in progress, the odds of that
   * attack.
   */
  | { readonly aid: "odds"; readonly question: number; readonly option?: string }
  /** The value of each answer to a question about the dice of an attack. */
  | { readonly aid: "changes"; readonly question: number }
  /**
   * Sent while a ship is being placed. Asks which ships the seat still has to place, and whether they could all be placed at the proposed
   * poses.
   */
  | { readonly aid: "fleet"; readonly question: number; readonly places: readonly PlannedPlace[] };

export type AidReply = Hint | Forecasts | ChangeForecasts | FleetPlanReply;

/** The planned place of a ship that hasn't been placed yet, with its wing. */
export interface PlannedPlace {
  readonly ship: ShipId;
  readonly pose: Pose;
}

/** All ships that the seat still has to place in set-up, each leader before its wing. */
export interface FleetPlanReply {
  readonly aid: "fleet";
  readonly question: number;
  readonly ships: readonly FleetShip[];
}

export interface FleetShip {
  readonly ship: ShipId;
  /** The leader that the ship is placed with. */
  readonly leader?: ShipId | undefined;
  readonly region: PlaceRegion;
  /** Undefined if no pose is proposed for it. */
  readonly pose?: Pose | undefined;
  /** The reason the ship may not be placed there. */
  readonly refusal?: { readonly rule?: RuleName | undefined; readonly text: string } | undefined;
}

/** The answer that a bot would give, and why. */
export interface Hint {
  readonly aid: "hint";
  readonly question: number;
  readonly answer: { readonly key: string } | { readonly pose: Pose };
  readonly reasons: readonly BotReason[];
}

/** One forecast for each option that is an attack; other options have no odds. */
export interface Forecasts {
  readonly aid: "odds";
  readonly question: number;
  readonly attacks: readonly Forecast[];
}

/** The exact odds of an attack if both sides play as well as they can with the information that the seat has. */
export interface Forecast {
  /** The key of the option; undefined for the attack in progress. */
  readonly option?: string | undefined;
  readonly attacker: ShipId;
  readonly defender: ShipId;
  readonly section?: Section | undefined;
  /** The number of dice that will be rolled, or that are on the table. */
  readonly attackDice: number;
  readonly defenseDice: number;
  /** The chance that any result is left uncancelled. */
  readonly hitChance: number;
  readonly expectedHits: number;
  readonly expectedCrits: number;
  /** The chance of each exact amount of damage, indexed by damage. */
  readonly damage: readonly number[];
  /** The chance that the target is destroyed, or the section crippled. */
  readonly destroyed: number;
  /** The chance of each number of faceup cards, indexed by number. */
  readonly faceup: readonly number[];
  /** Tokens, rules and cards whose effects on dice are counted. */
  readonly counted: readonly { readonly key: string; readonly name: string }[];
  /** Cards that could act in this attack, but whose effects aren't counted. */
  readonly notCounted: readonly (NotCounted & { readonly name: string })[];
}

/** The results of the dice changes that a question offers. Answers whose effects the odds don't cover are left out. */
export interface ChangeForecasts {
  readonly aid: "changes";
  readonly question: number;
  readonly defender: ShipId;
  readonly section?: Section | undefined;
  /** The side that has to answer: an attacker wants more damage, a defender less. */
  readonly by: "attacker" | "defender";
  readonly choices: readonly ChangeForecast[];
  /** The key of the best answer, if the odds cover all answers. */
  readonly best?: string | undefined;
  readonly notCounted: Forecast["notCounted"];
}

/**
 * The result of one change, assuming that the same side changes nothing else in this step. If the answer is a choice of dice to reroll,
 * both sides are assumed to play as well as they can afterwards.
 */
export interface ChangeForecast {
  /** The key of the option. */
  readonly option: string;
  readonly expectedHits: number;
  readonly expectedCrits: number;
  /** The chance of each exact amount of damage, indexed by damage. */
  readonly damage: readonly number[];
  readonly destroyed: number;
}

/** The part of an attack in which an uncounted card acts. Cards that act at `hit` no longer change the attack's results. */
export const NOT_COUNTED_AT = ["declaring", "rolling", "dice", "results", "hit"] as const;
export type NotCountedAt = (typeof NOT_COUNTED_AT)[number];

export interface NotCounted {
  readonly card: CardKey | "scenario";
  readonly at: NotCountedAt;
}

/** The milliseconds left on each clock; undefined for a clock that the game doesn't use. */
export interface TimeLeft {
  readonly match?: number | undefined;
  readonly phase?: number | undefined;
  readonly seats?: readonly number[] | undefined;
  /** For the current decision of each seat; in correspondence, for its turn. */
  readonly decisions?: readonly number[] | undefined;
  /** The seats whose clocks are running. */
  readonly running: readonly Seat[];
  /** True while the clocks of the phase and the match don't run either: during a pause, or in correspondence. */
  readonly isStopped?: true | undefined;
}

/** What one input caused. */
export interface InputHappenings {
  readonly number: number;
  readonly happenings: readonly Happening[];
}

export type Happening =
  /** Dice as rolled, or after some of them were changed or rerolled. */
  | {
      readonly what: "dice";
      readonly how: "rolled" | "changed";
      readonly ship?: ShipId | undefined;
      /** The reason for the roll, or the dice that were changed: `attack`, `defense`, an obstacle, a card. */
      readonly about: string;
      readonly faces: readonly Face[];
      readonly text?: string | undefined;
    }
  /** A line of the log. */
  | { readonly what: "told"; readonly note: string; readonly text: string }
  /** Something on the table or on a card has changed. */
  | { readonly what: "changed"; readonly change: Change };
