/**
 * A game at rest: plain data with ids.
 *
 * Ships and the state itself are the only things that are changed in place, and only by `change.ts`; whatever they hold (poses, tokens,
 * lists, the attack under way) is replaced whole. So a copy is one shallow copy a ship.
 */
import type { AttackPool, DefensePool, DieKind } from "@broadside/dice";
import { type DeviceId, type Edge, type ObstacleId, type Pose, SECTIONS, type Section } from "@broadside/geometry";
import type { Seat, SeatStatus } from "./seat.ts";

/** The shape of the state; raised when a stored one needs an upgrade. */
export const STATE_VERSION = 1;

/** Seat letter and number: `A1`. */
export type ShipId = string;

/** What can be locked or aimed at: a ship by its id, or a section of a huge one: `B1:aft` (HS-TOKEN-07). */
export type TargetId = string;
export const targetId = (ship: ShipId, section: Section | undefined): TargetId => (section === undefined ? ship : `${ship}:${section}`);
export function shipIn(target: TargetId): ShipId {
  const colon = target.indexOf(":");
  return colon < 0 ? target : target.slice(0, colon);
}
export function sectionIn(target: TargetId): Section | undefined {
  const colon = target.indexOf(":");
  return colon < 0 ? undefined : SECTIONS.find((section) => section === target.slice(colon + 1));
}

export const NO_TOKENS = {
  focus: 0,
  evade: 0,
  stress: 0,
  ion: 0,
  cloak: 0,
  tractor: 0,
  jam: 0,
  weaponsDisabled: 0,
  reinforceFore: 0,
  reinforceAft: 0,
} as const satisfies Readonly<Record<string, number>>;
export type TokenKind = keyof typeof NO_TOKENS;
export type Tokens = Readonly<Record<TokenKind, number>>;
export const TOKENS = Object.keys(NO_TOKENS) as readonly TokenKind[];

/** In reserve: not placed yet. Docked: aboard a carrier. Fled and destroyed ships have left the game. */
export const SHIP_STATUSES = ["reserve", "docked", "inPlay", "destroyed", "fled"] as const;
export type ShipStatus = (typeof SHIP_STATUSES)[number];

/** A Damage card is a number: its place in the list of its ship's cards. A facedown one is hidden from everybody (1E-TOKEN-07). */
export interface DamageCard {
  readonly card: number;
  /** The section of a huge ship that it lies at (HS-DMG-03). */
  readonly section?: Section;
  readonly faceup: boolean;
  /** The round in which it was turned faceup. */
  readonly since: number;
}
/** What stands for a card or dial that may not be seen. */
export const HIDDEN_CARD = -1;
export const HIDDEN_DIAL = "?";

/** An Upgrade card; a discarded one is facedown and out of play. */
export interface UpgradeState {
  readonly id: string;
  readonly faceup: boolean;
  /** The side of a double-faced card that is up. */
  readonly side: "front" | "back";
  /** Energy tokens on it (HS-ENERGY-10). */
  readonly energy: number;
}

export const TURRET_QUARTERS = ["front", "right", "rear", "left"] as const;
export type Quarter = (typeof TURRET_QUARTERS)[number];

export interface Ship {
  readonly id: ShipId;
  readonly seat: Seat;
  /** Its place in the list of ships, where its card facts are found. */
  readonly place: number;
  status: ShipStatus;
  /** Undefined off the table. */
  pose: Pose | undefined;
  /** ID token, where the ship has one (1E-SETUP-09). */
  label: string | undefined;
  /** Of a ship with two Ship cards those of its fore section (HS-SECT-07). */
  shields: number;
  /** Those of its aft section. */
  aftShields: number;
  /** The section that is crippled; with the second the ship is destroyed (HS-CRIP-11). */
  crippled: Section | undefined;
  /** Energy tokens on its Ship card (HS-ENERGY-01). */
  energy: number;
  damage: readonly DamageCard[];
  tokens: Tokens;
  /** What it holds a lock on; the red halves are these read backwards. */
  locks: readonly TargetId[];
  upgrades: readonly UpgradeState[];
  /** Where the mobile arc points. */
  quarter: Quarter;
  /** The code of the dial's maneuver, from planning until it is executed. */
  dial: string | undefined;
  /** Speed of the maneuver executed this round. */
  speed: number | undefined;
  /** Has been activated in this round. */
  activated: boolean;
  /** Has had its chance to attack in this round; a ship out of its slot has none. */
  engaged: boolean;
  /** The Perform Action step of this round is skipped. */
  skipsAction: boolean;
  /** Names of actions performed this round (1E-ACT-02). */
  actions: readonly string[];
  /** Ships it touches after an overlap (1E-BUMP-03, -04). */
  touching: readonly ShipId[];
  /** Keys of abilities used this round, and in this game. */
  usedThisRound: readonly string[];
  usedThisGame: readonly string[];
  /** The carrier it is docked to. */
  carrier: ShipId | undefined;
  /** Cannot attack before this round: set by what leaves a destroyed carrier. */
  mayAttackFrom: number;
  /** Dealt enough damage to be destroyed, or for a section to be crippled, but kept until it has had its attack (1E-COMBAT-04, HS-SIM-01). */
  doomed: boolean;
}

