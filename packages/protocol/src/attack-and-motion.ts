/** What is under way: an attack, a maneuver, dice that lie on the table. */
import type { Colour } from "@broadside/cards";
import type { AttackPool, DefensePool, DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import type { ShipId } from "./ids.ts";

/** Which weapon: the primary one, the second primary one that some ships have (2E-ARC-16), or the Upgrade card at a place. */
export type Weapon = "primary" | "second primary" | number;

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
  /** Not the standard attack of an engagement (2E-ENGAGE-10). */
  readonly bonus: boolean;
  readonly obstructed: boolean;
  /** Huge ships in the way (HS-OBSTR-01). */
  readonly obstructedBy: readonly ShipId[] | undefined;
  /** Obstacles in the way, by id; ships too that a card makes one. */
  readonly obstacles: readonly string[] | undefined;
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
  readonly colour: Colour;
  readonly revealed: boolean;
  /** No card alters it: the maneuver of an ionized ship, or what a ship flies instead of one that it may not (2E-ACTIV-13, 2E-MOVE-28). */
  readonly fixed?: true;
  /** Its stress is checked after the Perform Action step (1E-ACTIV-07). */
  readonly stressLater?: true;
  /** Overlapped a ship. */
  readonly bumped: boolean;
  /** The ships that it counts as having overlapped (1E-BUMP-05), that forced it to stop short (2E-BUMP-08), or that a huge ship has run over. */
  readonly blockedBy?: readonly ShipId[];
  /** Where it started from. */
  readonly from?: Pose;
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
