/** Turns a dial maneuver into the course that a base takes on the table. */
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
 * Returns the course of a huge ship, which moves straight or banks with its own template (HS-MOVE-01, -09). In the second edition it may
 * also stop, and one huge ship can move backwards and turn around (2E-HUGE-06). Undefined for maneuvers that the template doesn't have.
 */
export function hugeCourseOf(base: BaseId, { bearing, speed, side = "left" }: DialManeuver): HugeManeuver | undefined {
  if (bearing === "straight") return { bearing, speed };
  if (bearing === "bank") return hasHugeBank(hugeTemplateOf(base), speed) ? { bearing, speed, side } : undefined;
  if (hugeTemplateOf(base) === "first") return undefined;
  if (bearing === "stationary") return { bearing: "straight", speed: 0 };
  if (bearing === "reverse") return { bearing: "straight", speed: -speed };
  return bearing === "koiogran" ? { bearing, speed } : undefined;
}

/** Which huge template a base uses. First-edition huge ships are the ones with sections. */
export const hugeTemplateOf = (base: BaseId): HugeTemplate => (hasSections(base) ? "first" : "second");

/**
 * Returns the shift from start to end of an unobstructed maneuver. The final rotation, if any, is left out because a square base covers the
 * same area after it.
 */
export function wayOf(base: BaseId, maneuver: DialManeuver): Shift {
  if (baseFacts(base).size !== "huge") return maneuverShift(base, courseOf(maneuver));
  const course = hugeCourseOf(base, maneuver);
  return course ? hugeShift(hugeTemplateOf(base), base, course) : STILL;
}

/** Returns the pose where an unobstructed maneuver ends, including its final rotation. */
export function endOfManeuver(base: BaseId, start: Pose, maneuver: DialManeuver): Pose {
  if (baseFacts(base).size !== "huge") return maneuverEnd(base, start, courseOf(maneuver));
  const course = hugeCourseOf(base, maneuver);
  return course ? hugeManeuverEnd(hugeTemplateOf(base), base, start, course) : start;
}