export interface PlacedObstacle {
  readonly id: string;
  readonly token: ObstacleId;
  /** Lies on its other face, its outline mirrored. */
  readonly flipped?: true;
  readonly pose: Pose;
}

/** A bomb or mine on the table. */
export interface PlacedDevice {
  readonly id: string;
  readonly token: DeviceId;
  /** What goes off: the name of the bomb (`seismic charge`). */
  readonly kind: string;
  readonly pose: Pose;
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly round: number;
}

/** A Damage deck: a player's, or of one section of a huge ship (HS-DMG-01). Cards are drawn at random from those left, so their order is nobody's secret. */
export interface Deck {
  /** Cards not dealt, in ascending order; in a view every card that cannot be seen. */
  readonly cards: readonly number[];
  readonly discards: readonly number[];
  /** How many are left to draw. */
  readonly left: number;
}

/** When a lasting effect ends by itself. */
export const DURATIONS = ["attack", "phase", "round", "game"] as const;
export type Duration = (typeof DURATIONS)[number];

/** Something that lasts: an effect of a card on a ship, or a Condition card in play. */
export interface Effect {
  /** Found in the registry as `effect:id` or, for a Condition card, `condition:id`. */
  readonly id: string;
  readonly ship: ShipId;
  /** The ship whose card caused it. */
  readonly by: ShipId;
  readonly until: Duration;
  /** Later ones have a higher number. */
  readonly since: number;
  readonly value: number;
}

/** Which weapon: the primary one, or the Upgrade card at a place. */
export type Weapon = "primary" | number;

/** The attack under way. */
export interface Attack {
  readonly attacker: ShipId;
  readonly defender: ShipId;
  readonly weapon: Weapon;
  /** The section of the attacker that the weapon belongs to, and the section of the defender that is the target; of huge ships. */
  readonly from: Section | undefined;
  readonly section: Section | undefined;
  readonly step: string;
  /** Measured as the weapon measures (1E-ARC-02, -03). */
  readonly range: number;
  readonly obstructed: boolean;
  /** Huge ships in the way (HS-OBSTR-01). */
  readonly obstructedBy: readonly ShipId[] | undefined;
  /** Whether the defender is in the attacker's printed firing arc, and in its bullseye arc. */
  readonly inArc: boolean;
  readonly inBullseye: boolean;
  readonly attackDice: AttackPool;
  readonly defenseDice: DefensePool;
  /** What has been used in it: tokens by side (`attacker:focus`), cards by key. */
  readonly used: readonly string[];
  readonly hit: boolean | undefined;
  /** Results that were not cancelled: what is to be dealt, unless a card changes it. */
  readonly hits: number;
  readonly crits: number;
  /** The attack during which this one takes place. */
  readonly outer: Attack | undefined;
}

/** The maneuver being executed. */
export interface Motion {
  readonly ship: ShipId;
  /** As flown, after every change. */
  readonly code: string;
  readonly colour: "green" | "white" | "red";
  readonly revealed: boolean;
  /** Overlapped a ship. */
  readonly bumped: boolean;
  /** Ran into a huge ship, or one used as an obstacle, and rolls a die for it (HS-OVER-25). */
  readonly ranIntoHull?: true;
  /** Obstacles met, nearest first. */
  readonly met: readonly string[];
  readonly outer: Motion | undefined;
}

/** Dice on the table: every roll lies here until its roller is done with it. */
export interface Roll {
  readonly ship: ShipId;
  readonly kind: DieKind;
  /** What it is for: `attack`, `defense`, an obstacle, a card. */
  readonly reason: string;
  readonly dice: AttackPool | DefensePool;
}

export const PHASES = ["setup", "planning", "activation", "combat", "end", "over"] as const;
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
  outcome: Outcome | undefined;
}

/** A copy that shares all that is never changed in place. */
export function clone(state: State): State {
  const ships: Ship[] = new Array(state.ships.length);
  for (let at = 0; at < ships.length; at += 1) ships[at] = { ...(state.ships[at] as Ship) };
  return { ...state, ships };
}

/** The same, with copies of ships that were made before and still hold; those that are missing are added to them. */
export function copyOf(state: State, copies: (Ship | undefined)[]): State {
  const ships: Ship[] = [];
  for (const ship of state.ships) {
    const copy = copies[ship.place] ?? { ...ship };
    copies[ship.place] = copy;
    ships.push(copy);
  }
  return { ...state, ships };
}

export function shipOf(state: State, id: ShipId): Ship {
  for (const ship of state.ships) if (ship.id === id) return ship;
  throw new Error(`no ship ${id}`);
}
