/** A game's set-up as data: seats, lists by card ids, table and deck. A record begins with it. */
import type { AgreementsInSetup, EditionId, Reference } from "@broadside/formats";
import type { ObstacleId, PlayAreaId, Section, WingPosition } from "@broadside/geometry";
import type { Seat, SeatSetup } from "./seat.ts";

/** Remotes of every kind. */
export const REMOTE_KINDS = [
  "satellite",
  "shuttle",
  "keyCargo",
  "turret",
  "warhead",
  "buzzDroidSwarm",
  "probeDroid",
  "sensorBuoy",
  "commandoTeam",
  "trackingTorpedoes",
] as const;
export type RemoteKind = (typeof REMOTE_KINDS)[number];

/** Their names in English. */
export const REMOTE_NAMES = {
  satellite: "Satellite",
  shuttle: "Shuttle",
  keyCargo: "Key Cargo",
  turret: "Turret",
  warhead: "Warhead",
  buzzDroidSwarm: "Buzz Droid Swarm",
  probeDroid: "DRK-1 Probe Droid",
  sensorBuoy: "Sensor Buoy",
  commandoTeam: "Commando Team",
  trackingTorpedoes: "Tracking Torpedoes",
} as const satisfies Readonly<Record<RemoteKind, string>>;

export interface ShipSetup {
  readonly pilot: string;
  readonly upgrades: readonly string[];
  /** For a ship with two Ship cards: the section of each upgrade, and the points of each section including its upgrades (ET-SCORE-54-Q). */
  readonly sections?: readonly Section[];
  readonly sectionPoints?: Readonly<Record<Section, number>>;
  /** The points for destroying the ship, including its upgrades. */
  readonly points: number;
  /** The place of the ship's carrier in the squad. */
  readonly dockedTo?: number;
  /** Ships in one quick build have the same number and are scored together (EB-SCORE-10). */
  readonly build?: number;
}

/** A wing, given by places in the squad (EB-WING-05). */
export interface WingSetup {
  readonly leader: number;
  readonly mates: readonly { readonly ship: number; readonly position: WingPosition }[];
}

export interface SquadSetup {
  readonly faction: string;
  readonly ships: readonly ShipSetup[];
  /** The obstacle tokens that its player brings. */
  readonly obstacles: readonly ObstacleId[];
  readonly points: number;
  readonly wings?: readonly WingSetup[];
}

/** A remote in the game: from a scenario, or from a card that may bring it to the table (EB-REMOTE-03, -04). */
export interface RemoteSetup {
  readonly kind: RemoteKind;
  /** The remote's number among remotes of its kind. */
  readonly number: number;
  /** The seat that controls the remote; absent if nobody does. */
  readonly seat?: Seat;
}

export { EDITIONS as EDITION_IDS, type EditionId, REFERENCES, type Reference } from "@broadside/formats";

/**
 * A game's set-up. It contains only agreements that differ from the defaults; use `agreementsOf` in the formats package to get all of them.
 */
export interface GameSetup extends AgreementsInSetup {
  readonly edition: EditionId;
  /** The version of the second edition's rules reference; if absent, the latest for the game's edition. */
  readonly reference?: Reference;
  /** The id of the first-edition format; a game with a scenario has none. */
  readonly format?: string;
  /** The id of the scenario, and the settings that its organiser has changed. */
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, number>>;
  /** The maximum total of a squad. The deficit is measured from this limit (2E-SQUAD-20). */
  readonly limit?: number;
  /** The date of the points update used for the lists; if absent, the edition's own cards apply. */
  readonly pointsUpdate?: string;
  readonly remotes?: readonly RemoteSetup[];
  readonly table: PlayAreaId;
  readonly seats: readonly SeatSetup[];
  /** One squad for each seat, in order. */
  readonly squads: readonly SquadSetup[];
  /** The id of the Damage deck that each seat has brought. */
  readonly decks: readonly string[];
  /** The game ends after this round. */
  readonly roundLimit?: number;
  /** Who else sees a seat's dials: nobody, or its team. */
  readonly sharedDials?: "team";
  /** A huge ship that is placed as an obstacle, instead of a seat's own obstacles (HS-HOBS-01 to -03). */
  readonly hugeObstacle?: { readonly seat: Seat; readonly token: HugeObstacle };
  /** The Damage deck that a seat draws from: its own, or the deck of the first seat in its team. */
  readonly sharedDeck?: "team";
}

/** Tokens that stand for huge ships used as obstacles. They are placed with the starfield side up. */
export const HUGE_OBSTACLES = ["hugelong", "hugeshort"] as const satisfies readonly ObstacleId[];
export type HugeObstacle = (typeof HUGE_OBSTACLES)[number];
