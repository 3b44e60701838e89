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

/**
 * The worst problem with a maneuver. `with` is the id of the ship that it ends on, or of the obstacle under its end or only under its
 * template.
 */
export interface MoveTrouble {
  readonly ends: "off the table" | "ship" | "obstacle" | "past an obstacle";
  readonly with?: ShipId | PlacedObstacleId | undefined;
}

/** The problem with a description: `ends on the asteroid`. */
export interface DescribedTrouble extends MoveTrouble {
  readonly text: string;
}

/** A wingmate in its place beside its leader. If there is no room, it splits. */
export interface PreviewMate {
  readonly ship: ShipId;
  readonly pose: Pose;
  readonly trouble?: DescribedTrouble | undefined;
  readonly splits?: true | undefined;
}

/** A place where a move could put the ship: in a direction that can be declared, or by a maneuver, given by its code. */
export interface PreviewPlace {
  readonly way: string;
  readonly pose: Pose;
  readonly fits: boolean;
  /** What is wrong with it. */
  readonly why?: string | undefined;
}
