/** The facts that a card knows when it works: the game, itself, the moment, and the ship it has chosen. */

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

/** Facts about the moment. The timing or the question determines which ones are set. */
export interface CardOccasion {
  readonly ship?: ShipId;
  readonly target?: ObjectId;
  readonly action?: ActionId;
  /** Of an action. */
  readonly colour?: Colour | undefined;
  /** True if the ship was stressed when it began the action. */
  readonly whileStressed?: boolean;
  readonly initiative?: number;
  /** True if a coordinated ship has performed its action. */
  readonly acted?: boolean;
  readonly token?: TokenKind;
  /** True if several tokens came at once and this is not the first. */
  readonly further?: true;
  /** The spent token or lock, or Force. */
  readonly spent?: TokenKind | "lock" | "force";
  /** How many results the spent token changed. */
  readonly changed?: number;
  readonly kind?: DieKind;
  /** How many dice are about to be rolled. */
  readonly count?: number;
  readonly reason?: string;
  /** The number of a Damage card, and whether it is faceup because it has just been dealt. */
  readonly card?: number;
  readonly isDealt?: boolean;
  readonly hits?: number;
  readonly crits?: number;
  /** The maneuver for which the rules request a figure. */
  readonly maneuver?: DialManeuver;
  readonly condition?: string;
  /** A Condition as it was before it moved. */
  readonly before?: Effect | undefined;
  readonly device?: PlacedDeviceId | ShipId;
  /** How the event happened: whether a device was dropped or launched, or how a ship left the table. */
  readonly how?: string;
  /** The id of the obstacle that a ship meets. */
  readonly obstacle?: PlacedObstacleId;
  /** The index of the upgrade for which the rules request a figure. */
  readonly place?: number;
  /** The ship whose card discarded the upgrade; by default, the upgrade's own ship. */
  readonly discardedBy?: ShipId;
  /** True for the second of two locks acquired together. */
  readonly second?: true;
  /** The weapon for which the rules request a figure. */
  readonly weapon?: Weapon;
  /** The section of a huge ship that is dealt a Damage card. */
  readonly section?: Section;
  /** The last position of a ship that is gone, and its position outside the play area if it fled. */
  readonly pose?: Pose;
  readonly outside?: Pose;
}

export interface CardScene {
  readonly game: Situation;
  readonly self: Bearer;
  readonly moment: CardOccasion;
  readonly attack: Attack | undefined;
  /** The dice that the card refers to, in the steps that modify dice. */
  readonly dice: DieKind | undefined;
  readonly chosen: Ship | undefined;
  /** True if the card says *may*, and nothing has been paid or done yet. */
  readonly mayDecline?: true;
  /** True if the card says *may*, and the current instruction pays for a later one. */
  readonly isOptional?: true;
  readonly isCost?: boolean;
  /** For a chosen huge ship: the sections that an area effect reaches (HS-AREA-01, -03). */
  readonly reached?: readonly Section[];
  /** The huge ship's section that is being checked, when a condition is checked section by section. */
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

/** Returns the scene after more answers. In a `may`, every instruction except the last pays for the rest. */
export const later = (scene: CardScene, isBeforeOthers = false): CardScene => ({
  ...scene,
  attack: scene.game.state.attack,
  isCost: scene.isOptional === true && isBeforeOthers,
});
/** Returns the scene after something has been done, when nothing can be declined any more. */
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
