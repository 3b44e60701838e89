/** How much detail the table shows. This depends on the zoom, given as the size of a small base in pixels. */
import type { Camera } from "./camera.ts";

export type Detail = "far" | "middle" | "near";

/** Millimetres. */
const SMALL_BASE = 40;
const LIMITS = { middle: 24, near: 60 } as const;
/** A zoom in millimetres per pixel. When zoomed out farther than this, most ships have no labels. */
export const COARSEST_WITH_LABELS = SMALL_BASE / LIMITS.middle;

export function detailAt({ scale }: Camera): Detail {
  const pixels = SMALL_BASE / scale;
  return pixels < LIMITS.middle ? "far" : pixels < LIMITS.near ? "middle" : "near";
}
