/**
 * Distinguishes kinds of maneuvers, and turns a maneuver into a similar one. Used by cards that check or change one part of a maneuver
 * (2E-MOVE-32).
 */
import type { DialBearing, DialManeuver } from "@broadside/cards";
import { BANK_RADII } from "@broadside/geometry";

const BASIC: readonly DialBearing[] = ["straight", "bank", "turn"];
/** Whether a maneuver is basic: straight, bank or turn. All others are advanced (2E-MOVE-16). */
export const isBasic = ({ bearing }: Pick<DialManeuver, "bearing">): boolean => BASIC.includes(bearing);

const NOT_FORWARD: readonly DialBearing[] = ["stationary", "reverse", "reverseBank", "bankSlip", "turnSlip"];
/** Whether a maneuver starts at the front guides (2E-MOVE-15). */
export const isForward = ({ bearing }: Pick<DialManeuver, "bearing">): boolean => !NOT_FORWARD.includes(bearing);

const ALONG_STRAIGHTS: readonly DialBearing[] = ["straight", "koiogran", "reverse"];
const FASTEST_STRAIGHT = 5;

/** Returns a faster or slower maneuver, if a template exists. A stop stays a stop (2E-MOVE-29). */
export function atOtherSpeed(maneuver: DialManeuver, by: number): DialManeuver {
  const { bearing, speed } = maneuver;
  if (bearing === "stationary") return maneuver;
  const most = ALONG_STRAIGHTS.includes(bearing) ? FASTEST_STRAIGHT : BANK_RADII.length;
  return { ...maneuver, speed: Math.max(1, Math.min(most, speed + by)) };
}

const SLIPS: Readonly<Partial<Record<DialBearing, DialBearing>>> = { bank: "bankSlip", turn: "turnSlip" };

/** Returns a bank or turn as a sideslip to the same side (2E-MOVE-17); undefined for all other maneuvers. */
export function asSideslip(maneuver: DialManeuver): DialManeuver | undefined {
  const bearing = SLIPS[maneuver.bearing];
  return bearing && { ...maneuver, bearing };
}
