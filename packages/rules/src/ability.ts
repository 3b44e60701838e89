/** What a card does, as up to three parts: answers to queries, windows, and options it adds to questions. Found by the card's key. */

import type { Procedure } from "./ask.ts";
import type { Bearer } from "./bearer.ts";
import type { Game } from "./game.ts";
import type { Answers } from "./query.ts";
import type { Ship } from "./state.ts";
import type { Occasions, Timing } from "./timing.ts";

/** Something that may or must happen at a moment. */
export interface WindowPart<At extends Timing = Timing> {
  readonly at: At;
  /** The card says "may"; everything else is mandatory (1E-COMP-10). */
  readonly optional: boolean;
  /** It changes the maneuver just revealed: all that a stressed ship may use that has revealed a red one (1E-MOVE-13). */
  readonly changesManeuver?: true | undefined;
  when(game: Game, self: Bearer, occasion: Occasions[At]): boolean;
  perform(game: Game, self: Bearer, occasion: Occasions[At]): Procedure;
}
export type AnyWindow = { [At in Timing]: WindowPart<At> }[Timing];

/** An action that a card offers, by its Action header (1E-ACT-01). */
export interface ActionPart {
  /** Among the actions of the round (1E-ACT-02): the card's key, or another where it has several. */
  readonly name: string;
  when(game: Game, self: Bearer): boolean;
  perform(game: Game, self: Bearer): Procedure;
}

/** A change of dice that a card offers in an attack (1E-ATK-07, -08). */
export interface ModificationPart {
  readonly dice: "attack" | "defense";
  /** On which side the card's ship must stand; `friend` for cards that help others. */
  readonly as: "attacker" | "defender";
  /** Mandatory ones happen by themselves. */
  readonly optional: boolean;
  when(game: Game, self: Bearer): boolean;
  perform(game: Game, self: Bearer): Procedure;
}

/** What the text of a weapon card adds to its figures. */
export interface WeaponPart {
  /** The header: a lock on the target, or a focus token, must be there. */
  readonly needs?: "lock" | "focus";
  /** Costs, paid when the target is declared (1E-ATK-17). */
  readonly spends?: readonly ("lock" | "focus" | "card")[];
  /** Energy that an attack costs, from the card itself (HS-ENERGY-19). */
  readonly energy?: number;
  /** Further conditions on the target. */
  when?(game: Game, self: Bearer, target: Ship): boolean;
  /** The attack is made twice (1E-ATK-14). */
  readonly twice?: true;
  /** Instead of dealing the uncancelled results, when the attack hits. */
  onHit?(game: Game, self: Bearer): Procedure;
}

/** Something that a ship may do in place of attacking. */
export interface InsteadOfAttackPart {
  when(game: Game, self: Bearer): boolean;
  perform(game: Game, self: Bearer): Procedure;
}

export interface Ability {
  readonly answers?: Answers | undefined;
  readonly windows?: readonly AnyWindow[] | undefined;
  readonly actions?: readonly ActionPart[] | undefined;
  readonly modifications?: readonly ModificationPart[] | undefined;
  readonly weapon?: WeaponPart | undefined;
  readonly insteadOfAttack?: InsteadOfAttackPart | undefined;
  /** The ship also has the pilot abilities of other friendly ships with this upgrade. */
  readonly borrowsPilotsWith?: string | undefined;
  /** The ship may come to have the ability of any pilot of the game, as an effect named by that pilot's key. */
  readonly copiesPilots?: true | undefined;
}

/** Cards by key: `pilot:howlrunner`, `upgrade:predator`, `damage:core/Console Fire`, `condition:rattled`, `effect:glitterstim`. */
export type Registry = ReadonlyMap<string, Ability>;
