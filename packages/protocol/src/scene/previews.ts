/** Where an option would lead, before it is chosen. */
import type { Pose } from "@broadside/geometry";

/** A maneuver has a path; a direction, and an action that moves the ship, the places to which it could lead. */
export interface OptionPreview {
  /** The ship on its way along the template, the start first and the end last, where nothing is in its way. */
  readonly path?: readonly Pose[] | undefined;
  readonly trouble?: ToldTrouble | undefined;
  /** Of a leader: where its wingmates would stand after it. */
  readonly mates?: readonly PreviewMate[] | undefined;
  readonly places?: readonly PreviewPlace[] | undefined;
}

/** The worst that a maneuver meets: `with` is the id of the ship on which it ends, or of the obstacle under its end or under its template alone. */
export interface MoveTrouble {
  readonly ends: "off the table" | "ship" | "obstacle" | "past an obstacle";
  readonly with?: string | undefined;
}

/** The same with words: `ends on the asteroid`. */
export interface ToldTrouble extends MoveTrouble {
  readonly text: string;
}

/** A wingmate in its place beside its leader; one that finds none there splits. */
export interface PreviewMate {
  readonly ship: string;
  readonly pose: Pose;
  readonly trouble?: ToldTrouble | undefined;
  readonly splits?: true | undefined;
}

/** Where a move could put the ship: in a direction that can be declared, or by a maneuver with its code. */
export interface PreviewPlace {
  readonly way: string;
  readonly pose: Pose;
  readonly fits: boolean;
  /** What is wrong with it. */
  readonly why?: string | undefined;
}
