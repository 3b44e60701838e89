/** A maneuver of a dial as the way a base goes on the table. */
import type { DialManeuver } from "@broadside/cards";
import {
  type BaseId,
  baseFacts,
  type HugeManeuver,
  type HugeTemplate,
  hasHugeBank,
  hasSections,
  hugeManeuverEnd,
  hugeShift,
  type Maneuver,
  maneuverEnd,
  maneuverShift,
  type Pose,
  type Shift,
  STILL,
} from "@broadside/geometry";

export const courseOf = ({ bearing, speed, side = "left" }: DialManeuver): Maneuver => ({ bearing, speed, side });

/**
 * Huge ships go straight ahead or bank, by a template of their own (HS-MOVE-01, -09); those of the second edition also stop, and one goes
 * backward and turns round (2E-HUGE-06). Undefined for what there is no place for.
 */
export function hugeCourseOf(base: BaseId, { bearing, speed, side = "left" }: DialManeuver): HugeManeuver | undefined {
  if (bearing === "straight") return { bearing, speed };
  if (bearing === "bank") return hasHugeBank(hugeTemplateOf(base), speed) ? { bearing, speed, side } : undefined;
  if (hugeTemplateOf(base) === "first") return undefined;
  if (bearing === "stationary") return { bearing: "straight", speed: 0 };
  if (bearing === "reverse") return { bearing: "straight", speed: -speed };
  return bearing === "koiogran" ? { bearing, speed } : undefined;
}

/** Ships with sections are those of the first edition. */
export const hugeTemplateOf = (base: BaseId): HugeTemplate => (hasSections(base) ? "first" : "second");

/** From the start of a maneuver to its end, where nothing is in the way; without the turn at the end of some, which makes no difference for a square base. */
export function wayOf(base: BaseId, maneuver: DialManeuver): Shift {
  if (baseFacts(base).size !== "huge") return maneuverShift(base, courseOf(maneuver));
  const course = hugeCourseOf(base, maneuver);
  return course ? hugeShift(hugeTemplateOf(base), base, course) : STILL;
}

/** Where a maneuver ends, turned as it ends, where nothing is in the way. */
export function endOfManeuver(base: BaseId, start: Pose, maneuver: DialManeuver): Pose {
  if (baseFacts(base).size !== "huge") return maneuverEnd(base, start, courseOf(maneuver));
  const course = hugeCourseOf(base, maneuver);
  return course ? hugeManeuverEnd(hugeTemplateOf(base), base, start, course) : start;
}
