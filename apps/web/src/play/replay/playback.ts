/** How long each moment is shown while a replay plays. */
import type { Pace } from "../board/steps/pace.ts";

/** The pause after an animation, in milliseconds. If nothing moved, the pause is shorter. */
const RESTS: Readonly<Record<Pace, number>> = { slow: 1200, usual: 500, fast: 200, "at once": 90 };
const UNSEEN = 0.3;

/** `motion` is the length of the animation at normal speed, and `factor` multiplies it for other speeds. */
export function momentDuration(motion: number, factor: number, pace: Pace): number {
  return motion * factor + RESTS[pace] * (motion > 0 ? 1 : UNSEEN);
}
