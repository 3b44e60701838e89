/** How long a moment stays before the next one comes by itself. */
import type { Pace } from "../table/pace.ts";

/** Milliseconds, after what happens in it has been shown; where nothing is to be seen less. */
const RESTS: Readonly<Record<Pace, number>> = { slow: 1200, usual: 500, fast: 200, "at once": 90 };
const UNSEEN = 0.3;

/** `motion` is how long what happens takes at the usual pace, `factor` by how much the pace lengthens it. */
export function staysFor(motion: number, factor: number, pace: Pace): number {
  return motion * factor + RESTS[pace] * (motion > 0 ? 1 : UNSEEN);
}
