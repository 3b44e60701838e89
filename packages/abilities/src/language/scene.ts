/** What a card can look at when it takes effect: the game, the card itself, the current moment, and the ship that was chosen. */

import type { Colour, DialManeuver } from "@broadside/cards";
import type { DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import {
  type ActionId,
  type Attack,
  type Bearer,
  type Effect,
  isShipId,
  type ObjectId,
  type PlacedDeviceId,
  type PlacedObstacleId,
  type Ship,
  type ShipId,
  type Situation,
  shipOf,
  type TokenKind,
  type Weapon,
} from "@broadside/rules";

/**
 * Facts about the current moment: what has just happened, or what the rules are asking about. Only the facts that fit the moment are set.
 */
export interface CardOccasion {
  readonly ship?: ShipId;
  readonly target?: ObjectId;
  readonly action?: ActionId;
  /** The action's colour. */
  readonly colour?: Colour | undefined;
  /** True if the ship was stressed when it began the action. */
  readonly whileStressed?: boolean;
  readonly initiative?: number;
  /** For a coordinated ship: true if it has performed its action. */
  readonly acted?: boolean;
  readonly token?: TokenKind;
  /** True if several tokens came at once and this is not the first of them. */
  readonly further?: true;
  /** What was spent: a token, a lock or Force. */
  readonly spent?: TokenKind | "lock" | "force";
  /** How many results the spent token changed. */
  readonly changed?: number;
  readonly kind?: DieKind;
  /** How many dice are about to be rolled. */
  readonly count?: number;
  readonly reason?: string;
  /** The number of a Damage card. `isDealt` is true if the card is faceup because it has just been dealt. */
  readonly card?: number;
  readonly isDealt?: boolean;
  readonly hits?: number;
  readonly crits?: number;
  /** The maneuver that the rules are asking about. */
  readonly maneuver?: DialManeuver;
  readonly condition?: string;
  /** A Condition as it was before it moved. */
  readonly before?: Effect | undefined;
  readonly device?: PlacedDeviceId | ShipId;
  /** How the event happened: whether a device was dropped or launched, or how a ship left the table. */
  readonly how?: string;
  /** The id of the obstacle that a ship meets. */
  readonly obstacle?: PlacedObstacleId;
  /** The index of the upgrade that the rules are asking about. */
  readonly place?: number;
  /** The ship whose card discarded the upgrade; by default, the upgrade's own ship. */
  readonly discardedBy?: ShipId;
  /** True for the second of two locks acquired together. */
  readonly second?: true;
  /** The weapon that the rules are asking about. */
  readonly weapon?: Weapon;
  /** The section of a huge ship that is dealt a Damage card. */
  readonly section?: Section;
  /** The last position of a ship that is gone. If the ship fled, `outside` is the place outside the play area where its maneuver ended. */
  readonly pose?: Pose;
  readonly outside?: Pose;
}

export interface CardScene {
  readonly game: Situation;
  readonly self: Bearer;
  readonly moment: CardOccasion;
  readonly attack: Attack | undefined;
  /** The dice that the card refers to, while dice are modified. */
  readonly dice: DieKind | undefined;
  readonly chosen: Ship | undefined;
  /** True if the card says *may*, and nothing has been paid or done yet. */
  readonly mayDecline?: true;
  /** True if the card says *may*, and the current instruction pays for a later one. */
  readonly isOptional?: true;
  readonly isCost?: boolean;
  /** For a chosen huge ship: the sections reached by an effect on all ships in an area (HS-AREA-01, -03). */
  readonly reached?: readonly Section[];
  /** For a condition that is checked section by section: the huge ship's section being checked. */
  readonly at?: Section;
}

export const sceneOf = (game: Situation, self: Bearer, moment: CardOccasion = {}, dice?: DieKind): CardScene => ({
  game,
  self,
  moment,
  attack: game.state.attack,
  dice,
  chosen: undefined,
});

/**
 * Returns the scene with the attack as it is now, after the player has answered more questions. In a `may`, every instruction except the
 * last is a cost of the instructions after it.
 */
export const later = (scene: CardScene, isBeforeOthers = false): CardScene => ({
  ...scene,
  attack: scene.game.state.attack,
  isCost: scene.isOptional === true && isBeforeOthers,
});
/** Returns the scene after something has been done. From then on, nothing can be declined. */
export const begun = ({ mayDecline: _, ...scene }: CardScene): CardScene => scene;

/**
 * The ship that a card refers to. `maker` is the ship whose card caused a lasting effect or assigned a Condition; `carrier` is the ship to
 * which this one is docked.
 */
export type Who = "this ship" | "attacker" | "defender" | "chosen" | "subject" | "target" | "maker" | "carrier";

export function whoIs(scene: CardScene, who: Who = "this ship"): Ship | undefined {
  const { game, self, moment, attack, chosen } = scene;
  switch (who) {
    case "this ship":
      return self.ship;
    case "attacker":
      return known(game, attack?.attacker);
    case "defender":
      return known(game, attack?.defender);
    case "chosen":
      return chosen;
    case "subject":
      return known(game, moment.ship);
    case "target":
      return moment.target !== undefined && isShipId(moment.target) ? known(game, moment.target) : undefined;
    case "maker":
      return known(game, self.effect?.by);
    case "carrier":
      return known(game, self.ship.carrier);
  }
}

const known = ({ state }: Situation, id: ShipId | undefined): Ship | undefined => (id === undefined ? undefined : shipOf(state, id));

export type When = (scene: CardScene) => boolean;
