/** What is printed on a game's cards, ready for play: values that don't change while a card stays where it is. */

import type {
  ActionName,
  Attack,
  BarAction,
  DamageCard as CardFacts,
  CrippledSection,
  DialManeuver,
  Pilot,
  Ship as ShipType,
  Upgrade,
} from "@broadside/cards";
import type { BaseId, Section, Token } from "@broadside/geometry";
import type { CardKey } from "@broadside/protocol";
import type { Seat } from "../state/seat.ts";
import type { RemoteKind } from "./remote-kinds.ts";

/** The facts for one game. */
export interface Facts {
  readonly ships: readonly ShipFacts[];
  readonly decks: readonly DeckFacts[];
  /** The places of the huge ships; most games have none. */
  readonly hugeShips: readonly number[];
  readonly hasGuests: boolean;
}

/** One ship with its cards. */
export interface ShipFacts {
  readonly pilot: Pilot;
  readonly type: ShipType;
  readonly base: BaseId;
  readonly isHuge: boolean;
  /** For a remote: its kind and its token. */
  readonly remote: RemoteKind | undefined;
  readonly token: Token | undefined;
  /** Whether the ship has a fore and an aft section, as first-edition huge ships do (HS-SECT-03, -04). */
  readonly hasSections: boolean;
  /** The two Ship cards of a corvette; other ships have one (HS-SECT-07). */
  readonly cards: Readonly<Record<Section, SectionFacts>> | undefined;
  readonly skill: number;
  /** For second-edition huge ships: the number that decides when the ship engages, instead of its skill (2E-HUGE-09). */
  readonly engagement: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** The energy limit. */
  readonly energy: number;
  /**
   * Charges and Force on the ship's Ship card, including the Force of its upgrades (2E-CHARGE-02, -10, -11), and how much of each it
   * recovers per round.
   */
  readonly charges: Pool;
  readonly force: Pool;
  readonly shieldRecovery: number;
  readonly energyRecovery: number;
  readonly points: number;
  /** Names of the actions on the action bar, without those that upgrades add. */
  readonly actions: readonly ActionName[];
  /** The same actions, with colours and links. */
  readonly bar: readonly BarAction[];
  /** True if the ship has no dial of its own and uses the dial of the ship docked with it. */
  readonly borrowsDial: boolean;
  /** Maneuvers by code, in the order of the dial. */
  readonly dial: ReadonlyMap<string, DialManeuver>;
  readonly upgrades: readonly Upgrade[];
  /** For each listed card, the cards that may be in its place; undefined for ships that keep the cards in their list. */
  readonly toCome: readonly (readonly Upgrade[])[] | undefined;
  /** Tokens on the upgrades from the start, by index; undefined if there are none. */
  readonly placedTokens: readonly number[] | undefined;
  /** The upgrades' keys in the registry. */
  readonly upgradeKeys: readonly CardKey[];
  /** The upgrades' sections, on a ship with two Ship cards. */
  readonly upgradeSections: readonly Section[] | undefined;
  /**
   * True if the ship's own card lets it join a squad of another faction. The other ships in that squad count as allied, not friendly
   * (2E-COMP-16).
   */
  readonly isGuest: boolean;
  /**
   * Whether any of the ship's upgrades prints a change to a value, a change to initiative, or an action. Most ships have no such upgrades,
   * so these fields save looking at every card.
   */
  readonly printsFigures: boolean;
  readonly printsSkill: boolean;
  readonly printsActions: boolean;
  /** The greatest range, in bands, of any of its weapons. */
  readonly reach: number;
  /**
   * The Damage cards that the ship can be dealt, and the indexes of its decks: its player's deck, or its own fore and aft decks
   * (HS-DMG-01).
   */
  readonly damageCards: readonly DamageFacts[];
  readonly decks: readonly [number] | readonly [fore: number, aft: number];
}

/** `value` is the initial and maximum value; `recovers` is the amount recovered per round, negative if the pool loses that amount. */
export interface Pool {
  readonly value: number;
  readonly recovers: number;
}

/** One Ship card of a corvette. */
export interface SectionFacts {
  /** Its primary weapon, if it has one. */
  readonly weapon: Attack | undefined;
  readonly hull: number;
  readonly shields: number;
  /** Names of its action bar. */
  readonly actions: readonly ActionName[];
  /** Its points, including the upgrades on it. */
  readonly points: number;
  /** Whether this card holds the whole ship's energy (HS-ENERGY-20). */
  readonly holdsEnergy: boolean;
  readonly crippled: CrippledSection;
}

/** One physical card of a Damage deck. */
export interface DamageFacts {
  readonly deck: string;
  readonly name: string;
  /** The card's key, such as `damage:core-tfa/Direct Hit!`. */
  readonly key: CardKey;
  readonly trait: CardFacts["trait"];
  /** On huge ships, the section whose deck it belongs to. */
  readonly section: CardFacts["section"];
  /** The effect that resolves first if an attacker in one of these arcs dealt the card (2E-HDECK-02). */
  readonly precisionShot: CardFacts["precisionShot"];
  /** Where the card's effect comes from, if no available source has its text. */
  readonly source: CardFacts["source"];
}

/** A Damage deck in the game: a player's deck, or the deck of a huge ship's section. */
export interface DeckFacts {
  readonly seat: Seat;
  /** The huge ship's place. */
  readonly ship: number | undefined;
  readonly section: Section | undefined;
  /** `list` has all Damage cards that the ships can be dealt. `cards` has the indexes (in `list`) of the cards in this deck. */
  readonly cards: readonly number[];
  readonly list: readonly DamageFacts[];
}
