/**
 * While the camera moves, the drawing moves as one picture. It is redrawn when the camera stops, or when the picture no longer covers the
 * screen.
 */
import type { Camera, Screen } from "./camera.ts";
import { OVERSCAN } from "./draw/drawing.ts";

/**
 * How a drawing made for one camera must move to match another camera: pixels to the right, pixels down, and a zoom around the screen's
 * centre.
 */
export interface Shift {
  readonly right: number;
  readonly down: number;
  readonly factor: number;
}

export const shiftBetween = (drawn: Camera, now: Camera): Shift => ({
  right: (drawn.x - now.x) / now.scale,
  down: (drawn.y - now.y) / now.scale,
  factor: drawn.scale / now.scale,
});

export const isAtRest = ({ right, down, factor }: Shift): boolean => right === 0 && down === 0 && factor === 1;

/** How much the picture may be enlarged before it is redrawn. Any larger, it would look coarse. */
const COARSEST = 1.8;

/** Whether the moved drawing still covers the screen. */
export function covers({ right, down, factor }: Shift, { width, height }: Screen): boolean {
  const reach = (size: number): number => (size / 2) * (1 + 2 * OVERSCAN) * factor;
  return factor <= COARSEST && reach(width) - Math.abs(right) >= width / 2 && reach(height) - Math.abs(down) >= height / 2;
}

export const transformOf = ({ right, down, factor }: Shift): string => `translate(${right}px,${down}px) scale(${factor})`;
