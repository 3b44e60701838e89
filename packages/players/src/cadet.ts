/**
 * A bot that looks one step ahead. Each ship ignores the others and goes where it should do most damage and suffer least. Rules of thumb
 * decide the rest.
 */
import type { BotPlayer } from "./bot.ts";
import { HAND_SET } from "./plan/plan-weights.ts";
import { thinkingBot } from "./thinking-bot.ts";

export const cadet = (seed: number): BotPlayer =>
  thinkingBot(seed, { weights: HAND_SET, simulations: 0, thoughts: 0, plans: 1, together: false, weighs: false, habits: [] });
