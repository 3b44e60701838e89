/** What a card does, as up to three parts: answers to queries, windows, and options it adds to questions. Found by the card's key. */

import type { Colour, Slot, WeaponArc } from "@broadside/cards";
import type { DieKind, Face } from "@broadside/dice";
import type { CardKey, DeviceKind } from "@broadside/protocol";
import type { Procedure } from "../driver/ask.ts";
import type { Situation } from "../driver/situation.ts";
import type { Answers } from "../queries/queries.ts";
import type { Effect, Ship, ShipId, TargetId, TokenKind } from "../state/state.ts";
import type { Occasions, Timing } from "./timing.ts";

/** A card in play, on a ship. */
export interface Bearer {
  readonly ship: Ship;
  /** The registry key: `upgrade:predator`. */
  readonly card: CardKey;
  /** Tells two copies apart: ship and card, with the place among the ship's upgrades, the number of the Damage card, or of the effect. */
  readonly key: string;
  /** The place among the ship's upgrades; the number of the Damage card. */
  readonly at: number;
  readonly effect: Effect | undefined;
  readonly ability: Ability;
}

/** Something that may or must happen at a moment. */
export interface WindowPart<At extends Timing = Timing> {
  readonly at: At;
  /** The card says "may"; everything else is mandatory (1E-COMP-10). */
  readonly optional: boolean;
  /**
   * It changes the maneuver that was revealed, or is about to be executed. A stressed ship that has revealed a red one may use nothing else
   * (1E-MOVE-13); some maneuvers cannot be altered (2E-ACTIV-13, 2E-MOVE-28).
   */
  readonly changesManeuver?: true | undefined;
  /** It is an attack: in the aftermath of another it comes behind all else (1E-ATK-19, 2E-ATK-37). */
  readonly bonusAttack?: true | undefined;
  /** In the second edition: paid when it is resolved, all or none (2E-TIME-13), and not at all where nothing comes of it (2E-ACT-13). */
  readonly cost?: Cost | undefined;
  /** What it requires; with the cost it must hold when it joins the queue and when it is reached (2E-TIME-11, -12). */
  when(game: Situation, self: Bearer, occasion: Occasions[At]): boolean;
  /** Whether it can do all that it says: only then its cost may be paid (2E-TIME-22, -23). What costs nothing need not (2E-TIME-14). */
  can?(game: Situation, self: Bearer, occasion: Occasions[At]): boolean;
  /** False says that nothing came of it. */
  perform(game: Situation, self: Bearer, occasion: Occasions[At]): Procedure | Procedure<boolean>;
}

/** What an ability costs besides its conditions. */
export interface Cost {
  /** Charges of the card itself (2E-CHARGE-04), Force of its ship. */
  readonly charges?: number;
  readonly force?: number;
  /** Tokens that its ship spends, and that it gets. */
  readonly spends?: Readonly<Partial<Record<TokenKind, number>>>;
  readonly gains?: Readonly<Partial<Record<TokenKind, number>>>;
}

export type AnyWindow = { [At in Timing]: WindowPart<At> }[Timing];

/** An action that a card offers, by its Action header (1E-ACT-01). */
export interface ActionPart {
  /** Among the actions of the round (1E-ACT-02): the card's key, or another where it has several. */
  readonly name: CardKey;
  /** White where absent (2E-ACT-06). */
  readonly colour?: Colour;
  when(game: Situation, self: Bearer): boolean;
  /** False says that it failed (2E-ACT-12). */
  perform(game: Situation, self: Bearer): Procedure | Procedure<boolean>;
}

/** A change of dice that a card offers in an attack (1E-ATK-07, -08). */
export interface ModificationPart {
  readonly dice: "attack" | "defense";
  /** On which side the card's ship must stand; `friend` for cards that help others. */
  readonly as: "attacker" | "defender";
  /** Mandatory ones happen by themselves. */
  readonly optional: boolean;
  /** It adds, changes and rerolls nothing: it works where dice cannot be modified, too (1E-ATK-23). */
  readonly modifiesNone?: true;
  /** Enemies of its ship use it, not friends. */
  readonly forEnemies?: true;
  /** Anybody uses it: friends, allies and enemies. */
  readonly forAnybody?: true;
  /** The card's ship modifies the dice: what keeps the side that it helps from modifying them does not count. */
  readonly byItsShip?: true;
  when(game: Situation, self: Bearer): boolean;
  perform(game: Situation, self: Bearer): Procedure;
  /** What it does, as data for whoever looks ahead, with figures as they stand; undefined where these words do not say it. */
  does?(game: Situation, self: Bearer): readonly ModifyingDeed[] | undefined;
}

