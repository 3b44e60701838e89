/** What a position is worth, as weights: in hundredths of the largest side's points. */
export interface Weights {
  /** Damage done, and damage taken. */
  readonly dealt: number;
  readonly taken: number;
  /** A foe near and ahead of the nose; a foe that has the ship ahead of its own. Shares of the ship's worth. */
  readonly ahead: number;
  readonly chased: number;
  /** For each metre to the nearest foe. */
  readonly apart: number;
  /** Shares of the ship's worth: stress, an obstacle on the way, few ways on. */
  readonly stress: number;
  readonly rough: number;
  readonly cornered: number;
  /** Gained, of what the next damage to the ship is worth. */
  readonly energy: number;
  /** For each ship run into, a share of the worth of the one that runs. */
  readonly crash: number;
  /** A token to change dice with, a lock: hundredths of the ship's worth. */
  readonly token: number;
  /** Fire of several ships on one target, as far as it comes to what the target has left: a share of its worth. */
  readonly together: number;
  /** What a second target is worth beside the best: it may be the one that is there. */
  readonly spare: number;
  /** How much worse an end must be to be half as likely as the best. */
  readonly doubt: number;
  /** Where a ship stands, when an answer is tried; a share of what it counts in a plan. */
  readonly standing: number;
  /** By how much an option must come to more than the usual answer to be taken in its place. */
  readonly margin: number;
  /** A thing of the scenario that the side is at, and the way to one. */
  readonly goal: number;
  readonly approach: number;
  /** How likely a foe that could fire at a ship does, when a token might be kept for that. */
  readonly aimedAt: number;
  /** What the round after may bring. */
  readonly later: number;
}

export const HAND_SET: Weights = {
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
