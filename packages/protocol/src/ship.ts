/** The present state of a ship, with its cards and tokens. */

import type { Pose, Section, WingPosition } from "@broadside/geometry";
import type { ActionId } from "./actions.ts";
import type { ShipId, TargetId } from "./ids.ts";
import type { Seat } from "./seat.ts";
import type { Tokens } from "./tokens.ts";

/**
 * Reserve ships are off the table, either not placed yet or put back. Docked ships are aboard a carrier. Destroyed, fled and escaped ships
 * have left the game.
 */
export const SHIP_STATUSES = ["reserve", "docked", "inPlay", "destroyed", "fled", "escaped"] as const;
export type ShipStatus = (typeof SHIP_STATUSES)[number];

/**
 * A Damage card on a ship. `card` is its index in the list of all Damage cards that the ship can be dealt. Facedown cards are hidden from
 * everybody (1E-TOKEN-07).
 */
export interface DamageCard {
  readonly card: number;
  /** The section of a huge ship that the card belongs to (HS-DMG-03). */
  readonly section?: Section;
  readonly faceup: boolean;
  /** The round in which the card was turned faceup. */
  readonly since: number;
  /** The seat that caused the card to be faceup. Stored only if there is one and the edition needs it (EB-FAQ-03, -04). */
  readonly by?: Seat;
  /**
   * True if the card has just been dealt and doesn't silence other cards yet. Abilities that respond to the deal may still turn or discard
   * it (1E-DMG-02).
   */
  readonly unresolved?: true;
}
/** Replaces a card or dial that may not be seen. */
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
  /** Active charges on the card (2E-CHARGE-04). For a card that prints no charges, the number of tokens on it. */
  readonly charges: number;
  /** Where the card's turret indicator points, on huge ships of the second edition (2E-HUGE-39). */
  readonly quarter?: Quarter;
}

/** The place of a ship in its wing. A ship that has split keeps its ID card and therefore its place (EB-WID-05). */
export interface WingPlace {
  readonly leader: ShipId;
  readonly position: WingPosition;
  readonly split: boolean;
}

export const TURRET_QUARTERS = ["front", "right", "rear", "left"] as const;
export type Quarter = (typeof TURRET_QUARTERS)[number];

export interface Ship {
  readonly id: ShipId;
  /** For a remote, the seat that controls it, which may change (EB-REMOTE-03, -04). */
  seat: Seat;
  /** The ship's index in a list of all ships followed by all remotes. Its facts have the same index. */
  readonly place: number;
  status: ShipStatus;
  /** Undefined if the ship is off the table. */
  pose: Pose | undefined;
  /** Its ID token, if it has one (1E-SETUP-09). */
  label: string | undefined;
  /** For a ship with two Ship cards, the shields of its fore section (HS-SECT-07). */
  shields: number;
  /** The shields of its aft section. */
  aftShields: number;
  /** The section that is crippled. If the other one is crippled too, the ship is destroyed (HS-CRIP-11). */
  crippled: Section | undefined;
  /** Energy tokens, or active energy charges, on its Ship card (HS-ENERGY-01, 2E-HUGE-12). */
  energy: number;
  /** Active charges on its Ship card, and active Force (2E-CHARGE-01, -10). */
  charges: number;
  force: number;
  damage: readonly DamageCard[];
  tokens: Tokens;
  /** The objects that it has locked. An object's red lock tokens aren't stored, because they follow from other ships' locks. */
  locks: readonly TargetId[];
  upgrades: readonly UpgradeState[];
  /** Where the mobile arc points. */
  quarter: Quarter;
  /** The code of the dial's maneuver, from planning until it is executed. */
  dial: string | undefined;
  /** The maneuver that it has revealed, until the next Planning phase (2E-ACTIV-07). */
  revealed: string | undefined;
  /** The speed of the maneuver executed this round. */
  speed: number | undefined;
  /** True if the ship has been activated this round. */
  activated: boolean;
  /** True if the ship has had its turn to attack this round. It stays false if the ship misses its turn. */
  engaged: boolean;
  /** True if the ship skips its Perform Action step this round. */
  skipsAction: boolean;
  /** Actions that it has performed this round (1E-ACT-02). */
  actions: readonly ActionId[];
  /** Ships that it touches after an overlap (1E-BUMP-03, -04). */
  touching: readonly ShipId[];
  /** Keys of abilities used this round, and of abilities used this game. */
  usedThisRound: readonly string[];
  usedThisGame: readonly string[];
  /** The carrier that it is docked to. */
  carrier: ShipId | undefined;
  /** Its place in a wing. */
  wing: WingPlace | undefined;
  /** The first round in which the ship can attack. It matters for ships that leave a destroyed carrier. */
  mayAttackFrom: number;
  /**
   * True if the ship was dealt enough damage to destroy it, or to cripple a section, but stays until it has had its turn to attack
   * (1E-COMBAT-04, HS-SIM-01).
   */
  doomed: boolean;
}
