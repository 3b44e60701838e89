/** A ship as it stands, with the cards and tokens it has. */

import type { Pose, Section, WingPosition } from "@broadside/geometry";
import type { ActionId } from "./actions.ts";
import type { ShipId, TargetId } from "./ids.ts";
import type { Seat } from "./seat.ts";
import type { Tokens } from "./tokens.ts";

/** In reserve: off the table, not placed yet or put back. Docked: aboard a carrier. Destroyed, fled and escaped ships have left the game. */
export const SHIP_STATUSES = ["reserve", "docked", "inPlay", "destroyed", "fled", "escaped"] as const;
export type ShipStatus = (typeof SHIP_STATUSES)[number];

/** A Damage card is a number: its place in the list of its ship's cards. A facedown one is hidden from everybody (1E-TOKEN-07). */
export interface DamageCard {
  readonly card: number;
  /** The section of a huge ship that it lies at (HS-DMG-03). */
  readonly section?: Section;
  readonly faceup: boolean;
  /** The round in which it was turned faceup. */
  readonly since: number;
  /** Whose doing that was, where somebody's and the edition asks (EB-FAQ-03, -04). */
  readonly by?: Seat;
  /** It has just been dealt and silences no other card yet: what answers to its coming may still turn or discard it (1E-DMG-02). */
  readonly unresolved?: true;
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
  /** Active charges on it (2E-CHARGE-04); of a card that prints none the tokens that lie on it. */
  readonly charges: number;
  /** Where its own turret indicator points, on huge ships of the second edition (2E-HUGE-39). */
  readonly quarter?: Quarter;
}

/** The place of a ship in its wing; one that has split keeps its ID card and so its place (EB-WID-05). */
export interface WingPlace {
  readonly leader: ShipId;
  readonly position: WingPosition;
  readonly split: boolean;
}

export const TURRET_QUARTERS = ["front", "right", "rear", "left"] as const;
export type Quarter = (typeof TURRET_QUARTERS)[number];

export interface Ship {
  readonly id: ShipId;
  /** Of a remote who controls it, which may change (EB-REMOTE-03, -04). */
  seat: Seat;
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
  /** Energy tokens, or active energy charges, on its Ship card (HS-ENERGY-01, 2E-HUGE-12). */
  energy: number;
  /** Active charges on its Ship card, and active Force (2E-CHARGE-01, -10). */
  charges: number;
  force: number;
  damage: readonly DamageCard[];
  tokens: Tokens;
  /** What it holds a lock on; the red halves are these read backwards. */
  locks: readonly TargetId[];
  upgrades: readonly UpgradeState[];
  /** Where the mobile arc points. */
  quarter: Quarter;
  /** The code of the dial's maneuver, from planning until it is executed. */
  dial: string | undefined;
  /** The maneuver it has revealed, until the next Planning phase (2E-ACTIV-07). */
  revealed: string | undefined;
  /** Speed of the maneuver executed this round. */
  speed: number | undefined;
  /** Has been activated in this round. */
  activated: boolean;
  /** Has had its chance to attack in this round; a ship out of its slot has none. */
  engaged: boolean;
  /** The Perform Action step of this round is skipped. */
  skipsAction: boolean;
  /** Actions performed this round (1E-ACT-02). */
  actions: readonly ActionId[];
  /** Ships it touches after an overlap (1E-BUMP-03, -04). */
  touching: readonly ShipId[];
  /** Keys of abilities used this round, and in this game. */
  usedThisRound: readonly string[];
  usedThisGame: readonly string[];
  /** The carrier it is docked to. */
  carrier: ShipId | undefined;
  /** Its place in a wing. */
  wing: WingPlace | undefined;
  /** Cannot attack before this round: set by what leaves a destroyed carrier. */
  mayAttackFrom: number;
  /** Dealt enough damage to be destroyed, or for a section to be crippled, but kept until it has had its attack (1E-COMBAT-04, HS-SIM-01). */
  doomed: boolean;
}
