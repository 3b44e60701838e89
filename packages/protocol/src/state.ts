/**
 * A game at rest: plain data with ids.
 *
 * Ships and the state itself are the only things that are changed in place, and only by `change.ts`; whatever they hold (poses, tokens,
 * lists, the attack under way) is replaced whole. So a copy is one shallow copy a ship.
 */
import type { Face } from "@broadside/dice";
import type { DeviceId, Edge, ObstacleId, Pose, Section } from "@broadside/geometry";
import type { Attack, Motion, Roll } from "./attack-and-motion.ts";
import type { CardKey, ShipId } from "./ids.ts";
import type { QuestionKind } from "./question-kinds.ts";
import type { ScenarioState } from "./scenario-state.ts";
import type { Seat, SeatStatus } from "./seat.ts";
import type { Ship } from "./ship.ts";
import type { TokenKind } from "./tokens.ts";

/** The shape of the state; raised when a stored one needs an upgrade. */
export const STATE_VERSION = 2;

export interface PlacedObstacle {
  readonly id: string;
  readonly token: ObstacleId;
  /** Lies on its other face, its outline mirrored. */
  readonly flipped?: true;
  readonly pose: Pose;
  /** Fuse markers on it, and who laid it: of what devices leave behind (2E-OBST-30). */
  readonly fuses?: number;
  readonly seat?: Seat;
}

/** Bombs and mines of every edition, by the names of what goes off. */
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
  readonly id: string;
  readonly token: DeviceId;
  readonly kind: DeviceKind;
  readonly pose: Pose;
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly round: number;
  /** Fuse markers on it (2E-COMP-28, -29). */
  readonly fuses?: number;
}

/** A Damage deck: a player's, or of one section of a huge ship (HS-DMG-01). Cards are drawn at random from those left, so their order is nobody's secret. */
export interface Deck {
  /** Cards not dealt, in ascending order; in a view every card that cannot be seen. */
  readonly cards: readonly number[];
  readonly discards: readonly number[];
  /** How many are left to draw. */
  readonly left: number;
}

/** When a lasting effect ends by itself; `combat` is the end of the Combat phase, for one that begins before it. */
export const DURATIONS = ["attack", "phase", "combat", "round", "game"] as const;
export type Duration = (typeof DURATIONS)[number];

/** What a lasting effect remembers: one thing, by its kind. */
export type EffectData =
  /** A number that means itself: dice, an initiative, a round, tokens. */
  | { readonly figure: number }
  | { readonly section: Section }
  | { readonly token: TokenKind }
  | { readonly face: Face }
  | { readonly damage: { readonly hits: number; readonly crits: number } }
  /** A Damage card by its number in its deck. */
  | { readonly damageCard: number }
  /** An Upgrade card by its place among those of the ship. */
  | { readonly upgrade: number }
  /** An obstacle on the table by its id. */
  | { readonly obstacle: string };

/** Something that lasts: an effect of a card on a ship, or a Condition card in play. */
export interface Effect {
  /** Found in the registry as `effect:id` or, for a Condition card, `condition:id`. */
  readonly id: CardKey;
  readonly ship: ShipId;
  /** The ship whose card caused it. */
  readonly by: ShipId;
  readonly until: Duration;
  /** Later ones have a higher number. */
  readonly since: number;
  /** Absent where nothing is remembered. */
  readonly data?: EffectData;
  /** A Condition card that lies facedown, by the marker that shows it: only who has assigned it knows which it is (2E-COND-06). */
  readonly secret?: string;
}
/** What stands for a Condition that may not be seen. */
export const HIDDEN_CONDITION = "condition:?";

/** The Engagement phase of the second edition is the one called combat here; only the second edition has a System phase. */
export const PHASES = ["setup", "planning", "system", "activation", "combat", "end", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** Where the game stands when nothing waits: the flow restarts from this alone. */
export interface Cursor {
  readonly phase: Phase;
  /** The step of the phase's list. */
  readonly step: number;
  /** The pilot skill whose turn it is, while ships become active by skill. */
  readonly skill: number | undefined;
  readonly active: ShipId | undefined;
}

export interface SeatState {
  readonly status: SeatStatus;
  readonly edge: Edge | undefined;
  /** Who answers for the seat: its player's name, or who took over. */
  readonly player: string;
  /** Obstacles not placed yet. */
  readonly obstacles: readonly ObstacleId[];
}

export const ENDINGS = ["elimination", "time", "rounds", "concession", "goal", "judge"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Outcome {
  readonly ending: Ending;
  /** The teams that won; none in a draw. */
  readonly winners: readonly number[];
  readonly draw: boolean;
}

export interface State {
  readonly stateVersion: number;
  cursor: Cursor;
  round: number;
  /** Seats in order of initiative, the first with it. */
  initiative: readonly Seat[];
  seats: readonly SeatState[];
  ships: readonly Ship[];
  /** Remotes, attacked and damaged like ships (2E-REMOTE-03); they stand apart, for nothing else about ships is meant for them. */
  remotes: readonly Ship[];
  obstacles: readonly PlacedObstacle[];
  devices: readonly PlacedDevice[];
  /** In the order of the facts about them: one a seat, then two a huge ship. */
  decks: readonly Deck[];
  effects: readonly Effect[];
  attack: Attack | undefined;
  motion: Motion | undefined;
  roll: Roll | undefined;
  /** Numbers given to effects and devices so far. */
  counted: number;
  timeCalled: boolean;
  /** Undefined where no scenario is played. */
  scenario: ScenarioState | undefined;
  /** Seats that nobody sits at for now; undefined where there are none. */
  away: readonly Seat[] | undefined;
  /** What seats have told the game to answer for them, each its own secret; undefined where there is nothing. */
  standing: readonly StandingAnswer[] | undefined;
  outcome: Outcome | undefined;
}

/** Stands for the default of whatever is asked. */
export const DEFAULT_KEY = "default";

/** What a seat has told the game to answer for it. */
export interface StandingAnswer {
  readonly seat: Seat;
  /** The kind of question it answers. */
  readonly kind: QuestionKind;
  /** Only where the question is about this ship. */
  readonly ship?: ShipId;
  /** The key of the option to give, where it is offered, or `DEFAULT_KEY`. */
  readonly key: string;
}
