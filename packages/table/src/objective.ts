/** The ring about an objective and the plate beside it, in figures. */
import { mm, type Point } from "@broadside/geometry";
import type { Mark, ObjectiveLooks } from "./view.ts";

/** Micrometres: the radius of the ring, and how far its ticks stand out and in. */
export const OBJECTIVE = { radius: mm(33), tick: mm(7) } as const;

/** Pixels in the plate. */
const BADGE = 20;
export const HEXAGON_STEP = 15;

/** The box about its ring. */
export function objectiveOutline({ points: [x = 0, y = 0] }: Mark): readonly Point[] {
  const reach = OBJECTIVE.radius + OBJECTIVE.tick / 2;
  return [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y - reach },
    { x: x + reach, y: y + reach },
    { x: x - reach, y: y + reach },
  ];
}

/** How many hexagons there are; some of them filled. */
export const hexagonsOf = ({ counters, of = 0 }: ObjectiveLooks): number => Math.max(counters, of);

/** From the left end of the plate: where its badge ends, and where its hexagons do. */
export const badgeWidth = ({ badge }: ObjectiveLooks): number => (badge === undefined ? 0 : BADGE);
export const objectiveWidth = (looks: ObjectiveLooks): number => badgeWidth(looks) + (looks.isGone ? 0 : hexagonsOf(looks) * HEXAGON_STEP);
