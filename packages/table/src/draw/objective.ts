/** An objective: a dashed ring with four ticks, and a plate with a badge and counters as hexagons. */
import { mm } from "@broadside/geometry";
import { badgeWidth, HEXAGON_STEP, hexagonsOf, OBJECTIVE } from "../objective.ts";
import { toPaper } from "../paper.ts";
import type { ObjectiveLooks, Points } from "../view.ts";
import { badgeOf } from "./badge.ts";

const RADIUS = OBJECTIVE.radius / mm(1);
const TICK = OBJECTIVE.tick / mm(1);

export function ringAt([x = 0, y = 0]: Points): string {
  const at = toPaper({ x, y });
  return `M${at.x - RADIUS} ${at.y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`;
}

/** Four ticks across the ring: above, right, below and left. */
export function ticksAt([x = 0, y = 0]: Points): string {
  const at = toPaper({ x, y });
  const [near, far] = [RADIUS - TICK / 2, TICK];
  return [
    `M${at.x} ${at.y - near}v${-far}`,
    `M${at.x + near} ${at.y}h${far}`,
    `M${at.x} ${at.y + near}v${far}`,
    `M${at.x - near} ${at.y}h${-far}`,
  ].join("");
}

const HEXAGON = "M0-6L5.200-3V3L0 6L-5.200 3V-3Z";

/** Draws the plate's badge and counters. `end` is the plate's left end, and `middle` is half its height. */
export function plateMarkup(looks: ObjectiveLooks, end: number, middle: number): string {
  const { badge, counters, isGone } = looks;
  const start = end + badgeWidth(looks);
  const hexagons = Array.from(
    { length: isGone ? 0 : hexagonsOf(looks) },
    (_, at) =>
      `<path class="table-counter"${at < counters ? ' data-laid=""' : ""} d="${HEXAGON}" transform="translate(${start + 6 + at * HEXAGON_STEP} ${middle})"/>`,
  );
  const sign =
    badge === undefined
      ? ""
      : `<path class="table-objective-badge" data-seat="${badge}" d="${badgeOf(badge)}" transform="translate(${end + 6} ${middle}) scale(0.720)"/>`;
  return sign + hexagons.join("");
}
