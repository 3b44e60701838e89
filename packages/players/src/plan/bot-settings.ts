/** How much a bot thinks, and with which weights and habits. */
import type { Habit } from "../habits.ts";
import type { PlanWeights } from "./plan-weights.ts";

export interface BotSettings {
  readonly weights: PlanWeights;
  /** How many outlines of the next round (`next-round.ts`) the bot may make when it sets a fleet's dials. */
  readonly simulations: number;
  /** The number of times that each side considers the other's choices. With 0, a bot makes no assumptions about its foes. */
  readonly thoughts: number;
  /** The number of plans for which the bot makes such outlines. */
  readonly plans: number;
  /** True if the ships in a fleet make one plan together. */
  readonly together: boolean;
  /** True if the bot weighs actions, attacks and dice. If not, rules of thumb decide them. */
  readonly weighs: boolean;
  /** Improvements on the first ace that this bot uses. */
  readonly habits: readonly Habit[];
  /** For measurements only: the bot guesses each foe's speed at random and expects everything else as usual. */
  readonly guessesSpeeds?: true;
}
