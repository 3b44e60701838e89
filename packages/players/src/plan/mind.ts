/** How much a bot thinks, and what it holds for good. */
import type { Habit } from "../habits.ts";
import type { Weights } from "./weights.ts";

export interface Mind {
  readonly weights: Weights;
  /** Outlines of the round after, for a fleet's dials. */
  readonly simulations: number;
  /** How often each side thinks about what the other thinks; who does not expects anything of foes. */
  readonly thoughts: number;
  /** Plans that are outlined. */
  readonly plans: number;
  /** Whether ships of a fleet plan together. */
  readonly together: boolean;
  /** Whether actions, attacks and dice are weighed; rules of thumb decide them else. */
  readonly weighs: boolean;
  /** Improvements on the first ace that this bot uses. */
  readonly habits: readonly Habit[];
  /** To measure by: it guesses the speed of each foe at random, and expects the rest as usual. */
  readonly guessesSpeeds?: true;
}
