/** Things in progress: an attack, a maneuver, and dice on the table. */
import type { Colour } from "@broadside/cards";
import type { AttackPool, DefensePool, DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import type { PlacedObstacleId, ShipId } from "./ids.ts";
import type { EventReason } from "./reasons.ts";

/** A ship's weapon: the primary one, the second primary one that some ships have (2E-ARC-16), or the Upgrade card with this index. */
export type Weapon = "primary" | "second primary" | number;

/** The steps of an attack, for all editions. */
export const ATTACK_STEPS = [
  "declare target",
  "roll attack dice",
  "modify attack dice",
  "roll defense dice",
  "modify defense dice",
  "neutralize results",
  "compare results",
  "deal damage",
] as const;
export type AttackStepName = (typeof ATTACK_STEPS)[number];

/** How far an attack has progressed: before its first step, in one of its steps, or after the last. */
export const ATTACK_STAGES = ["", ...ATTACK_STEPS, "after the attack"] as const;
export type AttackStage = (typeof ATTACK_STAGES)[number];

/** The attack under way. */
export interface Attack {
  readonly attacker: ShipId;
  readonly defender: ShipId;
  readonly weapon: Weapon;
  /** For huge ships: the attacker's section that has the weapon, and the defender's section that is the target. */
  readonly from: Section | undefined;
  readonly section: Section | undefined;
  readonly step: AttackStage;
  /** The range as measured for the weapon (1E-ARC-02, -03). */
  readonly range: number;
  /** True if this isn't the engagement's standard attack (2E-ENGAGE-10). */
  readonly bonus: boolean;
  readonly obstructed: boolean;
  /** Huge ships in the way (HS-OBSTR-01). */
  readonly obstructedBy: readonly ShipId[] | undefined;
  /** Ids of the obstacles in the way, including ships that a card treats as obstacles. */
  readonly obstacles: readonly (PlacedObstacleId | ShipId)[] | undefined;
  /** Whether the defender is in the attacker's printed firing arc, and whether it is in the attacker's bullseye arc. */
  readonly inArc: boolean;
  readonly inBullseye: boolean;
  readonly attackDice: AttackPool;
  readonly defenseDice: DefensePool;
  /** Tokens and cards used in the attack: tokens by side (`attacker:focus`), cards by key. */
  readonly used: readonly string[];
  readonly hit: boolean | undefined;
  /** Uncancelled results, which will be dealt unless a card changes them. */
  readonly hits: number;
  readonly crits: number;
  /** The attack that this one interrupted. */
  readonly outer: Attack | undefined;
}

/** The maneuver being executed. */
export interface Motion {
  readonly ship: ShipId;
  /** The maneuver as executed, after all changes. */
  readonly code: string;
  readonly colour: Colour;
  readonly revealed: boolean;
  /**
   * True if cards can't alter the maneuver, because the ship is ionized or may not execute the maneuver on its dial (2E-ACTIV-13,
   * 2E-MOVE-28).
   */
  readonly fixed?: true;
  /** True if stress from this maneuver is checked after the Perform Action step (1E-ACTIV-07). */
  readonly stressLater?: true;
  /** True if the ship overlapped another. */
  readonly bumped: boolean;
  /**
   * The ships that this ship counts as having overlapped (1E-BUMP-05), or the ships that made it stop short (2E-BUMP-08). For a huge ship,
   * the ships that it has run over.
   */
  readonly blockedBy?: readonly ShipId[];
  /** Where it started from. */
  readonly from?: Pose;
  /** True if the ship ran into a huge ship, either one in play or one used as an obstacle, and rolls a die for that (HS-OVER-25). */
  readonly ranIntoHull?: true;
  /** The obstacles that the ship met, nearest first. */
  readonly met: readonly PlacedObstacleId[];
  readonly outer: Motion | undefined;
}

/** Dice on the table. They stay there until the ship that rolled them is done with them. */
export interface Roll {
  readonly ship: ShipId;
  readonly kind: DieKind;
  /** The reason for the roll: `attack`, `defense`, an obstacle, a card. */
  readonly reason: EventReason;
  readonly dice: AttackPool | DefensePool;
}
