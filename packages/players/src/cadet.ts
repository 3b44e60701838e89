/** One step ahead: each ship by itself goes where it may be expected to do most and suffer least, and other options are tried once. */
import type { BotPlayer } from "./bot.ts";
import { thinking } from "./mind.ts";
import { HAND_SET } from "./plan/weights.ts";

export const cadet = (seed: number): BotPlayer =>
  thinking(seed, { weights: HAND_SET, simulations: 0, plans: 1, together: false, samples: 1 });
