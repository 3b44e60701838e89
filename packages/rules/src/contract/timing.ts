/** Every moment at which a card may act, and the facts known at that moment. All editions share this list, and there are no others. */
import type { Colour } from "@broadside/cards";
import type { DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import type { ActionId, Moment } from "@broadside/protocol";
import type { Seat } from "../state/seat.ts";
import type { Effect, ObjectId, PlacedDeviceId, PlacedObstacleId, ShipId, TokenKind } from "../state/state.ts";

type Of = { readonly ship: ShipId };
type Nothing = Readonly<Record<never, never>>;

export interface Occasions extends Readonly<Record<Moment, object>> {
  /** A ship has been placed at set-up. */
  placed: Of;
  /** Moments during set-up: before ships are placed, when all are placed, and when everything is ready (2E-SETUP-18). */
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
  /** The dial is faceup; the maneuver may still be changed (state.motion). */
  dialRevealed: Of;
  /** The ship is about to execute a maneuver (state.motion). The maneuver may still be replaced by another one. */
  beforeManeuver: Of;
  /** The ship has moved, and the difficulty is about to be checked. */
  beforeDifficulty: Of;
  /** An obstacle is about to affect the ship. An ability may still make the ship ignore it. */
  meetingObstacle: Of & { readonly obstacle: PlacedObstacleId };
  /** The ship has boosted or rolled, with its template over an obstacle. */
  movedOver: Of & { readonly obstacle: PlacedObstacleId };
  /** The ship has boosted, rolled or moved in a similar way, with its template over another ship. */
  movedThrough: Of & { readonly target: ShipId };
  /** The ship has revealed its dial and skips its Execute Maneuver step. */
  maneuverSkipped: Of;
  /** A maneuver has been executed, and stress has been checked. */
  maneuverExecuted: Of;
  /**
   * First edition: everything that follows the maneuver has been resolved. Now cards give stress for the maneuver, and dice are rolled for
   * cards on ships that the ship ran into.
   */
  maneuverSettled: Of;
  /** A docked ship has left its carrier, which is the target, and is about to fly. */
  deployed: Of & { readonly target: ShipId };
  /** A ship has deployed and moved, but hasn't acted yet (2E-SYS-09). */
  hasDeployed: Of & { readonly target: ShipId };
  decloaked: Of;
  /** Energy has been moved from the Ship card to equipped cards (HS-ENERGY-10). */
  energyAllocated: Of;
  /** The Use Energy step, after the ship has gained energy from its maneuver (HS-ENERGY-14). */
  useEnergy: Of;
  /** The ship is recovering; its energy isn't spent yet (HS-RECOVER-01). */
  recovering: Of;
  /** The ship has jammed another with a jam action. */
  jammed: Of & { readonly target: ShipId };
  /** `whileStressed`: the ship was already stressed when it began the action. Stress from the action itself doesn't count. */
  actionPerformed: Of & { readonly action: ActionId; readonly colour?: Colour; readonly whileStressed?: boolean };
  /** The ship is about to perform an action that it has declared and paid for. */
  actionDeclared: Of & { readonly action: ActionId; readonly colour: Colour };
  /** The ship has chosen another ship for its coordinate action. That ship hasn't acted yet. */
  coordinating: Of & { readonly target: ShipId };
  /**
   * The ship has coordinated another ship, with an action of this colour or through a card. `acted` is true if the other ship acted, and
   * `action` is the action that it performed.
   */
  coordinated: Of & {
    readonly target: ShipId;
    readonly colour: Colour | undefined;
    readonly acted: boolean;
    readonly action: ActionId | undefined;
  };
  /** Second edition: an action was declared and paid for, but failed (2E-ACT-12). */
  actionFailed: Of & { readonly action: ActionId };
  /** The ship takes its turn in the System phase (2E-SYS-01). */
  systemPhase: Of;
  /** The ship has activated: it has performed or skipped its action. */
  activationOver: Of;
  endOfActivation: Nothing;
  startOfCombat: Nothing;
  /** Ships with this initiative are about to engage. Effects that name this initiative come first (2E-ENGAGE-08). */
  initiativeReached: { readonly initiative: number };
  /** A ship has become the active ship in the Combat phase. */
  becameActive: Of;
  /**
   * A target is about to be declared. An effect may still redirect the attack to another ship (state.attack is the attack that would
   * begin).
   */
  targetChosen: Of & { readonly target: ShipId };
  /** Costs have been paid, and the target is now the defender (state.attack). */
  attackDeclared: Of & { readonly target: ShipId };
  /**
   * First edition: dice are about to be counted. If an attack is made twice, dice are counted both times, though the attack is declared
   * only once (1E-ATK-14).
   */
  attackBegins: Of & { readonly target: ShipId };
  /** Dice are about to be rolled; `count` is the current number of dice. */
  beforeRoll: Of & { readonly kind: DieKind; readonly reason: string; readonly count: number };
  /** Dice have been rolled (state.roll). */
  rolled: Of & { readonly kind: DieKind; readonly reason: string; readonly device?: PlacedDeviceId };
  /** Dice in an attack have been rerolled; `ship` is the owner of the dice. */
  rerolled: Of & { readonly kind: DieKind };
  /** Second edition: a step for modifying dice is over; `ship` is the attacker. */
  diceModified: Of & { readonly target: ShipId; readonly kind: DieKind };
  beforeCompare: Of & { readonly target: ShipId };
  /** Evades have cancelled as many results as they can. Other effects may still cancel results (2E-WCARD-20-Q). */
  neutralizing: Of & { readonly target: ShipId };
  /** The attack hits; damage hasn't been dealt yet. */
  attackHits: Of & { readonly target: ShipId };
  /**
   * First edition: the remaining results are about to be dealt to the defender, which is the target. They may still be cancelled, or other
   * ships may suffer them.
   */
  defenderHit: Of & { readonly target: ShipId };
  /** An attack that hit has dealt its damage; its aftermath comes next. */
  attackDealt: Of & { readonly target: ShipId };
  /** An attack is over for both its attacker and its defender; `ship` is the attacker. */
  afterAttack: Of & { readonly target: ShipId };
  /**
   * The ship has had its opportunity to attack, whether or not it attacked. A ship that cannot attack has no opportunity (1E-COMBAT-06).
   */
  attackOpportunityOver: Of;
  endOfCombat: Nothing;
  startOfEnd: Nothing;
  /** The End phase is in progress; the round hasn't closed yet. */
  duringEnd: Nothing;
  /** The round is over. Next, the game checks whether it has ended. */
  roundCloses: Nothing;
  /** The game is over. Next, the winner is decided. */
  gameEnds: Nothing;
  /** A token is about to be assigned. An ability may do something else instead (2E-TIME-19). */
  tokenComing: Of & { readonly token: TokenKind };
  /**
   * `obstacle` is the obstacle that gave the token when the ship met it. `further` marks every token except the first of several assigned
   * at once.
   */
  tokenAssigned: Of & { readonly token: TokenKind; readonly obstacle?: PlacedObstacleId | undefined; readonly further?: boolean };
  /**
   * The ship has spent a token, or a lock on the target, and the effect is over; or it has spent any amount of Force. If the rules let the
   * token change results, `changed` is the number of results that it changed.
   */
  tokenSpent: Of & { readonly spent: TokenKind | "lock" | "force"; readonly target?: ObjectId; readonly changed?: number };
  /**
   * First edition: the ship has removed a stress token from the target, which may be the ship itself. Spending or passing on a token
   * doesn't count as removing it.
   */
  stressRemoved: Of & { readonly target: ShipId };
  /**
   * `target` is the locked ship, even if the lock is on a section. In the second edition it may be the id of an obstacle or a device
   * (2E-ACT-32). If a card lets a ship acquire two locks together, one of them is `second`.
   */
  lockAcquired: Of & { readonly target: ObjectId; readonly second?: true };
  /** First edition: a card has passed the red token of the ship's lock to the target. This doesn't count as acquiring a lock. */
  lockTurned: Of & { readonly target: ShipId };
  /** The ship is about to suffer damage. Some of it may still be prevented. */
  damageComing: Of & { readonly hits: number; readonly crits: number; readonly reason: string };
  /**
   * A faceup Damage card is about to be dealt to a section of a huge ship. An effect may still change the deck that the card comes from.
   */
  faceupComing: Of & { readonly section: Section };
  /** A facedown Damage card would be dealt to the ship. An ability used now has it dealt faceup instead (2E-TIME-19). */
  facedownDealt: Of;
  /**
   * A faceup Damage card would be dealt to the ship, or to a section of a huge ship. An ability may do something else instead (2E-TIME-19).
   */
  faceupDealt: Of & { readonly section?: Section };
  /** A Damage card has been dealt to the ship but isn't resolved yet. */
  damageDealt: Of & { readonly card: number };
  /** A faceup Damage card has been dealt to the ship, whatever happens to the card next. */
  dealtFaceup: Of;
  /** A Damage card has just been turned or dealt faceup, and its own effect resolves next. Turning isn't dealing (1E-DMG-04). */
  damageFaceup: Of & { readonly card: number; readonly isDealt: boolean };
  /** The ship has lost one shield, through damage or otherwise. */
  shieldLost: Of;
  /**
   * Second edition: one of the ship's faceup Damage cards was repaired and is now facedown. `card` is undefined if a facedown card was
   * removed instead.
   */
  repaired: Of & { readonly card: number | undefined };
  /** Damage was suffered: the amount, the kind and the source. */
  damageSuffered: Of & { readonly hits: number; readonly crits: number; readonly reason: string };
  /**
   * One critical damage was suffered; this happens once for each critical damage. `card` is the card that it dealt, unless a shield
   * absorbed it.
   */
  critSuffered: Of & { readonly card: number | undefined };
  /** If the Condition's limit was reached, `before` is the earlier copy that was removed, including its data. */
  conditionAssigned: Of & { readonly condition: string; readonly before?: Effect | undefined };
  /** The ship would be destroyed. An ability may do something else instead (2E-TIME-19). */
  destroying: Of;
  /** The ship is destroyed but still on the table; `by` is the seat that destroyed it, if any. */
  destroyed: Of & { readonly by?: Seat | undefined };
  /** The ship has lost health, through damage or through a card that was dealt to it, and isn't destroyed. */
  healthLost: Of;
  /** The ship would flee because its base is outside the table. An ability may do something else instead (2E-TIME-19). */
  fleeing: Of;
  /**
   * The ship has fled, or is about to go aboard a carrier or into reserve. `pose` is where the ship was before. If it fled, `outside` is
   * the pose, partly off the table, at which it fled.
   */
  leftTable: Of & { readonly pose: Pose; readonly how: "fled" | "reserve" | "docked"; readonly outside?: Pose };
  /** A ship was destroyed and is off the table; `pose` is where it was. */
  shipLost: Of & { readonly pose: Pose };
  /** The ship has dropped or launched a device: a remote, or the token of a bomb or mine. */
  devicePlaced: Of & { readonly device: PlacedDeviceId | ShipId; readonly how: "dropped" | "launched" };
  /** A bomb or mine would go off. An ability may prevent it (2E-TIME-19). */
  detonating: { readonly device: PlacedDeviceId };
  /**
   * First edition: the ship would set off a mine, or would be in reach of a bomb that goes off. An ability may let the ship ignore the
   * device.
   */
  meetingDevice: Of & { readonly device: PlacedDeviceId };
  /** First edition: a device has gone off, and the ship would suffer its effect. An ability may protect the ship. */
  deviceStrikes: Of & { readonly device: PlacedDeviceId };
  /** A device is going off next to the ship or under it. */
  deviceDetonated: Of & { readonly device: PlacedDeviceId };
  /** A bomb or mine has gone off; its token is still on the table. */
  hasDetonated: { readonly device: PlacedDeviceId };
  /** The ship is about to recover a recurring charge, or Force, in the End phase. An ability may prevent it. */
  recurring: Of;
  /** The ship's Upgrade card at this place was discarded and is now facedown; `discardedBy` is the ship that discarded it. */
  upgradeDiscarded: Of & { readonly place: number; readonly discardedBy: ShipId };
}
export type Timing = keyof Occasions & Moment;
