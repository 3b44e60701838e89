/** What a card sees when it speaks: the game, itself, the moment, and the ship it has chosen. */

import type { Colour, DialManeuver } from "@broadside/cards";
import type { DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import {
  type ActionId,
  type Attack,
  type Bearer,
  type Effect,
  type Ship,
  type ShipId,
  type Situation,
  shipOf,
  type TokenKind,
  type Weapon,
} from "@broadside/rules";

/** What is known of a moment; which of it depends on the timing, or on the question a figure was asked with. */
export interface CardOccasion {
  readonly ship?: ShipId;
  readonly target?: ShipId;
  readonly action?: ActionId;
  /** Of an action. */
  readonly colour?: Colour | undefined;
  /** Whether the ship was stressed when it began the action. */
  readonly whileStressed?: boolean;
  readonly initiative?: number;
  /** Whether a coordinated ship has performed its action. */
  readonly acted?: boolean;
  readonly token?: TokenKind;
  /** It is not the first of several tokens that came at once. */
  readonly further?: true;
  /** A token or lock that was spent, or Force. */
  readonly spent?: TokenKind | "lock" | "force";
  /** How many results it has changed. */
  readonly changed?: number;
  readonly kind?: DieKind;
  /** How many dice are about to be rolled. */
  readonly count?: number;
  readonly reason?: string;
  /** The number of a Damage card, and whether it comes faceup by being dealt. */
  readonly card?: number;
  readonly isDealt?: boolean;
  readonly hits?: number;
  readonly crits?: number;
  /** The maneuver that a figure is asked for. */
  readonly maneuver?: DialManeuver;
  readonly condition?: string;
  /** Where a Condition lay before. */
  readonly before?: Effect | undefined;
  readonly device?: string;
  /** Whether a device was dropped or launched, or how a ship has left the table. */
  readonly how?: string;
  /** The id of an obstacle that is met. */
  readonly obstacle?: string;
  /** The place of the upgrade that a figure was asked of. */
  readonly place?: number;
  /** The ship whose card has had an upgrade discarded, or its own ship. */
  readonly discardedBy?: ShipId;
  /** Of two locks that a ship acquires together it is the second. */
  readonly second?: true;
  /** The weapon that a figure was asked of. */
  readonly weapon?: Weapon;
  /** Of a huge ship that is dealt a Damage card. */
  readonly section?: Section;
  /** Where a ship stood that is gone; and where it stood outside the play area when it fled. */
  readonly pose?: Pose;
  readonly outside?: Pose;
}

export interface CardScene {
  readonly game: Situation;
  readonly self: Bearer;
  readonly moment: CardOccasion;
  readonly attack: Attack | undefined;
  /** Which dice the card speaks of, in the steps that modify dice. */
  readonly dice: DieKind | undefined;
  readonly chosen: Ship | undefined;
  /** The card says *may*, and nothing of it has been paid or done yet. */
  readonly mayDecline?: true;
  /** The card says *may*; and what it does now is paid for something that comes behind it. */
  readonly isOptional?: true;
  readonly isCost?: boolean;
  /** Of a chosen huge ship the sections that an effect on ships in a range reaches (HS-AREA-01, -03). */
  readonly reached?: readonly Section[];
  /** The section of a huge ship that is looked at, where a condition is asked section by section. */
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

/** The same scene later: questions have been answered since. Of what may be done all but the last is paid for the rest. */
export const later = (scene: CardScene, isBeforeOthers = false): CardScene => ({
  ...scene,
  attack: scene.game.state.attack,
  isCost: scene.isOptional === true && isBeforeOthers,
});
/** The same when something has been done, after which nothing is declined. */
export const begun = ({ mayDecline: _, ...scene }: CardScene): CardScene => scene;

/**
 * Whom a card speaks of. `maker` is the ship whose card caused a lasting effect or assigned a Condition, `carrier` the one that this ship is
 * docked to.
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
      return known(game, moment.target);
    case "maker":
      return known(game, self.effect?.by);
    case "carrier":
      return known(game, self.ship.carrier);
  }
}

const known = ({ state }: Situation, id: ShipId | undefined): Ship | undefined => (id === undefined ? undefined : shipOf(state, id));

export type When = (scene: CardScene) => boolean;
