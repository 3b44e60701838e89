/**
 * What a card does: it may answer queries, act in timing windows, and add options to questions. Abilities are looked up by the card's key.
 */

import type { Colour, Slot, WeaponArc } from "@broadside/cards";
import type { DieKind, Face } from "@broadside/dice";
import type { CardKey, DeviceKind } from "@broadside/protocol";
import type { Effect, Ship, ShipId, TargetId, TokenKind } from "../state/state.ts";
import type { Procedure } from "./ask.ts";
import type { Answers } from "./queries.ts";
import type { Situation } from "./situation.ts";
import type { Occasions, Timing } from "./timing.ts";

/** A card in play, on a ship. */
export interface Bearer {
  readonly ship: Ship;
  /** The registry key: `upgrade:predator`. */
  readonly card: CardKey;
  /**
   * Tells copies of a card apart. It names the ship and the card, plus the upgrade's place, the Damage card's number or the effect's
   * number.
   */
  readonly key: string;
  /** The upgrade's place on the ship, the Damage card's number or the effect's number. */
  readonly at: number;
  readonly effect: Effect | undefined;
  readonly ability: Ability;
}

/** An ability that may or must be used at a certain time. */
export interface WindowPart<At extends Timing = Timing> {
  readonly at: At;
  /** True if the card says "may"; all other abilities are mandatory (1E-COMP-10). */
  readonly optional: boolean;
  /**
   * True if the ability changes the maneuver that was revealed or is about to be executed. A stressed ship that has revealed a red maneuver
   * may use no other abilities (1E-MOVE-13). Some maneuvers cannot be altered (2E-ACTIV-13, 2E-MOVE-28).
   */
  readonly changesManeuver?: true | undefined;
  /** True if the ability is an attack. In the aftermath of another attack, it comes after everything else (1E-ATK-19, 2E-ATK-37). */
  readonly bonusAttack?: true | undefined;
  /** Second edition: the cost, paid in full when the ability resolves (2E-TIME-13). An ability without effect costs nothing (2E-ACT-13). */
  readonly cost?: Cost | undefined;
  /**
   * The ability's condition. It is checked together with the cost, both when the ability joins the queue and when its turn comes
   * (2E-TIME-11, -12).
   */
  when(game: Situation, self: Bearer, occasion: Occasions[At]): boolean;
  /**
   * Whether the ability can do everything that it says. If it can't, its cost may not be paid (2E-TIME-22, -23). An ability without a cost
   * doesn't need this (2E-TIME-14).
   */
  can?(game: Situation, self: Bearer, occasion: Occasions[At]): boolean;
  /** Returns false if the ability had no effect. */
  perform(game: Situation, self: Bearer, occasion: Occasions[At]): Procedure | Procedure<boolean>;
}

/** The cost of an ability, which is separate from its conditions. */
export interface Cost {
  /** Charges spent from the card itself (2E-CHARGE-04), and Force spent by its ship. */
  readonly charges?: number;
  readonly force?: number;
  /** Tokens that the card's ship spends, and tokens that it gains. */
  readonly spends?: Readonly<Partial<Record<TokenKind, number>>>;
  readonly gains?: Readonly<Partial<Record<TokenKind, number>>>;
}

export type AnyWindow = { [At in Timing]: WindowPart<At> }[Timing];

/** An action that a card offers through its Action header (1E-ACT-01). */
export interface ActionPart {
  /** The action's name in the round's list of actions (1E-ACT-02): the card's key, or another name if the card has several actions. */
  readonly name: CardKey;
  /** The action's colour; white if absent (2E-ACT-06). */
  readonly colour?: Colour;
  when(game: Situation, self: Bearer): boolean;
  /** Returns false if the action failed (2E-ACT-12). */
  perform(game: Situation, self: Bearer): Procedure | Procedure<boolean>;
}