/** What a modification does, one thing after the other; all that is spent must be there. */
export type ModifyingDeed =
  /** Of the choice of a ship's player, where it is not the one who uses it. */
  | { readonly verb: "reroll"; readonly most: number; readonly least: number; readonly faces?: readonly Face[]; readonly by: ShipId }
  /** So many results of one face, which a ship's player picks. */
  | { readonly verb: "change"; readonly from: readonly Face[]; readonly to: Face; readonly most: number; readonly by: ShipId }
  | { readonly verb: "add"; readonly face: Face }
  /** So many of a face; all dice where none is named. */
  | { readonly verb: "cancel"; readonly dice: DieKind; readonly face?: Face; readonly count: number }
  | { readonly verb: "spend" | "gain"; readonly ship: ShipId; readonly what: ModifyingStock; readonly count: number }
  /** By the names of the choices. */
  | { readonly verb: "one of"; readonly choices: Readonly<Record<string, readonly ModifyingDeed[]>>; readonly by: ShipId };

/** What a ship pays with: a token, Force, a lock, charges, or that it does something once a round or game. */
export type ModifyingStock =
  | { readonly token: TokenKind }
  | { readonly force: true }
  | { readonly lock: TargetId }
  | { readonly charges: number | "ship" }
  | { readonly once: string };

/** What the header of a weapon card may ask for. */
export type WeaponNeed = "lock" | "focus" | "calculate" | "evade";

/** What the text of a weapon card adds to its figures. */
export interface WeaponPart {
  /** The header: a lock on the target, or a token, must be there; of several named one is enough. */
  readonly needs?: WeaponNeed | readonly WeaponNeed[];
  /** Costs, paid when the target is declared (1E-ATK-17). */
  readonly spends?: readonly ("lock" | "focus" | "card")[];
  /** Energy that an attack costs, from the card itself (HS-ENERGY-19). */
  readonly energy?: number;
  /** Charges of the card that it costs (2E-ATK-04). */
  readonly charges?: number;
  /** Bonus Attack headers of a huge ship's card: the energy of the Ship card that each costs (2E-HUGE-13, -34). */
  readonly headers?: readonly number[];
  /** Further conditions on the target. */
  when?(game: Situation, self: Bearer, target: Ship): boolean;
  /** It is a primary weapon that the card gives its ship, not an attack of the card. */
  readonly primary?: true;
  /** The attack is made twice (1E-ATK-14). */
  readonly twice?: true;
  /** The card is flipped when the attack is made, before anything that follows it. */
  readonly flips?: true;
  /** Instead of dealing the uncancelled results, when the attack hits. */
  onHit?(game: Situation, self: Bearer): Procedure;
}

/** Something that a ship may do in place of attacking. */
export interface InsteadOfAttackPart {
  when(game: Situation, self: Bearer): boolean;
  perform(game: Situation, self: Bearer): Procedure;
}

/** Weapon cards of these types are bonus attacks of its ship; what asks for the front arc fires here instead, by the side of the card that is up. */
export interface LaunchPart {
  readonly slots: readonly Slot[];
  readonly arcs?: Readonly<Record<"front" | "back", WeaponArc>>;
  /** One header for all of the types, at this energy; one each, for nothing, where absent. */
  readonly energy?: number;
}

/** First edition: what a Bomb card drops (1E-BOMB-03, -04). Other cards may have it dropped at another time, or laid. */
export interface BombPart {
  readonly device: DeviceKind;
  /** By its Action header; where absent when the dial is revealed. */
  readonly asAction?: true;
  /** It is not discarded. */
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
  /** It works while its ship is in reserve or docked too (2E-DMG-22). */
  readonly worksInReserve?: true | undefined;
  /** Cards that a ship of the same seat may come to have by this one, on `from`; also that ship itself. Asked once a set-up: facts alone count. */
  readonly lends?: ((game: Situation, from: Ship, to: Ship) => readonly LentCard[]) | undefined;
}

/** A card that a ship may have besides those of its list. */
export interface LentCard {
  /** The text of a pilot, or an upgrade, which may come to lie behind those of the ship. */
  readonly card: CardKey;
  /** The place of the ship whose pilot it is, and the upgrade that this ship must have faceup. */
  readonly of?: number;
  readonly needs?: string;
  /**
   * Whether the ship has that pilot's text now, if nothing silences it there; where absent while the card that lends it is faceup and that pilot
   * in play and not silenced.
   */
  isOn?(of: Ship, ship: Ship): boolean;
  /** It has the text as an effect that is named by the card's key. */
  readonly asEffect?: true;
}

/** Cards by key: `pilot:howlrunner`, `ship:Autothrusters` for the ability printed on all cards of a ship, `upgrade:predator`, `damage:core/Console Fire`, `condition:rattled`, `effect:glitterstim`. */
export type Registry = ReadonlyMap<string, Ability>;

/** What a card may offer besides windows, figures and permissions. */
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

/** The cards in play that listen to something, found for a game as it stands. */
export interface AbilitiesInPlay {
  onWindow(game: Situation, at: Timing): readonly Bearer[];
  onSum(game: Situation, name: string): readonly Bearer[];
  onPermission(game: Situation, name: string): readonly Bearer[];
  onLatest(game: Situation, name: string): readonly Bearer[];
  onOffer(game: Situation, name: OfferKind): readonly Bearer[];
}
