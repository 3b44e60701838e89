/** Weights for the worth of a position, in hundredths of the largest side's points. */
export interface PlanWeights {
  /** The weight of damage dealt; the next field is the weight of damage taken. */
  readonly dealt: number;
  readonly taken: number;
  /**
   * `ahead`: a foe that is close and in front of the ship. `chased`: a foe that has the ship in front of it. Both are shares of the ship's
   * worth.
   */
  readonly ahead: number;
  readonly chased: number;
  /** The weight of each metre to the nearest foe. */
  readonly apart: number;
  /** Shares of the ship's worth: for stress, for an obstacle in the way, and if few maneuvers stay on the table. */
  readonly stress: number;
  readonly rough: number;
  readonly cornered: number;
  /** The value of one energy, as a share of what the ship's next damage would cost it. */
  readonly energy: number;
  /** The cost for each ship that the ship runs into, as a share of the moving ship's worth. */
  readonly crash: number;
  /** The value of a token that can change dice, or of a lock, in hundredths of the ship's worth. */
  readonly token: number;
  /** The value of several ships attacking one target, as a share of its worth. It counts only up to the target's remaining health. */
  readonly together: number;
  /** The value of a second target, in case the best one isn't there. */
  readonly spare: number;
  /** An end that is worse than the best one by this much is half as likely as the best one. */
  readonly doubt: number;
  /** The weight of a ship's position when an answer is tried out, as a share of its weight in a plan. */
  readonly standing: number;
  /** How much better an option must be to replace the usual answer. */
  readonly margin: number;
  /** The value of reaching a scenario piece, and of coming closer to one. */
  readonly goal: number;
  readonly approach: number;
  /** The chance that a foe that could attack the ship does so. The bot uses it to decide whether to save a token. */
  readonly aimedAt: number;
  /** The weight of the next round's results. */
  readonly later: number;
}

export const HAND_SET: PlanWeights = {
  dealt: 1,
  taken: 0.9,
  ahead: 0.12,
  chased: 0.06,
  apart: 6,
  stress: 0.05,
  rough: 0.06,
  cornered: 0.5,
  energy: 0.4,
  crash: 0.08,
  token: 0.6,
  together: 0.1,
  spare: 0.3,
  doubt: 1.5,
  standing: 0.5,
  margin: 1,
  goal: 4,
  approach: 3,
  aimedAt: 0.4,
  later: 1,
};
