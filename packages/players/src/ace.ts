/** Plans for the whole fleet against what the enemy may be expected to do; given simulations, it outlines the round after its best plans before it chooses. */
import type { BotPlayer } from "./bot.ts";
import { thinking } from "./mind.ts";
import { LEARNT } from "./plan/learnt.ts";
import type { Mind } from "./plan/mind.ts";

/** The first ace, to measure later ones against. */
export const ACE_1: Mind = { weights: LEARNT, simulations: 0, thoughts: 3, plans: 5, together: true, weighs: true, habits: [] };

/** `weighsRed` is off: both times that it was measured it came out below 50 %, if within chance. */
export const ACE: Mind = {
  ...ACE_1,
  habits: [
    "fillsCards",
    "checksWeapons",
    "countsContact",
    "ordersShips",
    "triesEvenly",
    "weighsSkipping",
    "keepsRoom",
    "seesManySides",
    "countsTrophies",
  ],
};

/** One that thinks otherwise. */
export const aceWith =
  (mind: Mind) =>
  (seed: number): BotPlayer =>
    thinking(seed, mind);

export const ace = aceWith(ACE);
