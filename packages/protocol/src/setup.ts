/** What a game is played with, as data: seats, lists by card ids, table and deck. A record begins with it. */
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

export interface ShipSetup {
  readonly pilot: string;
  readonly upgrades: readonly string[];
  /** Of a ship with two Ship cards: the section that each upgrade lies on, and what each section counts with them (ET-SCORE-54-Q). */
  readonly sections?: readonly Section[];
  readonly sectionPoints?: Readonly<Record<Section, number>>;
  /** What it counts when it is destroyed, upgrades included. */
  readonly points: number;
  /** The carrier, by place in the squad. */
  readonly dockedTo?: number;
  /** Ships of one quick build have one number, and count together (EB-SCORE-10). */
  readonly build?: number;
}

/** A wing by places in the squad (EB-WING-05). */
export interface WingSetup {
  readonly leader: number;
  readonly mates: readonly { readonly ship: number; readonly position: WingPosition }[];
}

export interface SquadSetup {
  readonly faction: string;
  readonly ships: readonly ShipSetup[];
  /** Tokens its player brings. */
  readonly obstacles: readonly ObstacleId[];
  readonly points: number;
  readonly wings?: readonly WingSetup[];
}

/** A remote of the game: of a scenario, or of a card that may bring it to the table (EB-REMOTE-03, -04). */
export interface RemoteSetup {
  readonly kind: RemoteKind;
  /** Its number among those of its kind. */
  readonly number: number;
  /** Who controls it; nobody where absent. */
  readonly seat?: Seat;
}

export { EDITIONS as EDITION_IDS, type EditionId, REFERENCES, type Reference } from "@broadside/formats";

/** What was agreed on stands in it where it is not as usual; `agreementsOf` of the formats package gives the whole. */
export interface GameSetup extends AgreementsInSetup {
  readonly edition: EditionId;
  /** The state of the second edition's rules reference that is played; the latest of its edition where absent. */
  readonly reference?: Reference;
  /** The id of the format of the first edition that is played; a game of a scenario has none. */
  readonly format?: string;
  /** The id of the scenario, and what its organiser has set otherwise. */
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, number>>;
  /** What a squad may count: the deficit is measured by it (2E-SQUAD-20). */
  readonly limit?: number;
  /** The date of the points update that the lists are counted by; the edition's own cards where absent. */
  readonly pointsUpdate?: string;
  readonly remotes?: readonly RemoteSetup[];
  readonly table: PlayAreaId;
  readonly seats: readonly SeatSetup[];
  /** One a seat, in their order. */
  readonly squads: readonly SquadSetup[];
  /** The id of the Damage deck each seat has brought. */
  readonly decks: readonly string[];
  /** Ends after this round. */
  readonly roundLimit?: number;
  /** Who sees a seat's dials besides itself: nobody, or its team. */
  readonly sharedDials?: "team";
  /** A huge ship that lies on the table instead of a seat's obstacles (HS-HOBS-01 to -03). */
  readonly hugeObstacle?: { readonly seat: Seat; readonly token: HugeObstacle };
  /** Whose Damage deck a seat draws from: its own, or that of the first seat of its team. */
  readonly sharedDeck?: "team";
}

/** Tokens of huge ships, turned to the side that shows no ship. */
export const HUGE_OBSTACLES = ["hugelong", "hugeshort"] as const satisfies readonly ObstacleId[];
export type HugeObstacle = (typeof HUGE_OBSTACLES)[number];
