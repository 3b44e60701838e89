/** The dimensions of the ring around an objective and the plate beside it. */
import { mm, type Point } from "@broadside/geometry";
import type { Mark, ObjectiveLooks } from "./view.ts";

/** In micrometres: the ring's radius, and the length of its ticks, which are half inside and half outside the ring. */
export const OBJECTIVE = { radius: mm(33), tick: mm(7) } as const;

/** Sizes within the plate, in pixels. */
const BADGE = 20;
export const HEXAGON_STEP = 15;

/** The box around its ring. */
export function objectiveOutline({ points: [x = 0, y = 0] }: Mark): readonly Point[] {
  const reach = OBJECTIVE.radius + OBJECTIVE.tick / 2;
  return [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y - reach },
    { x: x + reach, y: y + reach },
    { x: x - reach, y: y + reach },
  ];
}

/** The number of hexagons, both filled and empty. */
export const hexagonsOf = ({ counters, of = 0 }: ObjectiveLooks): number => Math.max(counters, of);

/** Widths from the left end of the plate: to the end of its badge, and to the end of its hexagons. */
export const badgeWidth = ({ badge }: ObjectiveLooks): number => (badge === undefined ? 0 : BADGE);
export const objectiveWidth = (looks: ObjectiveLooks): number => badgeWidth(looks) + (looks.isGone ? 0 : hexagonsOf(looks) * HEXAGON_STEP);
