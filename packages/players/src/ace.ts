/**
 * Plans the whole fleet together against what the enemy will probably do. If it may use simulations, it also looks one round further: it
 * estimates how the next round would go after each of its best plans.
 */
import type { BotPlayer } from "./bot.ts";
import type { BotSettings } from "./plan/bot-settings.ts";
import { LEARNT } from "./plan/learnt.ts";
import { thinkingBot } from "./thinking-bot.ts";

/** The first ace, against which later ones are measured. */
export const ACE_1: BotSettings = { weights: LEARNT, simulations: 0, thoughts: 3, plans: 5, together: true, weighs: true, habits: [] };

/** `weighsRed` is off, because the ace scored below 50 % with it in both measurements. Those results could still be chance. */
export const ACE: BotSettings = {
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

/** An ace with other settings. */
export const aceWith =
  (settings: BotSettings) =>
  (seed: number): BotPlayer =>
    thinkingBot(seed, settings);

export const ace = aceWith(ACE);
