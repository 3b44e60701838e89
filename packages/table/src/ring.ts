/** Where the buttons about a piece stand: on a half circle over it, as far out as they need to be apart. */
import { toTable } from "@broadside/geometry";
import { cosine, sine } from "@broadside/kit";
import { type Camera, type Screen, type Spot, spotOf } from "./camera.ts";
import { pointsOf } from "./polygon.ts";
import type { Piece, Ring } from "./view.ts";

/** Pixels: a button, and the least room from one middle to the next. */
export const RING_BUTTON = { radius: 18, apart: 44, beyond: 30 } as const;

/** In thousandths of a degree. */
const CIRCLE = 360_000;

/** Middles in the order of the buttons, on the screen. */
export function ringSpots({ buttons }: Ring, about: Piece, camera: Camera, screen: Screen): readonly Spot[] {
  const middle = spotOf(camera, screen, about.pose);
  const corners = pointsOf(about.outlines[0] ?? []).map(({ x, y }) => spotOf(camera, screen, toTable(about.pose, x, y)));
  const reach = Math.max(...corners.map(({ left, top }) => lengthOf(left - middle.left, top - middle.top)), 0);
  const needed = (buttons.length * RING_BUTTON.apart) / Math.PI;
  const radius = Math.max(reach + RING_BUTTON.beyond, needed);
  // On the side the ship comes from, so that the way ahead stays free.
  const back = about.pose.heading + CIRCLE / 2;
  const step = Math.min(CIRCLE / Math.max(1, buttons.length), (RING_BUTTON.apart / radius) * (CIRCLE / (2 * Math.PI)));
  const first = back - (step * (buttons.length - 1)) / 2;
  return buttons.map((_, at) => {
    const angle = Math.round(first + step * at);
    return { left: middle.left + radius * sine(angle), top: middle.top - radius * cosine(angle) };
  });
}

/** Whether a press on the screen is on a button. */
export const isOnButton = ({ left, top }: Spot, button: Spot): boolean =>
  lengthOf(left - button.left, top - button.top) <= RING_BUTTON.radius + 4;

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);