/** A way to modify dice that a card offers in an attack (1E-ATK-07, -08). */
export interface ModificationPart {
  readonly dice: "attack" | "defense";
  /** The side of the attack that may use it. */
  readonly as: "attacker" | "defender";
  /** True if the modification is optional. Mandatory ones happen without a question. */
  readonly optional: boolean;
  /** True if the card doesn't add, change or reroll dice. Such a card works even if dice cannot be modified (1E-ATK-23). */
  readonly modifiesNone?: true;
  /** True if only enemies of the card's ship use it. */
  readonly forEnemies?: true;
  /** True if everyone uses it: friends, allies and enemies. */
  readonly forAnybody?: true;
  /** True if the card's own ship modifies the dice. The card then works even if the side that it helps can't modify dice. */
  readonly byItsShip?: true;
  when(game: Situation, self: Bearer): boolean;
  perform(game: Situation, self: Bearer): Procedure;
  /** Describes the card's current effect as data, so that odds can be calculated; undefined if data can't express the effect. */
  does?(game: Situation, self: Bearer): readonly ModifyingInstruction[] | undefined;
}

/** The steps of a modification, in order. Everything that the steps spend must be available. */
export type ModifyingInstruction =
  /** `by` is the ship whose player chooses the dice, even if another player uses the card. */
  | { readonly verb: "reroll"; readonly most: number; readonly least: number; readonly faces?: readonly Face[]; readonly by: ShipId }
  /** Changes up to `most` results that all show one face. The player of the ship `by` picks that face from `from`. */
  | { readonly verb: "change"; readonly from: readonly Face[]; readonly to: Face; readonly most: number; readonly by: ShipId }
  | { readonly verb: "add"; readonly face: Face }
  /** Cancels this many results of a face, or all dice if no face is given. */
  | { readonly verb: "cancel"; readonly dice: DieKind; readonly face?: Face; readonly count: number }
  | { readonly verb: "spend" | "gain"; readonly ship: ShipId; readonly what: ModifyingStock; readonly count: number }
  /** The choices by name. */
  | { readonly verb: "one of"; readonly choices: Readonly<Record<string, readonly ModifyingInstruction[]>>; readonly by: ShipId };

/** What a ship can pay with: a token, Force, a lock, charges, or a use that is allowed only once a round or once a game. */
export type ModifyingStock =
  | { readonly token: TokenKind }
  | { readonly force: true }
  | { readonly lock: TargetId }
  | { readonly charges: number | "ship" }
  | { readonly once: string };

/** Requirements that a weapon card's header can have. */
export type WeaponNeed = "lock" | "focus" | "calculate" | "evade";

/** What a weapon card's text adds to its printed values. */
export interface WeaponPart {
  /** What the attack header on the card requires: a lock on the target, or a token. If several are listed, one is enough. */
  readonly needs?: WeaponNeed | readonly WeaponNeed[];
  /** Costs, paid when the target is declared (1E-ATK-17). */
  readonly spends?: readonly ("lock" | "focus" | "card")[];
  /** Energy that an attack costs, paid from the card (HS-ENERGY-19). */
  readonly energy?: number;
  /** Charges that an attack costs, paid from the card (2E-ATK-04). */
  readonly charges?: number;
  /** The energy that each Bonus Attack header of a huge ship's card costs, paid from the Ship card (2E-HUGE-13, -34). */
  readonly headers?: readonly number[];
  /** Checks further conditions on the target. */
  when?(game: Situation, self: Bearer, target: Ship): boolean;
  /** True if the card gives its ship this weapon as a primary weapon. Its attacks don't count as attacks with the card. */
  readonly primary?: true;
  /** True if the attack is made twice (1E-ATK-14). */
  readonly twice?: true;
  /** True if making the attack flips the card, before any effects after the attack. */
  readonly flips?: true;
  /** Runs when the attack hits, instead of dealing the uncancelled results. */
  onHit?(game: Situation, self: Bearer): Procedure;
}

