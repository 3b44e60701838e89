/** Where an option would lead if it were chosen. */
import type { Pose } from "@broadside/geometry";
import type { PlacedObstacleId, ShipId } from "../ids.ts";

/**
 * A preview of an option. A maneuver has a path. A direction, or an action that moves the ship, has the places where the ship could end.
 */
export interface OptionPreview {
  /** The ship's poses along the template, from start to end, if nothing is in its way. */
  readonly path?: readonly Pose[] | undefined;
  readonly trouble?: DescribedTrouble | undefined;
  /** For a leader: where its wingmates would end after the leader moves. */
  readonly mates?: readonly PreviewMate[] | undefined;
  readonly places?: readonly PreviewPlace[] | undefined;
}

/** The worst problem with a maneuver. `with` is the ship or obstacle that the ship ends on, or else the obstacle under the template. */
export interface MoveTrouble {
  readonly ends: "off the table" | "ship" | "obstacle" | "past an obstacle";
  readonly with?: ShipId | PlacedObstacleId | undefined;
}

/** A problem with its text: `ends on the asteroid`. */
export interface DescribedTrouble extends MoveTrouble {
  readonly text: string;
}

/** Where a wingmate ends beside its leader. If there is no room there, it splits. */
export interface PreviewMate {
  readonly ship: ShipId;
  readonly pose: Pose;
  readonly trouble?: DescribedTrouble | undefined;
  readonly splits?: true | undefined;
}

/**
 * A place where a move could put the ship, and how it gets there: by a direction that can be declared, or by a maneuver, given by its code.
 */
export interface PreviewPlace {
  readonly way: string;
  readonly pose: Pose;
  readonly fits: boolean;
  /** Why the ship doesn't fit there. */
  readonly why?: string | undefined;
}
