/** A table at one moment, as a small versioned document. Lengths are whole micrometres, angles whole thousandths of a degree. */
import type { ArcName, BaseId, DeviceId, MissionTokenId, ObstacleId, PlayArea, Pose } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook";

export const POSITION_FORMAT = "broadside-position";
export const POSITION_VERSION = 1;
export const SEATS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const MOST_SEATS = SEATS.length;

export interface PlacedShip {
  readonly id: string;
  readonly name?: string;
  readonly base: BaseId;
  readonly pose: Pose;
  readonly seat: number;
  /** The arcs that the ship can shoot in (default: those printed for its base). */
  readonly arcs: readonly ArcName[];
}

export interface PlacedObstacle {
  readonly id: string;
  readonly token: ObstacleId;
  readonly pose: Pose;
  /** Showing its other face. */
  readonly flipped: boolean;
}

/** A device, remote or mission token. */
export interface PlacedFeature {
  readonly id: string;
  readonly token: DeviceId | MissionTokenId;
  readonly pose: Pose;
}

export interface Position {
  readonly edition: Edition;
  readonly table: PlayArea;
  readonly ships: readonly PlacedShip[];
  readonly obstacles: readonly PlacedObstacle[];
  readonly features: readonly PlacedFeature[];
}
