/** Where the buttons around a piece go: on an arc behind or beside it, far enough out not to overlap. */
import { toTable } from "@broadside/geometry";
import { cosine, sine } from "@broadside/kit";
import { type Camera, freeArea, type Screen, type Spot, spotOf } from "./camera.ts";
import { pointsOf } from "./polygon.ts";
import type { Piece, Ring } from "./view.ts";

/** In pixels: a button's radius, the smallest distance between two buttons' centres, and their distance from the piece. */
export const RING_BUTTON = { radius: 18, apart: 44, beyond: 30 } as const;

/** A full circle in thousandths of a degree. */
const CIRCLE = 360_000;

/** The buttons' centres on the screen, in order. */
export function ringSpots({ buttons }: Ring, about: Piece, camera: Camera, screen: Screen): readonly Spot[] {
  const middle = spotOf(camera, screen, about.pose);
  const corners = pointsOf(about.outlines[0] ?? []).map(({ x, y }) => spotOf(camera, screen, toTable(about.pose, x, y)));
  const reach = Math.max(...corners.map(({ left, top }) => lengthOf(left - middle.left, top - middle.top)), 0);
  const needed = (buttons.length * RING_BUTTON.apart) / Math.PI;
  const radius = Math.max(reach + RING_BUTTON.beyond, needed);
  const step = Math.min(CIRCLE / Math.max(1, buttons.length), (RING_BUTTON.apart / radius) * (CIRCLE / (2 * Math.PI)));
  const arcTo = (side: number): readonly Spot[] =>
    buttons.map((_, at) => {
      const angle = Math.round(about.pose.heading + side + step * (at - (buttons.length - 1) / 2));
      return { left: middle.left + radius * sine(angle), top: middle.top - radius * cosine(angle) };
    });
  const arcs = SIDES.map(arcTo);
  return arcs.find((spots) => spots.every((spot) => isClear(spot, screen))) ?? arcs[0] ?? [];
}

/** The arc is behind the ship, so that it doesn't cover the way ahead. At the edge of the screen, it is on a side that has room. */
const SIDES = [CIRCLE / 2, CIRCLE / 4, (3 * CIRCLE) / 4, 0] as const;

function isClear({ left, top }: Spot, screen: Screen): boolean {
  const free = freeArea(screen);
  const isOn = (at: number, size: number): boolean => at >= RING_BUTTON.radius && at <= size - RING_BUTTON.radius;
  return isOn(left - free.left, free.width) && isOn(top - free.top, free.height);
}

/** Whether a press on the screen hits a button. */
export const isOnButton = ({ left, top }: Spot, button: Spot): boolean =>
  lengthOf(left - button.left, top - button.top) <= RING_BUTTON.radius + 4;

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);
