/** What a game is played with, as data: seats, lists by card ids, table and deck. A record begins with it. */
import type { ObstacleId, PlayAreaId, Section } from "@broadside/geometry";
import type { Seat, SeatSetup } from "./seat.ts";
import type { HugeObstacle } from "./set-up-formats.ts";

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
}

export interface SquadSetup {
  readonly faction: string;
  readonly ships: readonly ShipSetup[];
  /** Tokens its player brings. */
  readonly obstacles: readonly ObstacleId[];
  readonly points: number;
}

export const EDITION_IDS = ["1e", "2.0", "2.5"] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export interface GameSetup {
  readonly edition: EditionId;
  readonly format: string;
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

/** A list as a squad check hands it over; `LegalSquad` of the squads package is one. */
export interface CheckedSquad {
  readonly faction: string;
  readonly points: number;
  readonly obstacles: readonly string[];
  readonly ships: readonly {
    readonly pilot: { readonly id: string };
    readonly upgrades: readonly { readonly card: { readonly id: string } }[];
    readonly points: number;
    readonly dockedTo?: number;
    readonly sections?: readonly Section[];
    readonly sectionPoints?: Readonly<Record<Section, number>>;
  }[];
}

/** Ids of obstacles are written with and without hyphens. */
const obstacleId = (text: string): ObstacleId => text.toLowerCase().replace(/[^a-z0-9]/g, "") as ObstacleId;

export const squadSetup = ({ faction, points, obstacles, ships }: CheckedSquad): SquadSetup => ({
  faction,
  points,
  obstacles: obstacles.map(obstacleId),
  ships: ships.map(({ pilot, upgrades, points: worth, dockedTo, sections, sectionPoints }) => ({
    pilot: pilot.id,
    upgrades: upgrades.map(({ card }) => card.id),
    points: worth,
    ...(dockedTo !== undefined && { dockedTo }),
    ...(sections && { sections }),
    ...(sectionPoints && { sectionPoints }),
  })),
});
