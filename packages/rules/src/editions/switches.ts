/**
 * What later versions of the second edition's rules reference changed, with one flag for each change. All flags are off in 1.1.0. A 2.0
 * game uses any version up to 1.3.2; a 2.5 game uses any version from 1.4.0 on.
 */
import { REFERENCES, type Reference } from "../state/setup.ts";

/** The reference version that introduced each change. */
const SINCE = {
  /**
   * The stress maneuver can't be altered (2E-MOVE-28). The same version introduced purple maneuvers. They need no flag, because no ship had
   * one before (2E-MOVE-22, -26).
   */
  fixedStressManeuver: "1.2.0",
  /** A ship may SLAM at any time during its activation, not only as its step's action (2E-ACT-48). */
  slamInActivation: "1.2.0",
  /** A card may coordinate allied and enemy ships (2E-ACT-45). */
  coordinatesAnybody: "1.2.0",
  /** Docking needs a friendly carrier (2E-SYS-16). */
  friendlyCarrier: "1.2.0",
  /** If a Condition exceeds its limit, the player who owns it picks which copy to remove (2E-COND-03, -04). */
  conditionChoice: "1.2.0",
  /** Some conditions are secret (2E-COND-06). */
  secretConditions: "1.2.0",
  /** Negative recurring symbols remove charges (2E-CHARGE-07). */
  negativeCharges: "1.2.0",
  /** Jam reaches range 2 in the bullseye (2E-ACT-41, -42). */
  jamInBullseye: "1.3.0",
  /** A remote is dealt one card for each damage that it suffers, instead of one card at a time (2E-REMOTE-07, -08). */
  remoteDamageByCard: "1.3.0",
  /** The End phase has four steps, and abilities resolve before tokens are removed (2E-END-01, -02). */
  orderedEndPhase: "1.3.0",
  /** When a deck runs out, facedown cards on ships are shuffled into it (2E-DMG-13). */
  facedownInNewDeck: "1.3.0",
  /** An ability may allow ships in contact to attack each other (2E-ATK-08). */
  contactAttacksByAbility: "1.3.0",
  /** Fuse markers protect obstacles too (2E-COMP-29). */
  fusedObstacles: "1.3.0",
  /** A ship flees whenever it is outside the play area, and not only if a maneuver took it there (2E-DMG-17, -18). */
  fleesAtAnyTime: "1.3.2",
  /** An ionized ship still sets a dial. The dial is used if the ship is no longer ionized when it activates (2E-PLAN-06). */
  waitingDials: "1.3.2",
  /** Turning on the spot also ends contact (2E-COMP-09). */
  contactEndsByTurning: "1.3.2",
  /** A gas cloud that obstructs an attack no longer gives an evade (2E-OBST-27). */
  plainGasClouds: "1.3.2",
  /** Primary weapons reach range 0 and have no range bonus there (2E-ATK-09, -14). */
  contactAttacks: "1.4.0",
  /** A ship that overlaps a friendly ship rolls a die; one that overlaps an enemy may still perform one red action (2E-BUMP-09, -10). */
  overlapBySide: "1.4.0",
  /** Obstacles affect every kind of move (2E-OBST-09 to -19). */
  harshObstacles: "1.4.0",
  /** Player order is rolled each round (2E-SETUP-09). */
  orderRoll: "1.4.0",
  missionPoints: "1.4.0",
  /** A tractored ship cannot be pushed onto an obstacle (2E-TOKEN-14). */
  noPushOntoObstacles: "1.4.0",
  /** Ionized ships reveal a dial and move in its direction (2E-ACTIV-10), and lose their locks (2E-TOKEN-10). */
  ionByDial: "1.4.2",
  /** Leaving an obstacle is harmless (2E-OBST-22). */
  harmlessLeaving: "1.4.2",
  /** Scenarios determine what ships score (2E-END-09). */
  scenarioScoring: "1.4.2",
  /** Only the defender modifies dice at range 0; not even Force is an exception (2E-ATK-16). */
  noForceInContact: "1.4.5",
} as const satisfies Readonly<Record<string, Reference>>;

export type Switches = Readonly<Record<keyof typeof SINCE, boolean>>;

const isSince = (reference: Reference, since: Reference): boolean => REFERENCES.indexOf(reference) >= REFERENCES.indexOf(since);

export const switchesOf = (reference: Reference): Switches =>
  Object.fromEntries(Object.entries(SINCE).map(([name, since]) => [name, isSince(reference, since)])) as Switches;

/** The flags of 1.1.0, all off. */
export const NO_SWITCHES: Switches = switchesOf("1.1.0");
