/**
 * The state of a game as plain data with ids. Only ships and the state itself are changed in place, and only by `change.ts`. Everything
 * that they contain (poses, tokens, lists, the attack in progress) is replaced as a whole, so copying a state takes one shallow copy for
 * each ship.
 */
import type { Face } from "@broadside/dice";
import type { DeviceId, Edge, ObstacleId, Pose, Section } from "@broadside/geometry";
import type { Attack, Motion, Roll } from "./attack-and-motion.ts";
import type { CardKey, PlacedDeviceId, PlacedObstacleId, ShipId } from "./ids.ts";
import type { SeatPlayer } from "./player.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { ScenarioState } from "./scenario-state.ts";
import type { Seat, SeatStatus } from "./seat.ts";
import type { Ship } from "./ship.ts";
import type { TokenKind } from "./tokens.ts";

/** The version of the state's shape. Raised when stored states have to be converted. */
export const STATE_VERSION = 3;

export interface PlacedObstacle {
  readonly id: PlacedObstacleId;
  readonly token: ObstacleId;
  /** True if its other face is up, so its outline is mirrored. */
  readonly flipped?: true;
  readonly pose: Pose;
  /** For an obstacle that a device leaves behind: the number of fuse markers on it, and the seat that placed it (2E-OBST-30). */
  readonly fuses?: number;
  readonly seat?: Seat;
}

/** Bombs and mines of all editions. Each is named after the device that detonates. */
export const DEVICE_KINDS = [
  "seismic charge",
  "proton bomb",
  "ion bomb",
  "thermal detonator",
  "bomblet",
  "concussion bomb",
  "electro-proton bomb",
  "blazer bomb",
  "proximity mine",
  "cluster mine",
  "conner net",
] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A bomb or mine on the table. */
export interface PlacedDevice {
  readonly id: PlacedDeviceId;
  readonly token: DeviceId;
  readonly kind: DeviceKind;
  readonly pose: Pose;
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly round: number;
  /** Fuse markers on it (2E-COMP-28, -29). */
  readonly fuses?: number;
}

/**
 * A Damage deck: a player's own, or one for huge ships or a section of a huge ship (HS-DMG-01, 2E-HUGE-44). Each card is drawn at random
 * from those left, so the deck has no secret order.
 */
export interface Deck {
  /** Cards that haven't been dealt, in ascending order. In a view, these are all cards that nobody can see. */
  readonly cards: readonly number[];
  readonly discards: readonly number[];
  /** The number of cards left to draw. */
  readonly left: number;
}

/** When a lasting effect expires. `combat` is the end of the Combat phase, for an effect that begins before that phase. */
export const DURATIONS = ["attack", "phase", "combat", "round", "game"] as const;
export type Duration = (typeof DURATIONS)[number];

/** What a lasting effect remembers. Each effect remembers at most one thing. */
export type EffectData =
  /** A plain number: dice, an initiative, a round, tokens. */
  | { readonly figure: number }
  | { readonly section: Section }
  | { readonly token: TokenKind }
  | { readonly face: Face }
  | { readonly damage: { readonly hits: number; readonly crits: number } }
  /** A Damage card by its number in its deck. */
  | { readonly damageCard: number }
  /** An Upgrade card by its index on the ship. */
  | { readonly upgrade: number }
  /** An obstacle on the table by its id. */
  | { readonly obstacle: PlacedObstacleId };

/** Something that lasts: a card's effect on a ship, or a Condition card in play. */
export interface Effect {
  /** The effect's key in the registry: `effect:id` or, for a Condition card, `condition:id`. */
  readonly id: CardKey;
  readonly ship: ShipId;
  /** The ship whose card caused it. */
  readonly by: ShipId;
  readonly until: Duration;
  /** Later effects have higher numbers. */
  readonly since: number;
  /** Absent if the effect remembers nothing. */
  readonly data?: EffectData;
  /** For a facedown Condition card: the marker that shows it. Only the player who assigned it knows which card it is (2E-COND-06). */
  readonly secret?: string;
}
/** Replaces a Condition that may not be seen. */
export const HIDDEN_CONDITION = "condition:?";

/** The second edition's Engagement phase is called combat here. Only the second edition has a System phase. */
export const PHASES = ["setup", "planning", "system", "activation", "combat", "end", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** Where a game is when nothing is in progress. This is all that is needed to continue the game from there. */
export interface Cursor {
  readonly phase: Phase;
  /** The index of the step in the phase's list. */
  readonly step: number;
  /** The pilot skill of the ships whose turn it is, while ships become active in order of skill. */
  readonly skill: number | undefined;
  readonly active: ShipId | undefined;
}

export interface SeatState {
  readonly status: SeatStatus;
  readonly edge: Edge | undefined;
  /** Who answers for the seat. */
  readonly player: SeatPlayer;
  /** Obstacles that haven't been placed yet. */
  readonly obstacles: readonly ObstacleId[];
}

export const ENDINGS = ["elimination", "time", "rounds", "concession", "agreement", "goal", "judge"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Outcome {
  readonly ending: Ending;
  /** The winning teams; empty in a draw. */
  readonly winners: readonly number[];
  readonly draw: boolean;
}

export interface State {
  readonly stateVersion: number;
  cursor: Cursor;
  round: number;
  /** Seats in order of initiative, starting with the seat that has it. */
  initiative: readonly Seat[];
  seats: readonly SeatState[];
  ships: readonly Ship[];
  /**
   * Remotes, which are attacked and damaged like ships (2E-REMOTE-03). They are in a separate list because no other rule for ships applies
   * to them.
   */
  remotes: readonly Ship[];
  obstacles: readonly PlacedObstacle[];
  devices: readonly PlacedDevice[];
  /** The Damage decks: one for each seat, then the decks for huge ships. The facts about decks are in the same order. */
  decks: readonly Deck[];
  effects: readonly Effect[];
  attack: Attack | undefined;
  motion: Motion | undefined;
  roll: Roll | undefined;
  /** The last number given to an effect, a device, or an obstacle that appeared during the game. */
  counted: number;
  timeCalled: boolean;
  /** Undefined if the game has no scenario. */
  scenario: ScenarioState | undefined;
  /** Seats whose players are away; undefined if there are none. */
  away: readonly Seat[] | undefined;
  /** Standing orders of all seats. Each is known only to its own seat. Undefined if there are none. */
  standing: readonly StandingOrder[] | undefined;
  outcome: Outcome | undefined;
}

/** As a standing order's key: gives the default answer to any question. */
export const DEFAULT_KEY = "default";

/** An answer that the game gives automatically for a seat. */
export interface StandingOrder {
  readonly seat: Seat;
  /** The kind of question it answers. */
  readonly kind: QuestionKind;
  /** If set, the order applies only to questions about this ship. */
  readonly ship?: ShipId;
  /** The key of the option to choose if it is offered, or `DEFAULT_KEY`. */
  readonly key: string;
}
