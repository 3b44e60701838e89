/** Where the buttons around a piece go: on an arc behind it, far enough out not to overlap. */
import { toTable } from "@broadside/geometry";
import { cosine, sine } from "@broadside/kit";
import { type Camera, type Screen, type Spot, spotOf } from "./camera.ts";
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
  // The arc is behind the ship, so that it doesn't cover the way ahead.
  const back = about.pose.heading + CIRCLE / 2;
  const step = Math.min(CIRCLE / Math.max(1, buttons.length), (RING_BUTTON.apart / radius) * (CIRCLE / (2 * Math.PI)));
  const first = back - (step * (buttons.length - 1)) / 2;
  return buttons.map((_, at) => {
    const angle = Math.round(first + step * at);
    return { left: middle.left + radius * sine(angle), top: middle.top - radius * cosine(angle) };
  });
}

/** Whether a press on the screen hits a button. */
export const isOnButton = ({ left, top }: Spot, button: Spot): boolean =>
  lengthOf(left - button.left, top - button.top) <= RING_BUTTON.radius + 4;

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);
