/** One step ahead: each ship by itself goes where it may be expected to do most and suffer least, and rules of thumb decide the rest. */
import type { BotPlayer } from "./bot.ts";
import { thinking } from "./mind.ts";
import { HAND_SET } from "./plan/weights.ts";

export const cadet = (seed: number): BotPlayer =>
  thinking(seed, { weights: HAND_SET, simulations: 0, thoughts: 0, plans: 1, together: false, weighs: false, habits: [] });
