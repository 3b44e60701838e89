/** A maneuver of a dial as the way a base goes on the table. */
import type { DialManeuver } from "@broadside/cards";
import type { Maneuver } from "@broadside/geometry";

export const courseOf = ({ bearing, speed, side = "left" }: DialManeuver): Maneuver => ({ bearing, speed, side });
