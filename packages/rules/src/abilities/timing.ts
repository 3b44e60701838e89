/** Every moment at which a card may speak, and what is known at it. One closed list for all editions. */
import type { Colour } from "@broadside/cards";
import type { DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import type { ActionId, Moment } from "@broadside/protocol";
import type { Seat } from "../state/seat.ts";
import type { Effect, ShipId, TokenKind } from "../state/state.ts";

type Of = { readonly ship: ShipId };
type Nothing = Readonly<Record<never, never>>;

export interface Occasions extends Readonly<Record<Moment, object>> {
  /** A ship has been placed at set-up. */
  placed: Of;
  /** Set-up: before ships are placed, when all are, and when everything is ready (2E-SETUP-18). */
  beforeForces: Nothing;
  afterForces: Nothing;
  setUpOver: Nothing;
  startOfPlanning: Nothing;
  /** The Planning phase ends: all dials are set. */
  dialsSet: Nothing;
  startOfSystem: Nothing;
  endOfSystem: Nothing;
  startOfActivation: Nothing;
  /** The ship is the next to activate. */
  beforeActivation: Of;
  /** The ship is about to reveal its dial. */
  beforeReveal: Of;
  /** The dial lies open; the maneuver may still be changed (state.motion). */
  dialRevealed: Of;
  /** The ship is about to execute a maneuver (state.motion), which may still become another. */
  beforeManeuver: Of;
  /** The ship has moved, and its difficulty is to be checked. */
  beforeDifficulty: Of;
  /** An obstacle is about to affect the ship: an ability may still have it ignored. */
  meetingObstacle: Of & { readonly obstacle: string };
  /** The ship has boosted or rolled with its template over an obstacle. */
  movedOver: Of & { readonly obstacle: string };
  /** The ship has boosted, rolled or the like with its template over another. */
  movedThrough: Of & { readonly target: ShipId };
  /** The ship has revealed its dial and skips its Execute Maneuver step. */
  maneuverSkipped: Of;
  /** A maneuver has been executed, stress checked. */
  maneuverExecuted: Of;
  /** First edition: what follows the maneuver is resolved. Stress that a card gives for the maneuver comes now, and dice for the ships it ran into. */
  maneuverSettled: Of;
  /** A docked ship has left its carrier, the target, and is about to fly. */
  deployed: Of & { readonly target: ShipId };
  /** A ship has deployed and flown; it has not acted (2E-SYS-09). */
  hasDeployed: Of & { readonly target: ShipId };
  decloaked: Of;
  /** Energy has been moved from the Ship card to equipped cards (HS-ENERGY-10). */
  energyAllocated: Of;
  /** The Use Energy step, after the energy of the maneuver has been gained (HS-ENERGY-14). */
  useEnergy: Of;
  /** The ship recovers, its energy not spent yet (HS-RECOVER-01). */
  recovering: Of;
  /** The ship has jammed another with a jam action. */
  jammed: Of & { readonly target: ShipId };
  /** Whether the ship was stressed already when it began the action; what the action itself gave it does not count. */
  actionPerformed: Of & { readonly action: ActionId; readonly colour?: Colour; readonly whileStressed?: boolean };
  /** The ship is about to perform an action that it has declared and paid for. */
  actionDeclared: Of & { readonly action: ActionId; readonly colour: Colour };
  /** The ship has chosen another for its coordinate action, which has not acted yet. */
  coordinating: Of & { readonly target: ShipId };
  /** The ship has coordinated another, with an action of this colour or by what a card says, and that one has acted or not; which action it was. */
  coordinated: Of & {
    readonly target: ShipId;
    readonly colour: Colour | undefined;
    readonly acted: boolean;
    readonly action: ActionId | undefined;
  };
  /** Second edition: an action was declared, paid for, and has come to nothing (2E-ACT-12). */
  actionFailed: Of & { readonly action: ActionId };
  /** The ship's turn in the System phase (2E-SYS-01). */
  systemPhase: Of;
  /** The ship has activated: its action is done, or was skipped. */
  activationOver: Of;
  endOfActivation: Nothing;
  startOfCombat: Nothing;
  /** Ships of an initiative are about to engage; effects that name it come first (2E-ENGAGE-08). */
  initiativeReached: { readonly initiative: number };
  /** A ship has become the active one of the Combat phase. */
  becameActive: Of;
  /** A target is about to be declared; an effect may still draw the attack to another ship (state.attack is the one that would begin). */
  targetChosen: Of & { readonly target: ShipId };
  /** Costs are paid, the target is the defender (state.attack). */
  attackDeclared: Of & { readonly target: ShipId };
  /** First edition: dice are about to be counted, of an attack that is made twice each time; it is declared only once (1E-ATK-14). */
  attackBegins: Of & { readonly target: ShipId };
  /** Dice are about to be rolled, so many as things stand. */
  beforeRoll: Of & { readonly kind: DieKind; readonly reason: string; readonly count: number };
  /** Dice have been rolled (state.roll). */
  rolled: Of & { readonly kind: DieKind; readonly reason: string; readonly device?: string };
  /** Dice of an attack have been rolled again; `ship` is the one whose dice they are. */
  rerolled: Of & { readonly kind: DieKind };
  /** Second edition: a step that modifies dice is over; `ship` is the attacker. */
  diceModified: Of & { readonly target: ShipId; readonly kind: DieKind };
  beforeCompare: Of & { readonly target: ShipId };
  /** Evades have cancelled what they can; others may still cancel results (2E-WCARD-20-Q). */
  neutralizing: Of & { readonly target: ShipId };
  /** The attack hits; damage has not been dealt. */
  attackHits: Of & { readonly target: ShipId };
  /** First edition: results are left and about to be dealt to the defender, the target. They may still be cancelled, or suffered by others. */
  defenderHit: Of & { readonly target: ShipId };
  /** An attack that hit has dealt its damage; what follows the attack comes next. */
  attackDealt: Of & { readonly target: ShipId };
  /** An attack is over, seen by its attacker and its defender; `ship` is the attacker. */
  afterAttack: Of & { readonly target: ShipId };
  /** The ship has had its opportunity to attack, and used it or not; one that cannot attack has none (1E-COMBAT-06). */
  attackOpportunityOver: Of;
  endOfCombat: Nothing;
  startOfEnd: Nothing;
  /** During the End phase, before the round closes. */
  duringEnd: Nothing;
  /** The round is over; whether the game is over is decided next. */
  roundCloses: Nothing;
  /** The game is over; who has won is decided next. */
  gameEnds: Nothing;
  /** A token is about to be assigned: an ability may do something else instead (2E-TIME-19). */
  tokenComing: Of & { readonly token: TokenKind };
  /** By an obstacle that the ship has met, where one is named; `further` where it is not the first of several that came at once. */
  tokenAssigned: Of & { readonly token: TokenKind; readonly obstacle?: string | undefined; readonly further?: boolean };
  /**
   * The ship has spent a token or a lock, on what, and what that was spent for is done; or Force, however much at once. Of a token that changes
   * results as the rules say it is known how many.
   */
  tokenSpent: Of & { readonly spent: TokenKind | "lock" | "force"; readonly target?: ShipId; readonly changed?: number };
  /** First edition: the ship has removed a stress token from the target, which may be itself. What is spent or handed on is not removed. */
  stressRemoved: Of & { readonly target: ShipId };
  /**
   * Of the target its ship; in the second edition it may be an obstacle or a device, by its id (2E-ACT-32). Of two locks that a card lets a ship
   * acquire together one is the second.
   */
  lockAcquired: Of & { readonly target: ShipId; readonly second?: true };
  /** First edition: a lock of the ship lies on the target now, which has been handed the red token; nobody has acquired it. */
  lockTurned: Of & { readonly target: ShipId };
  /** The ship is about to suffer damage: some of it may still be prevented. */
  damageComing: Of & { readonly hits: number; readonly crits: number; readonly reason: string };
  /** A faceup Damage card is about to be dealt to a section of a huge ship: which deck it comes from may still be changed. */
  faceupComing: Of & { readonly section: Section };
  /** A facedown Damage card would be dealt to the ship: an ability that answers has it dealt faceup instead (2E-TIME-19). */
  facedownDealt: Of;
  /** A faceup Damage card would be dealt to the ship, of a huge one to a section: an ability may do something else instead (2E-TIME-19). */
  faceupDealt: Of & { readonly section?: Section };
  /** A Damage card has been dealt to the ship and lies before it, not resolved. */
  damageDealt: Of & { readonly card: number };
  /** A faceup Damage card has been dealt to the ship, whatever is about to become of it. */
  dealtFaceup: Of;
  /** A Damage card has just been turned or dealt faceup: its own effect comes now. Being turned is not being dealt (1E-DMG-04). */
  damageFaceup: Of & { readonly card: number; readonly isDealt: boolean };
  /** The ship has lost one shield, by damage or otherwise. */
  shieldLost: Of;
  /** Second edition: one of the ship's faceup Damage cards has been repaired, and lies facedown; no card where a facedown one has gone. */
  repaired: Of & { readonly card: number | undefined };
  /** Damage was suffered: so much of it, of what sort, from what. */
  damageSuffered: Of & { readonly hits: number; readonly crits: number; readonly reason: string };
  /** One critical damage was suffered, of however many; the card that it has dealt, where no shield took it. */
  critSuffered: Of & { readonly card: number | undefined };
  /** Where it lay before, with what lay on it, if it has moved there from another ship. */
  conditionAssigned: Of & { readonly condition: string; readonly before?: Effect | undefined };
  /** The ship would be destroyed: an ability may do something else instead (2E-TIME-19). */
  destroying: Of;
  /** The ship is destroyed and still on the table; who destroyed it, if anybody. */
  destroyed: Of & { readonly by?: Seat | undefined };
  /** The ship has lost health, by damage or by a card that was dealt, and is not destroyed. */
  healthLost: Of;
  /** The ship would flee, its base outside the table: an ability may do something else instead (2E-TIME-19). */
  fleeing: Of;
  /** The ship has fled, or is about to go aboard a carrier or into reserve; where it stood before, and where it stood outside when it fled. */
  leftTable: Of & { readonly pose: Pose; readonly how: "fled" | "reserve" | "docked"; readonly outside?: Pose };
  /** A ship has been destroyed and is off the table; where it stood. */
  shipLost: Of & { readonly pose: Pose };
  /** The ship has dropped or launched a device: a remote, or a token of a bomb or mine. */
  devicePlaced: Of & { readonly device: string; readonly how: "dropped" | "launched" };
  /** A bomb or mine would go off: an ability may prevent it (2E-TIME-19). */
  detonating: { readonly device: string };
  /** First edition: the ship would set off a mine, or be reached by a bomb that goes off: an ability may have it ignore the device. */
  meetingDevice: Of & { readonly device: string };
  /** First edition: a device has gone off and the ship would suffer what it does: an ability may spare the ship. */
  deviceStrikes: Of & { readonly device: string };
  /** A device goes off, next to the ship or under it. */
  deviceDetonated: Of & { readonly device: string };
  /** A bomb or mine has gone off; its token lies there still. */
  hasDetonated: { readonly device: string };
  /** The ship is about to get back a recurring charge, or Force, in the End phase: an ability may prevent it. */
  recurring: Of;
  /** The Upgrade card of the ship at a place has been discarded, and lies facedown; by which ship. */
  upgradeDiscarded: Of & { readonly place: number; readonly discardedBy: ShipId };
}
export type Timing = keyof Occasions & Moment;
