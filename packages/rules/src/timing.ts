/** Every moment at which a card may speak, and what is known at it. One closed list for all editions. */
import type { DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import type { ShipId, TokenKind } from "./state.ts";

type Of = { readonly ship: ShipId };
type Nothing = Readonly<Record<never, never>>;

export interface Occasions {
  /** A ship has been placed at set-up. */
  placed: Of;
  startOfPlanning: Nothing;
  /** The Planning phase ends: all dials are set. */
  dialsSet: Nothing;
  startOfActivation: Nothing;
  /** The ship is about to reveal its dial. */
  beforeReveal: Of;
  /** The dial lies open; the maneuver may still be changed (state.motion). */
  dialRevealed: Of;
  /** A maneuver has been executed, stress checked. */
  maneuverExecuted: Of;
  /** A docked ship has left its carrier, the target, and is about to fly. */
  deployed: Of & { readonly target: ShipId };
  /** Energy has been moved from the Ship card to equipped cards (HS-ENERGY-10). */
  energyAllocated: Of;
  /** The Use Energy step, after the energy of the maneuver has been gained (HS-ENERGY-14). */
  useEnergy: Of;
  /** The ship recovers, its energy not spent yet (HS-RECOVER-01). */
  recovering: Of;
  /** The ship has jammed another with a jam action. */
  jammed: Of & { readonly target: ShipId };
  actionPerformed: Of & { readonly action: string };
  endOfActivation: Nothing;
  startOfCombat: Nothing;
  /** A ship has become the active one of the Combat phase. */
  becameActive: Of;
  /** A target is about to be declared; an effect may still draw the attack to another ship (state.attack is the one that would begin). */
  targetChosen: Of & { readonly target: ShipId };
  /** Costs are paid, the target is the defender (state.attack). */
  attackDeclared: Of & { readonly target: ShipId };
  /** Dice are about to be rolled, and have been (state.roll). */
  beforeRoll: Of & { readonly kind: DieKind; readonly reason: string };
  rolled: Of & { readonly kind: DieKind; readonly reason: string };
  beforeCompare: Of & { readonly target: ShipId };
  /** The attack hits; damage has not been dealt. */
  attackHits: Of & { readonly target: ShipId };
  /** An attack is over, seen by its attacker and its defender; `ship` is the attacker. */
  afterAttack: Of & { readonly target: ShipId };
  /** The ship has had its opportunity to attack, and used it or not; one that cannot attack has none (1E-COMBAT-06). */
  attackOpportunityOver: Of;
  endOfCombat: Nothing;
  startOfEnd: Nothing;
  /** During the End phase, before the round closes. */
  duringEnd: Nothing;
  tokenAssigned: Of & { readonly token: TokenKind };
  lockAcquired: Of & { readonly target: ShipId };
  /** A faceup Damage card is about to be dealt to a section of a huge ship: which deck it comes from may still be changed. */
  faceupComing: Of & { readonly section: Section };
  /** A Damage card has been dealt to the ship and lies before it, not resolved. */
  damageDealt: Of & { readonly card: number };
  /** A Damage card has just been turned or dealt faceup: its own effect comes now. */
  damageFaceup: Of & { readonly card: number };
  /** Damage was suffered: so much of it, of what sort, from what. */
  damageSuffered: Of & { readonly hits: number; readonly crits: number; readonly reason: string };
  conditionAssigned: Of & { readonly condition: string };
  /** The ship is destroyed and still on the table. */
  destroyed: Of;
  /** A ship has been destroyed and is off the table; where it stood. */
  shipLost: Of & { readonly pose: Pose };
  /** A device goes off, next to the ship or under it. */
  deviceDetonated: Of & { readonly device: string };
}
export type Timing = keyof Occasions;
