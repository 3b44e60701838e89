/** What is printed on the cards of a game, ready to be played with: the figures that never change while a card lies where it lies. */

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

/** Everything of one game. */
export interface Facts {
  readonly ships: readonly ShipFacts[];
  readonly decks: readonly DeckFacts[];
  /** Places of the huge ships: most games have none. */
  readonly hugeShips: readonly number[];
  readonly hasGuests: boolean;
}

/** One ship, with the cards it has. */
export interface ShipFacts {
  readonly pilot: Pilot;
  readonly type: ShipType;
  readonly base: BaseId;
  readonly isHuge: boolean;
  /** Of a remote: what it is, and the token it lies as. */
  readonly remote: RemoteKind | undefined;
  readonly token: Token | undefined;
  /** Whether it has a fore and an aft section: first-edition huge ships (HS-SECT-03, -04). */
  readonly hasSections: boolean;
  /** The two Ship cards of a corvette; other ships have one (HS-SECT-07). */
  readonly cards: Readonly<Record<Section, SectionFacts>> | undefined;
  readonly skill: number;
  /** When it attacks, in place of its skill: huge ships of the second edition (2E-HUGE-09). */
  readonly engagement: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** The energy limit. */
  readonly energy: number;
  /** Charges and Force on its Ship card, the Force of its upgrades with it (2E-CHARGE-02, -10, -11), and what of each a round gives back. */
  readonly charges: Pool;
  readonly force: Pool;
  readonly shieldRecovery: number;
  readonly energyRecovery: number;
  readonly points: number;
  /** Names of the action bar, without what upgrades add. */
  readonly actions: readonly ActionName[];
  /** The same with colours and links. */
  readonly bar: readonly BarAction[];
  /** It has no dial of its own, and flies by that of the ship that is docked with it. */
  readonly borrowsDial: boolean;
  /** Maneuvers by their codes, in the order of the dial. */
  readonly dial: ReadonlyMap<string, DialManeuver>;
  readonly upgrades: readonly Upgrade[];
  /** By place the cards that may come to lie there; undefined for ships that keep those of their list. */
  readonly toCome: readonly (readonly Upgrade[])[] | undefined;
  /** Tokens that lie on them from the start, by place; undefined where none do. */
  readonly laidTokens: readonly number[] | undefined;
  /** Their keys in the registry. */
  readonly upgradeKeys: readonly CardKey[];
  /** The sections that they lie on, of a ship with two Ship cards. */
  readonly upgradeSections: readonly Section[] | undefined;
  /** It is in a squad of another faction by a card of its own: allied to the others there, not friendly (2E-COMP-16). */
  readonly isGuest: boolean;
  /** Whether any of them prints a change of a figure, or an action: most ships need not look. */
  readonly printsFigures: boolean;
  readonly printsSkill: boolean;
  readonly printsActions: boolean;
  /** The most bands that any of its weapons reaches. */
  readonly reach: number;
  /** The Damage cards that it can be dealt, and the decks they come from, by place: its player's, or its own fore and aft ones (HS-DMG-01). */
  readonly damageCards: readonly DamageFacts[];
  readonly decks: readonly [number] | readonly [fore: number, aft: number];
}

/** So much at the start and at most; `recovers` a round, less than nothing where it loses some. */
export interface Pool {
  readonly value: number;
  readonly recovers: number;
}

/** One Ship card of a corvette. */
export interface SectionFacts {
  /** Its primary weapon, where it has one. */
  readonly weapon: Attack | undefined;
  readonly hull: number;
  readonly shields: number;
  /** Names of its action bar. */
  readonly actions: readonly ActionName[];
  /** What it counts with the upgrades that lie on it. */
  readonly points: number;
  /** Where the energy of the whole ship lies (HS-ENERGY-20). */
  readonly holdsEnergy: boolean;
  readonly crippled: CrippledSection;
}

/** One physical card of a Damage deck. */
export interface DamageFacts {
  readonly deck: string;
  readonly name: string;
  /** `damage:core-tfa/Direct Hit!` */
  readonly key: CardKey;
  readonly trait: CardFacts["trait"];
  /** The section whose deck it belongs to, on huge ships. */
  readonly section: CardFacts["section"];
  /** What comes first when an attacker in one of these arcs has dealt it (2E-HDECK-02). */
  readonly precisionShot: CardFacts["precisionShot"];
  /** Where what it does is from, if no source at hand has its text. */
  readonly source: CardFacts["source"];
}

/** A Damage deck of the game: a player's, or one of a section of a huge ship. */
export interface DeckFacts {
  readonly seat: Seat;
  /** The huge ship, by its place. */
  readonly ship: number | undefined;
  readonly section: Section | undefined;
  /** Numbers of its cards, and what the cards of its ships are by number. */
  readonly cards: readonly number[];
  readonly list: readonly DamageFacts[];
}
