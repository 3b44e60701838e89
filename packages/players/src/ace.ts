/** Plans for the whole fleet against what the enemy may be expected to do, and plays its best plans through before it chooses. */
import type { BotPlayer } from "./bot.ts";
import { thinking } from "./mind.ts";
import { HAND_SET } from "./plan/weights.ts";

/** Games that it imagines for the dials of its fleet, where nothing else is said. */
export const ACE_SIMULATIONS = 30;

export const ace = (seed: number): BotPlayer =>
  thinking(seed, { weights: HAND_SET, simulations: ACE_SIMULATIONS, plans: 5, together: true, samples: 2 });