/** Something that a ship may do instead of attacking. */
export interface InsteadOfAttackPart {
  when(game: Situation, self: Bearer): boolean;
  perform(game: Situation, self: Bearer): Procedure;
}

/**
 * Lets the card's ship make bonus attacks with weapon cards of these types. A weapon that normally fires in the front arc then fires in the
 * arc given here, which depends on which side of this card is up.
 */
export interface LaunchPart {
  readonly slots: readonly Slot[];
  readonly arcs?: Readonly<Record<"front" | "back", WeaponArc>>;
  /**
   * If given, a single Bonus Attack header covers all of the types and costs this much energy. If absent, each type has its own header,
   * which costs nothing.
   */
  readonly energy?: number;
}

/** First edition: the device that a Bomb card drops (1E-BOMB-03, -04). Other cards may let a ship drop it at another time, or place it. */
export interface BombPart {
  readonly device: DeviceKind;
  /** True if the card's Action header drops the device. If absent, the ship drops the device when the dial is revealed. */
  readonly asAction?: true;
  /** True if the card isn't discarded. */
  readonly stays?: true;
}

export interface Ability {
  readonly answers?: Answers | undefined;
  readonly windows?: readonly AnyWindow[] | undefined;
  readonly actions?: readonly ActionPart[] | undefined;
  readonly modifications?: readonly ModificationPart[] | undefined;
  readonly weapon?: WeaponPart | undefined;
  readonly launches?: LaunchPart | undefined;
  readonly bomb?: BombPart | undefined;
  readonly insteadOfAttack?: InsteadOfAttackPart | undefined;
  /** True if the ability also works while its ship is in reserve or docked (2E-DMG-22). */
  readonly worksInReserve?: true | undefined;
  /**
   * Returns the cards that the ship `to` may gain through this card on `from`. Both are ships of the same seat and may be the same ship.
   * This is called only once for each set-up, so it must not read anything that changes during the game.
   */
  readonly lends?: ((game: Situation, from: Ship, to: Ship) => readonly LentCard[]) | undefined;
}

/** A card that a ship may have besides the cards in its list. */
export interface LentCard {
  /** The pilot whose text the ship may gain, or an upgrade that may be added after the ship's own. */
  readonly card: CardKey;
  /** `of` is the place of the ship that has this pilot; `needs` is the upgrade that must be faceup on that ship. */
  readonly of?: number;
  readonly needs?: string;
  /**
   * Whether `of` currently lends its pilot's text to `ship`. Even then, another effect may silence the text on `ship`. If absent, the ship
   * has the text while the lending card is faceup and the pilot is in play and not silenced.
   */
  isOn?(of: Ship, ship: Ship): boolean;
  /** True if the ship has the text as an effect named by the card's key. */
  readonly asEffect?: true;
}

/**
 * Abilities by card key: `pilot:howlrunner`, `ship:Autothrusters` for the ability printed on all cards of a ship, `upgrade:predator`,
 * `damage:core/Console Fire`, `condition:rattled`, `effect:glitterstim`.
 */
export type Registry = ReadonlyMap<string, Ability>;

/** What a card may offer besides windows, changes to values, and permissions. */
export type OfferKind =
  | "actions"
  | "modifications"
  | "insteadOfAttack"
  | "difficulty"
  | "actionColour"
  | "deviceWays"
  | "moveWays"
  | "coordinatedActions"
  | "limits"
  | "barActions";

/** Finds the cards in play that currently listen to a window, a query or an offer. */
export interface AbilitiesInPlay {
  onWindow(game: Situation, at: Timing): readonly Bearer[];
  onSum(game: Situation, name: string): readonly Bearer[];
  onPermission(game: Situation, name: string): readonly Bearer[];
  onLatest(game: Situation, name: string): readonly Bearer[];
  onOffer(game: Situation, name: OfferKind): readonly Bearer[];
}
