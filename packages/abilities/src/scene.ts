/** What a card sees when it speaks: the game, itself, the moment, and the ship it has chosen. */
import type { DieKind } from "@broadside/dice";
import type { Pose, Section } from "@broadside/geometry";
import { type Attack, type Bearer, type Game, type Ship, type ShipId, shipOf, type TokenKind } from "@broadside/rules";

/** What is known of a moment; which of it depends on the timing, or on the question a figure was asked with. */
export interface Moment {
  readonly ship?: ShipId;
  readonly target?: ShipId;
  readonly action?: string;
  readonly token?: TokenKind;
  readonly kind?: DieKind;
  readonly reason?: string;
  /** The number of a Damage card. */
  readonly card?: number;
  readonly crits?: number;
  readonly condition?: string;
  readonly device?: string;
  /** Where a ship stood that is gone. */
  readonly pose?: Pose;
}

export interface Scene {
  readonly game: Game;
  readonly self: Bearer;
  readonly moment: Moment;
  readonly attack: Attack | undefined;
  /** Which dice the card speaks of, in the steps that modify dice. */
  readonly dice: DieKind | undefined;
  readonly chosen: Ship | undefined;
  /** Of a chosen huge ship the sections that an effect on ships in a range reaches (HS-AREA-01, -03). */
  readonly reached?: readonly Section[];
  /** The section of a huge ship that is looked at, where a condition is asked section by section. */
  readonly at?: Section;
}

export const sceneOf = (game: Game, self: Bearer, moment: Moment = {}, dice?: DieKind): Scene => ({
  game,
  self,
  moment,
  attack: game.state.attack,
  dice,
  chosen: undefined,
});

/** The same scene later: questions have been answered since. */
export const later = (scene: Scene): Scene => ({ ...scene, attack: scene.game.state.attack });

/** Whom a card speaks of. `maker` is the ship whose card caused a lasting effect or assigned a Condition. */
export type Who = "this ship" | "attacker" | "defender" | "chosen" | "subject" | "target" | "maker";

export function whoIs(scene: Scene, who: Who = "this ship"): Ship | undefined {
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
  }
}

const known = ({ state }: Game, id: ShipId | undefined): Ship | undefined => (id === undefined ? undefined : shipOf(state, id));

export type When = (scene: Scene) => boolean;
